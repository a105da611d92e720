import { interpret } from '@/contract/envelope';
import { events } from '@/contract/events';
import type { LiveWorld } from '../../live-world';
import type { Push, WireReply, WireRequest } from '../../port';
import { sessionUser } from '../../products/accounts/sessions';
import type { Effects, OwnCause, WorldObserver } from '../../world-observer';
import { watchedTables } from './entities';
import type { Answered } from './records';
import { Ring } from './ring';

/** A call as it is kept: the request as it came, the reply as it went. */
export interface KeptCall {
  readonly kind: 'call';
  readonly request: WireRequest;
  readonly userId: number | null;
  /** Dropped before the step itself is: bodies of lists are large. */
  reply: WireReply | null;
  answer: Answered | null;
  tookMs: number | null;
}

export interface KeptControl {
  readonly kind: 'control';
  readonly action: string;
  readonly input: unknown;
}

export interface KeptStep {
  readonly seq: number;
  readonly atMs: number;
  readonly cause: KeptCall | KeptControl | OwnCause;
  effects: Effects | null;
}

export interface KeptBurst {
  readonly id: number;
  seq: number;
  readonly event: string;
  readonly fromMs: number;
  atMs: number;
  count: number;
  /** The newest payload of each symbol. */
  readonly payloads: Map<string, unknown>;
}

/** How much is kept, in steps. What changed nothing has a ring of its own: chatter never pushes out what moved money. */
export const KEPT = { acts: 600, calls: 300, bodies: 60, bursts: 80 } as const;

/** Public events are recorded only while somebody has read within this time. */
const READ_LATELY_MS = 10_000;

/**
 * Remembers what happened lately, outside of the state: nothing here is hashed, saved or read by the exchange. It keeps
 * references to rows, entries and payloads that are immutable anyway and words them only when somebody reads, so that
 * recording costs a transaction one small object.
 */
export class Recorder implements WorldObserver {
  readonly tables = watchedTables;
  /** Steps that changed something, and calls that did not. */
  readonly acts = new Ring<KeptStep>(KEPT.acts);
  readonly calls = new Ring<KeptStep>(KEPT.calls);
  readonly bursts = new Ring<KeptBurst>(KEPT.bursts);
  readonly #bodies = new Ring<KeptCall>(KEPT.bodies);
  /** Bursts that still grow: those since the last step. */
  readonly #growing = new Map<string, KeptBurst>();
  #open: KeptStep | null = null;
  #seq = 0;
  #run = 0;
  #readAtMs = Number.NEGATIVE_INFINITY;
  #realMs: (() => number) | null = null;

  get run(): number {
    return this.#run;
  }
  get last(): number {
    return this.#seq;
  }

  /** Real milliseconds, for how long calls take. */
  timeWith(now: () => number): void {
    this.#realMs = now;
  }

  /** Another run begins; what was recorded belongs to the last one. */
  begin(): void {
    this.#run += 1;
    this.#clear();
  }

  /** Takes the place of another exchange's recorder, whose run has been left for the one recorded here. */
  succeed(last: Recorder): void {
    this.#run = last.#run + 1;
    this.#realMs = last.#realMs;
    this.#readAtMs = last.#readAtMs;
  }

  #clear(): void {
    this.acts.clear();
    this.calls.clear();
    this.bursts.clear();
    this.#bodies.clear();
    this.#growing.clear();
  }

  /** Somebody reads: from now on public events are worth recording for a while. */
  noteReader(): void {
    this.#readAtMs = this.#realMs?.() ?? 0;
  }

  call<T extends { readonly reply: WireReply }>(world: LiveWorld, request: WireRequest, work: () => T): T {
    const userId = sessionUser(world, request.token)?.id ?? null;
    const call: KeptCall = { kind: 'call', request, userId, reply: null, answer: null, tookMs: null };
    const beganMs = this.#realMs?.();
    return this.#during(world.nowMs, call, () => {
      const result = work();
      this.#answered(call, result.reply);
      if (beganMs !== undefined && this.#realMs) call.tookMs = this.#realMs() - beganMs;
      return result;
    });
  }

  control<T>(world: LiveWorld, action: string, input: unknown, work: () => T): T {
    return this.#during(world.nowMs, { kind: 'control', action, input }, work);
  }

  stood(cause: OwnCause | null, effects: Effects): void {
    if (cause) this.acts.add({ ...this.#step(effects.atMs, cause), effects });
    else if (this.#open) this.#open.effects = effects;
  }

  /** Public events on their way to sockets. Free while nobody reads. */
  told(pushes: readonly Push[], nowMs: number): void {
    if (pushes.length === 0 || (this.#realMs?.() ?? 0) - this.#readAtMs > READ_LATELY_MS) return;
    for (const { event, payload } of pushes) {
      if (events[event].audience !== 'public') continue;
      const burst = this.#growing.get(event) ?? this.#burst(event, nowMs);
      this.#seq += 1;
      burst.seq = this.#seq;
      burst.atMs = nowMs;
      burst.count += 1;
      burst.payloads.set('symbol' in payload ? payload.symbol : '', payload);
    }
  }

  #during<T>(atMs: number, cause: KeptCall | KeptControl, work: () => T): T {
    const step = this.#step(atMs, cause);
    this.#open = step;
    try {
      const result = work();
      (cause.kind === 'control' || hasChanged(step.effects) ? this.acts : this.calls).add(step);
      return result;
    } catch (error) {
      // A call that broke the exchange is what one looks for here; a control action that was refused did not happen.
      if (cause.kind === 'call') this.calls.add(step);
      throw error;
    } finally {
      this.#open = null;
    }
  }

  /** A step ends the bursts before it, so that the order of what is shown is the order of what happened. */
  #step(atMs: number, cause: KeptStep['cause']): KeptStep {
    this.#seq += 1;
    if (this.#growing.size > 0) this.#growing.clear();
    return { seq: this.#seq, atMs, cause, effects: null };
  }

  #burst(event: string, nowMs: number): KeptBurst {
    const id = this.#seq + 1;
    const burst: KeptBurst = { id, seq: id, event, fromMs: nowMs, atMs: nowMs, count: 0, payloads: new Map() };
    this.#growing.set(event, burst);
    this.bursts.add(burst);
    return burst;
  }

  #answered(call: KeptCall, reply: WireReply): void {
    call.reply = reply;
    const oldest = this.#bodies.newest(KEPT.bodies - 1);
    if (oldest) oldest.reply = null;
    this.#bodies.add(call);
    call.answer = answerOf(reply);
  }
}

function hasChanged(effects: Effects | null): boolean {
  return effects !== null && effects.entries.length + effects.rows.length + effects.pushes.length > 0;
}

const TYPES = { ok: 'ok', session_invalid: '999', verification_needed: '998', refused: 'error' } as const;

function answerOf({ status, body }: WireReply): Answered {
  const read = interpret(body);
  const type = TYPES[read.kind];
  if (read.kind === 'ok') return { status, type, refusal: null, text: null };
  const reason = (body as { reason?: unknown }).reason;
  return { status, type, refusal: typeof reason === 'string' ? reason : null, text: read.message };
}
