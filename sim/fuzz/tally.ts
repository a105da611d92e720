import type { FuzzedRequest } from './http-requests';
import type { Answer } from './send-request';
import { type Customer, strangersIn } from './senders';

/** After this many failures a run ends. */
const MOST_FAILURES = 20;
/** The host may refuse a body above this, and close the connection while the rest is still being sent. */
const LARGE_BODY_BYTES = 100_000;

/** How the answer of an accepted call begins; one call has the second form. */
const ACCEPTED = /^\{("type":"ok"|"code":1,)/;

/** What was sent, by whom, and all customers. */
interface SentRequest {
  readonly index: number;
  readonly what: string;
  /** Null for a socket session. */
  readonly request: FuzzedRequest | null;
  readonly self: Customer;
  readonly customers: readonly Customer[];
}

/** Whether the connection may end without an answer: the request was empty, or too large. */
const mayGoUnanswered = (request: FuzzedRequest | null): boolean =>
  request !== null && ('raw' in request ? request.raw.trim() === '' : request.body.length > LARGE_BODY_BYTES);

/** Whether an answer with content must be JSON. */
const asksForJson = (request: FuzzedRequest | null): boolean =>
  request !== null && !('raw' in request) && request.path.startsWith('/api/') && request.method !== 'HEAD';

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Checks each answer, and counts answers and failures. */
export class Tally {
  /** Each begins with the index of its request, which together with the seed makes the same request again. */
  readonly failures: string[] = [];
  /** Answers by status; 0 is a connection that was closed without one, 101 a WebSocket session. */
  readonly statuses: Record<number, number> = {};
  accepted = 0;
  /** The calls that have been accepted, such as `POST /api/coin/trade`. */
  readonly reached = new Set<string>();
  /** Answers in which customers have found their own mark. If there are none, nobody else's would be found either. */
  ownMarks = 0;

  get isOver(): boolean {
    return this.failures.length >= MOST_FAILURES;
  }

  fail(index: number, what: string): void {
    this.failures.push(`${index}: ${what}`);
  }

  judge({ index, what, request, self, customers }: SentRequest, { status, text }: Answer): void {
    this.statuses[status] = (this.statuses[status] ?? 0) + 1;
    if (text.startsWith('{"type":"ok"')) this.accepted += 1;
    if (request && !('raw' in request) && ACCEPTED.test(text))
      this.reached.add(`${request.method} ${request.path.replace(/\?.*/s, '')}`);
    if (text.includes(self.mark)) this.ownMarks += 1;
    if (status === 0 && !mayGoUnanswered(request)) this.fail(index, `no answer to ${what}`);
    if (status === 200 && asksForJson(request) && !isJson(text))
      this.fail(index, `no JSON in the answer to ${what}: ${text.slice(0, 200)}`);
    if (status >= 500) this.fail(index, `HTTP ${status} to ${what}: ${text.slice(0, 200)}`);
    for (const other of strangersIn(text, what, self, customers))
      this.fail(index, `${self.mark} reads ${other} in the answer to ${what}`);
  }
}
