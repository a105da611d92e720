/**
 * Rolls back what a refused command has written. State structures record the inverse of every write. While no
 * transaction is open, recording does nothing.
 */
export class UndoLog {
  #steps: (() => void)[] | null = null;

  /** Whether a transaction is open, so that writers can avoid creating the closure. */
  get isOpen(): boolean {
    return this.#steps !== null;
  }

  /** Number of writes in the open transaction; 0 without one. It shows whether a command has changed anything. */
  get size(): number {
    return this.#steps?.length ?? 0;
  }

  /** Throws when a transaction is already open, because commands do not nest. */
  begin(): void {
    if (this.#steps) throw new Error('a transaction is open already: commit or roll back first');
    this.#steps = [];
  }

  /** `undo` must restore exactly what the write changed and must not throw. */
  record(undo: () => void): void {
    this.#steps?.push(undo);
  }

  commit(): void {
    this.#close();
  }

  /** Runs the inverses, the last write first. Their own writes are not recorded. */
  rollback(): void {
    this.rollbackTo(0);
    this.#close();
  }

  /** Like `rollback`, but keeps the first `size` writes, and the transaction stays open. */
  rollbackTo(size: number): void {
    const steps = this.#close();
    for (let i = steps.length - 1; i >= size; i -= 1) steps[i]?.();
    this.#steps = steps.slice(0, size);
  }

  #close(): (() => void)[] {
    const steps = this.#steps;
    if (!steps) throw new Error('no transaction is open: begin first');
    this.#steps = null;
    return steps;
  }
}
