// Which rooms this tab has. The tab that opened a room last has it: it takes the lock of the one before, which says so.

export class Held {
  private readonly releases = new Map<string, () => void>();

  /** `lost`: called when another tab has taken a room. */
  constructor(private readonly lost: (room: string) => void) {}

  /** Take a room. Without locks (an old browser, plain http) the log alone decides who wrote first. */
  async take(room: string): Promise<void> {
    const { locks } = navigator;
    if (!locks || this.releases.has(room)) return;
    await new Promise<void>((taken) => {
      const holding = locks.request(`kingcraft-${room}`, { steal: true }, () => {
        taken();
        return new Promise<void>((release) => this.releases.set(room, release));
      });
      holding.catch(() => {
        if (this.releases.delete(room)) this.lost(room);
        taken();
      });
    });
  }

  /** Nothing here uses the room any more. */
  release(room: string): void {
    this.releases.get(room)?.();
    this.releases.delete(room);
  }
}
