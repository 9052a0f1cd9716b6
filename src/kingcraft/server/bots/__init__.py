"""Where bots and hints think: threads, the compiled kernels that they need, programs of others."""
