import { REPLIES_KEPT, type StoredReply } from './run-store';

/** A repeated command gets the first answer again. The oldest are forgotten. */
export class ReplyCache {
  readonly #replies = new Map<string, Promise<unknown>>();

  /** With what another exchange has answered and stored before this one went on with its run. */
  constructor(stored: readonly StoredReply[] = []) {
    for (const { id, value } of stored) this.#replies.set(id, Promise.resolve(value));
  }

  /** Commands without an id are never repeated. One id is one command, so its answer is of one type. */
  answer<T>(id: string, answer: () => Promise<T>): Promise<T> {
    const known = this.#replies.get(id);
    if (known) return known as Promise<T>;
    const reply = answer();
    if (id === '') return reply;
    this.#replies.set(id, reply);
    for (const oldest of this.#replies.keys()) {
      if (this.#replies.size <= REPLIES_KEPT) break;
      this.#replies.delete(oldest);
    }
    // What has failed may be tried anew.
    reply.catch(() => this.#replies.delete(id));
    return reply;
  }

  clear(): void {
    this.#replies.clear();
  }
}
