import * as v from 'valibot';
import { answers } from '@/contract/answers';
import type { Call } from '@/contract/calls';
import { interpret } from '@/contract/envelope';
import type { Asking, HttpAnswer, Server } from '../conform/ask';
import {
  ANSWERS_NOTHING,
  anyRefusalOf,
  applies,
  type CallCell,
  declarationOf,
  namesSomething,
  refusalsOfOthers,
} from './cells';
import { type MatrixHost, repeated } from './hosts';

/** Sessions of people who may not do what the walking customer may. */
export interface Others {
  /** A verified customer who owns nothing of the walking customer. */
  readonly stranger: string;
  /** Without an identity record. */
  readonly newcomer: string;
}

const DEAD_TOKEN = 'f'.repeat(32);

/**
 * A server that passes on the requests of a walk. At each call's first success it proves the cells around it, and calls
 * `fill` for each proved cell. It throws for a cell that does not hold.
 */
export class Probe implements Server {
  readonly #host: MatrixHost;
  readonly #others: Others;
  readonly #fill: (call: Call, cell: CallCell) => void;
  readonly #accepted = new Map<Call, Asking>();
  readonly #filled = new Set<string>();
  #count = 0;

  constructor(host: MatrixHost, others: Others, fill: (call: Call, cell: CallCell) => void) {
    this.#host = host;
    this.#others = others;
    this.#fill = fill;
  }

  /** The last accepted request of each call. */
  get accepted(): ReadonlyMap<Call, Asking> {
    return this.#accepted;
  }

  codeFor = (address: string) => this.#host.codeFor(address);
  pause = (ms: number) => this.#host.pause(ms);

  async ask(asking: Asking): Promise<HttpAnswer> {
    const { call } = asking;
    const proved = await this.#beforehand(asking);
    this.#count += 1;
    const sent = repeated(asking, `matrix-${this.#count}`);
    const before = await this.#commands();
    const answered = await this.#host.ask(sent);
    if (outcome(answered) !== 'ok') return answered;
    this.#accepted.set(call, asking);
    this.#prove(call, 'success');
    for (const cell of proved) this.#prove(call, cell);
    expectFit(call, answered);
    this.#prove(call, 'schema');
    if (asking.token === '' || declarationOf(call).access === 'anyone') await this.#asVisitor(asking);
    if (applies(call, 'replay') && !this.#filled.has(`${call} replay`)) {
      await this.#replay(sent, answered, (await this.#commands()) > before);
      this.#prove(call, 'replay');
    }
    return answered;
  }

  #prove(call: Call, cell: CallCell): void {
    if (this.#filled.has(`${call} ${cell}`)) return;
    this.#filled.add(`${call} ${cell}`);
    this.#fill(call, cell);
  }

  /** Makes the same request as others, who must be refused. This changes nothing. Returns the proved cells. */
  async #beforehand(asking: Asking): Promise<readonly CallCell[]> {
    const { call } = asking;
    const proved: CallCell[] = [];
    const refused = async (cell: CallCell, token: string, ...codes: readonly string[]) => {
      if (!applies(call, cell) || this.#filled.has(`${call} ${cell}`)) return;
      const answered = await this.#host.ask({ ...asking, token });
      const reason = outcome(answered);
      const isNothing = cell === 'other’s' && ANSWERS_NOTHING.has(call) && payloadOf(answered) === null;
      if (!isNothing && !codes.includes(reason))
        throw new Error(`${call}, ${cell}: ${reason} instead of ${codes.join(' or ')}`);
      proved.push(cell);
    };
    if (applies(call, '999')) await refused('anonymous', '', 'session_invalid');
    await refused('999', DEAD_TOKEN, 'session_invalid');
    await refused('998', this.#others.newcomer, 'verification_needed');
    if (namesSomething(call, asking.fields)) await refused('other’s', this.#others.stranger, ...refusalsOfOthers(call));
    return proved;
  }

  /** Makes a call with access `anyone` as a visitor and with an ended session. Both must get an answer. */
  async #asVisitor(asking: Asking): Promise<void> {
    if (asking.token === '') return this.#prove(asking.call, 'anonymous');
    if (!asking.call.startsWith('GET ') && asking.call !== 'POST /news/list' && asking.call !== 'POST /news/detail')
      return;
    for (const token of ['', DEAD_TOKEN]) expectFit(asking.call, await this.#host.ask({ ...asking, token }));
    this.#prove(asking.call, 'anonymous');
  }

  /** Repeats the request with the same id: it must get the first answer again and change nothing. */
  async #replay(sent: Asking, first: HttpAnswer, hasChanged: boolean): Promise<void> {
    const before = await this.#commands();
    const again = await this.#host.ask(sent);
    const after = await this.#commands();
    if (after !== before) throw new Error(`${sent.call}: its repetition was executed`);
    if (hasChanged && JSON.stringify(again.body) !== JSON.stringify(first.body))
      throw new Error(`${sent.call}: its repetition was answered otherwise: ${JSON.stringify(again.body)}`);
    if (!hasChanged) expectFit(sent.call, again);
  }

  /** How many commands the run has so far. */
  async #commands(): Promise<number> {
    return ((await this.#host.control('scenario.current', {})) as { commands: number }).commands;
  }
}

const outcome = ({ body }: HttpAnswer): string => {
  const read = interpret(body);
  return read.kind === 'ok' ? 'ok' : String((body as { reason?: unknown }).reason);
};

const payloadOf = ({ body }: HttpAnswer): unknown => {
  const read = interpret(body);
  return read.kind === 'ok' ? read.payload : undefined;
};

/** Throws unless the answer is an accepted one that fits its declaration. */
export function expectFit(call: Call, { status, body }: HttpAnswer): void {
  const read = interpret(body);
  const issues =
    read.kind === 'ok'
      ? (v.safeParse(answers[call] as v.GenericSchema, read.payload).issues ?? [])
      : [{ message: JSON.stringify(body) }];
  if (status !== 200 || issues.length > 0) throw new Error(`${call}: HTTP ${status}, ${issues[0]?.message ?? ''}`);
}

/**
 * Throws unless the call is accepted with an answer that fits, or refused with a code and a sentence that it declares.
 */
export function expectAnswer(call: Call, answered: HttpAnswer): 'ok' | 'refused' {
  const reason = outcome(answered);
  if (reason === 'ok') {
    expectFit(call, answered);
    return 'ok';
  }
  const { message, msg } = answered.body as { message?: unknown; msg?: unknown };
  const hasSentence = typeof (message ?? msg) === 'string' && (message ?? msg) !== '';
  const isDeclared = (anyRefusalOf(call) as readonly string[]).includes(reason);
  if (answered.status !== 200 || !isDeclared || !hasSentence)
    throw new Error(`${call}: HTTP ${answered.status}, ${JSON.stringify(answered.body)}`);
  return 'refused';
}
