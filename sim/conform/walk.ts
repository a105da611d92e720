import type { Call } from '@/contract/calls';
import type { CallRequest } from '@/contract/declare';
import { requests } from '@/contract/requests';
import type { Asking, HttpAnswer, Server } from './ask';
import { type JudgedAnswer, judgeAnswer } from './judge-answer';
import type { Seen, Step, StepFields } from './step';

/** One executed step and its judged answer. */
export interface Walked {
  readonly step: Step;
  readonly asking: Asking;
  readonly answered: HttpAnswer;
  readonly judged: JudgedAnswer;
}

export interface Skipped {
  readonly step: Step;
  /** Why it could not be called. */
  readonly reason: string;
}

export interface WalkOptions {
  /** '' when nobody is signed in: calls that need a session are then left out. */
  readonly token: string;
  readonly unique: string;
}

/** The smallest PNG there is: one transparent pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
const picture = () => ({ type: 'image/png', bytes: new Uint8Array(Buffer.from(PIXEL, 'base64')) });

export const accessOf = (call: Call): CallRequest['access'] => (requests[call] as CallRequest).access;

/** Runs steps against a server, each with fields from earlier answers. The answers are kept between calls of `walk`. */
export class Walker {
  readonly #server: Server;
  readonly #payloads = new Map<Call, unknown>();
  readonly #options: WalkOptions;
  #dateMs = Date.now();
  #registered = '';

  constructor(server: Server, options: WalkOptions) {
    this.#server = server;
    this.#options = options;
  }

  async walk(step: Step): Promise<Walked | Skipped> {
    const token = step.as === 'nobody' ? '' : step.as === 'registered' ? this.#registered : this.#options.token;
    if (token === '' && accessOf(step.call) !== 'anyone') return { step, reason: 'needs a session' };
    const missing = step.after?.find((call) => !this.#payloads.has(call));
    if (missing) return { step, reason: `${missing} was not accepted` };
    const fields = await this.#fieldsOf(step.fields ?? {});
    if (typeof fields === 'string') return { step, reason: fields };
    if (step.waitMs) await this.#server.pause(step.waitMs);
    const file = step.withFile ? picture() : undefined;
    const asking: Asking = { call: step.call, fields, token, file };
    const answered = await this.ask(asking);
    const judged = judgeAnswer(step.call, answered, pageAsked(fields));
    if (judged.payload) {
      this.#payloads.set(step.call, judged.payload.value);
      if (step.call === 'POST /user/login') this.#registered = String(judged.payload.value);
    }
    return { step, asking, answered, judged };
  }

  async ask(asking: Asking): Promise<HttpAnswer> {
    const answered = await this.#server.ask(asking);
    this.#dateMs = answered.dateMs ?? this.#dateMs;
    return answered;
  }

  /** The fields as they are sent, or a sentence when one of them has no value. */
  async #fieldsOf(declared: StepFields): Promise<Record<string, string> | string> {
    const fields: Record<string, string> = {};
    for (const [name, value] of Object.entries(declared)) {
      if (typeof value !== 'object') fields[name] = String(value);
      else {
        const absent = value.needs.find((call) => !this.#payloads.has(call));
        const found = absent === undefined ? await value.of(this.#seen()) : null;
        if (found === null || found === undefined) return `no ${name}${absent ? ` without ${absent}` : ' to ask with'}`;
        fields[name] = String(found);
      }
    }
    return fields;
  }

  #seen(): Seen {
    return {
      payload: (call) => this.#payloads.get(call),
      nowMs: this.#dateMs,
      codeFor: (address) => this.#server.codeFor(address),
      unique: this.#options.unique,
    };
  }
}

export const isSkipped = (done: Walked | Skipped): done is Skipped => 'reason' in done;

const numberOf = (text: string | undefined) => (text === undefined ? undefined : Number(text));
const pageAsked = ({ page, limit }: Readonly<Record<string, string>>) => ({
  page: numberOf(page),
  limit: numberOf(limit),
});

/** Steps that a call's own step needs, in the order of the plan. */
export function stepsFor(calls: readonly Call[], plan: readonly Step[]): readonly Step[] {
  const wanted = new Set<Call>(calls);
  for (const each of plan.toReversed()) {
    if (!wanted.has(each.call)) continue;
    for (const call of each.after ?? []) wanted.add(call);
    for (const value of Object.values(each.fields ?? {}))
      if (typeof value === 'object') for (const call of value.needs) wanted.add(call);
  }
  return plan.filter(({ call }) => wanted.has(call));
}
