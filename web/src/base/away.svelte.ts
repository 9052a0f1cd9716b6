// What has changed about where matches are, since this page was opened.

export const away = $state({
  /** Whether the server could not be reached at the last question, and this page has answered instead. */
  server: false,
  /** Whether this browser has deleted a match that was stored in it. */
  match: false,
});
