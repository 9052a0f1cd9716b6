// Whether the server could not be reached, and this page plays without it.

export const away = $state({
  /** Set by the last question that needed no particular home. */
  server: false,
});
