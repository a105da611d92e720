/**
 * Takes back what a refused command has written. State structures record the inverse of every write; while no
 * transaction is open, recording costs nothing and keeps nothing.
 */
export class UndoLog {
  #steps: (() => void)[] | null = null;

  /** Whether a transaction is open, for writers that want to save themselves the closure. */
  get isOpen(): boolean {
    return this.#steps !== null;
  }

  /** Writes of the open transaction so far; 0 without one. Tells whether a command has changed anything. */
  get size(): number {
    return this.#steps?.length ?? 0;
  }

  /** Throws when a transaction is open already: commands do not nest. */
  begin(): void {
    if (this.#steps) throw new Error('a transaction is open already: commit or roll back first');
    this.#steps = [];
  }

  /** `undo` must restore exactly what the write changed and must not fail. */
  record(undo: () => void): void {
    this.#steps?.push(undo);
  }

  commit(): void {
    this.#close();
  }

  /** Runs the inverses, the last write first. What they write is not recorded. */
  rollback(): void {
    const steps = this.#close();
    for (let i = steps.length - 1; i >= 0; i -= 1) steps[i]?.();
  }

  #close(): (() => void)[] {
    const steps = this.#steps;
    if (!steps) throw new Error('no transaction is open: begin first');
    this.#steps = null;
    return steps;
  }
}
