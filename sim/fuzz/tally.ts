import type { Answer } from './send-request';
import { type Customer, strangersIn } from './senders';

/** After this many failures a run ends. */
const MOST_FAILURES = 20;

/** What was sent, by whom, among whom. */
interface Asked {
  readonly index: number;
  readonly what: string;
  readonly self: Customer;
  readonly customers: readonly Customer[];
}

/** Judges single answers, and counts them. */
export class Tally {
  /** Each begins with the index of its request, which together with the seed makes the same request again. */
  readonly failures: string[] = [];
  /** Answers by status; 0 is a connection that was closed without one, 101 a WebSocket session. */
  readonly statuses: Record<number, number> = {};
  accepted = 0;
  /** Answers in which customers have found their own mark. If there are none, nobody else's would be found either. */
  ownMarks = 0;

  get isOver(): boolean {
    return this.failures.length >= MOST_FAILURES;
  }

  fail(index: number, what: string): void {
    this.failures.push(`${index}: ${what}`);
  }

  judge({ index, what, self, customers }: Asked, { status, text }: Answer): void {
    this.statuses[status] = (this.statuses[status] ?? 0) + 1;
    if (text.startsWith('{"type":"ok"')) this.accepted += 1;
    if (text.includes(self.mark)) this.ownMarks += 1;
    if (status >= 500) this.fail(index, `HTTP ${status} to ${what}: ${text.slice(0, 200)}`);
    for (const other of strangersIn(text, what, self, customers))
      this.fail(index, `${self.mark} reads ${other} in the answer to ${what}`);
  }
}
