// What a home gives: answers, and connections to rooms.

/** A connection to a room: the part of a WebSocket that we use. */
export interface Line {
  readonly readyState: number;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

/** The near home. */
export interface Near {
  /** Answers as `fetch` does. */
  ask(path: string, init: RequestInit): Promise<Response>;
  line(room: string): Line;
}
