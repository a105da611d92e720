import { vi } from 'vitest';

/** The part of a browser tab that a history uses. */
export class Tab {
  readonly entries: { hash: string; state: unknown }[];
  at = 0;
  full = false;
  readonly heard = new Set<() => void>();
  constructor(hash: string, state: unknown = null) {
    this.entries = [{ hash, state }];
    const current = () => this.entries[this.at] ?? { hash: '', state: null };
    const push = (hash: string, state: unknown) =>
      this.entries.splice(++this.at, Number.POSITIVE_INFINITY, { hash, state });
    vi.stubGlobal('location', {
      get hash() {
        return current().hash;
      },
      assign: (hash: string) => push(hash, null),
    });
    vi.stubGlobal('history', {
      get state() {
        return current().state;
      },
      pushState: (state: unknown, _title: string, hash: string) => {
        if (this.full) throw new DOMException('too many', 'SecurityError');
        push(hash, state);
      },
      replaceState: (state: unknown, _title: string, hash = current().hash) =>
        this.entries.splice(this.at, 1, { hash, state }),
      go: (by: number) => this.step(by),
    });
    vi.stubGlobal('window', {
      addEventListener: (_event: string, hear: () => void) => this.heard.add(hear),
      removeEventListener: (_event: string, hear: () => void) => this.heard.delete(hear),
    });
  }
  step(by: number) {
    this.at += by;
    for (const hear of this.heard) hear();
  }
}
