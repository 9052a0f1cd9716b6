// Which settings have a control, in the order in which they are read.

export const GROUPS = [
  { group: "play", choices: ["speed", "hold", "taps", "auto", "settle", "history"], switches: ["premove", "warn"] },
  { group: "cards", choices: ["colours", "tint", "letters", "size", "sort", "order", "handed"], switches: [] },
  { group: "page", choices: ["cloth", "contrast"], switches: [] },
  { group: "sound", choices: [], switches: ["words", "sound", "vibrate", "notify"] },
  { group: "access", choices: [], switches: ["keys", "text"] },
] as const;
