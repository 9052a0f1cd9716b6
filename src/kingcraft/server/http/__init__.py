"""HTTP and WebSockets: the API, the page's files, rule pages, and who may ask at all."""
