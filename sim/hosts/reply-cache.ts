import { MAX_REPLIES, type StoredReply } from './run-store';

/** The result of a command. */
export interface CommandResult<T> {
  readonly value: T;
  readonly hasChanged: boolean;
}

/**
 * A repeated command gets the first answer again: while it runs, and afterwards when it has changed something. A
 * command that has changed nothing may run again, so its answer is not kept. Beyond the limit the oldest answers are
 * dropped.
 */
export class ReplyCache {
  readonly #replies = new Map<string, Promise<unknown>>();
  readonly #underWay = new Set<string>();
  readonly #maxReplies: number;

  /**
   * `stored`: the answers that an earlier exchange of this run has given and stored. `maxReplies`: how many answers to
   * keep.
   */
  constructor(stored: readonly StoredReply[] = [], maxReplies: number = MAX_REPLIES) {
    this.#maxReplies = maxReplies;
    for (const { id, value } of stored) this.#replies.set(id, Promise.resolve(value));
  }

  /**
   * Runs a command, or returns its first answer. An empty id means that the command is never repeated. One id always
   * means the same command, so its answer is of one type.
   */
  answer<T>(id: string, run: () => Promise<CommandResult<T>>): Promise<T> {
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

  /**
   * Call this when another run has begun. The command that began it is still running and may be repeated, so its answer
   * stays.
   */
  clear(): void {
    for (const id of this.#replies.keys()) if (!this.#underWay.has(id)) this.#replies.delete(id);
  }

  #trim(): void {
    for (const oldest of this.#replies.keys()) {
      if (this.#replies.size <= this.#maxReplies) break;
      // A command that still runs would be run a second time by a repetition.
      if (!this.#underWay.has(oldest)) this.#replies.delete(oldest);
    }
  }
}
