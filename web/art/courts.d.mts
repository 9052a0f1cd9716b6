export function courts(): Promise<Record<string, string>>;
