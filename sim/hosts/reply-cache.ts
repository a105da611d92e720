import { REPLIES_KEPT, type StoredReply } from './run-store';

/** What came of a command. */
export interface Ran<T> {
  readonly value: T;
  readonly hasChanged: boolean;
}

/**
 * A repeated command gets the first answer again: while it is under way, and afterwards when it has changed something.
 * The oldest are forgotten. What has changed nothing may be done anew, and takes no room here.
 */
export class ReplyCache {
  readonly #replies = new Map<string, Promise<unknown>>();
  readonly #underWay = new Set<string>();
  readonly #keeps: number;

  /** With what another exchange has answered and stored before this one went on with its run. */
  constructor(stored: readonly StoredReply[] = [], keeps: number = REPLIES_KEPT) {
    this.#keeps = keeps;
    for (const { id, value } of stored) this.#replies.set(id, Promise.resolve(value));
  }

  /** Commands without an id are never repeated. One id is one command, so its answer is of one type. */
  answer<T>(id: string, run: () => Promise<Ran<T>>): Promise<T> {
    const known = this.#replies.get(id);
    if (known) return known as Promise<T>;
    const running = run();
    const reply = running.then(({ value }) => value);
    if (id === '') return reply;
    this.#replies.set(id, reply);
    this.#underWay.add(id);
    const end = (hasChanged: boolean) => {
      this.#underWay.delete(id);
      if (hasChanged) this.#trim();
      else this.#replies.delete(id);
    };
    running.then(
      ({ hasChanged }) => end(hasChanged),
      () => end(false),
    );
    return reply;
  }

  /** Another run has begun. The command that began it is still under way, and may be repeated like any other. */
  clear(): void {
    for (const id of this.#replies.keys()) if (!this.#underWay.has(id)) this.#replies.delete(id);
  }

  #trim(): void {
    for (const oldest of this.#replies.keys()) {
      if (this.#replies.size <= this.#keeps) break;
      this.#replies.delete(oldest);
    }
  }
}
