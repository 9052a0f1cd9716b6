// Which settings have a control, in the order in which they are read. (Others are kept already, but do nothing yet.)

export const GROUPS = [
  { group: "play", choices: ["speed", "hold", "taps"], switches: ["warn"] },
  { group: "cards", choices: ["colours", "letters", "sort"], switches: [] },
  { group: "page", choices: [], switches: ["sound"] },
] as const;
