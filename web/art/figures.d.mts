export function figures(): string;
