/** Whether this page was opened by an address of this very machine, which means another one on any other. */
export const local = (): boolean => /^(localhost|127\.|\[::1\])/.test(location.hostname);
