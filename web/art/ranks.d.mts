export function ranks(): Promise<string>;
