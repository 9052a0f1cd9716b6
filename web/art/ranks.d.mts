type Rank = [sign: string, width: number, below: number, outline: string];
export function ranks(): Promise<Rank[]>;
export function module(found: Rank[]): string;
export function data(found: Rank[], suits: Record<string, string>): string;
