import type { WireReply } from '../port';

/** Replies remembered for retries: enough for every call a page can have under way. */
const CAPACITY = 256;

/** A repeated request gets the first answer again. The oldest are forgotten. */
export class ReplyCache {
  readonly #replies = new Map<string, Promise<WireReply>>();

  /** Requests without an id are never repeated. */
  answer(id: string, answer: () => Promise<WireReply>): Promise<WireReply> {
    const known = this.#replies.get(id);
    if (known) return known;
    const reply = answer();
    if (id === '') return reply;
    this.#replies.set(id, reply);
    for (const oldest of this.#replies.keys()) {
      if (this.#replies.size <= CAPACITY) break;
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
