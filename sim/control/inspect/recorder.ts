import { EVENT_AUDIENCE } from '@/contract/events/audience';
import { type Answered, answerOf } from '../../answered';
import { readPartOf } from '../../declared-fields';
import { beginningOf } from '../../journal/long-call';
import { Ring } from '../../journal/ring';
import type { Happening } from '../../journal/trail';
import type { LiveWorld } from '../../live-world';
import type { Push, WireReply, WireRequest } from '../../port';
import { sessionUser } from '../../products/accounts/sessions';
import { rowStates } from '../../products/registry';
import type { AutomaticCause, Effects, WorldObserver } from '../../world-observer';

/** A recorded call: the request and its reply as they were sent. */
export interface RecordedCall {
  readonly kind: 'call';
  /** Only the beginning of it when it is too long. */
  request: WireRequest;
  /** Only the beginning of the request is kept. */
  isCut?: boolean;
  readonly userId: number | null;
  /** Number of commands before it. */
  readonly after: number;
  /** Dropped earlier than the step itself, because replies with lists are large. */
  reply: WireReply | null;
  answer: Answered | null;
  tookMs: number | null;
  /** A fault answered instead of the exchange. */
  readonly isFaulty?: boolean;
}

/** What a page has reported of its visitor. */
export type RecordedVisit =
  | { readonly kind: 'screen'; readonly screen: string; readonly lang: string }
  | { readonly kind: 'tap'; readonly on: string };

export interface RecordedControl {
  readonly kind: 'control';
  readonly action: string;
  readonly input: unknown;
  /** Why it was refused, when another build had accepted it. */
  readonly refusal?: string;
}

export interface RecordedStep {
  readonly seq: number;
  readonly atMs: number;
  readonly cause: RecordedCall | RecordedControl | RecordedVisit | AutomaticCause;
  effects: Effects | null;
}

export interface RecordedBurst {
  readonly id: number;
  seq: number;
  readonly event: string;
  readonly fromMs: number;
  atMs: number;
  count: number;
  /** The newest payload of each symbol. */
  readonly payloads: Map<string, unknown>;
}

/**
 * How many steps, calls, screens and taps, reply bodies and bursts are recorded. Calls that changed nothing and screens
 * are recorded separately, so that they do not displace steps that moved money.
 */
export const RECORD_LIMITS = { acts: 600, calls: 300, visits: 200, bodies: 60, bursts: 80 } as const;

/** Public events are recorded only when the inspector has read within this time, in real milliseconds. */
const READ_LATELY_MS = 10_000;

/**
 * Records the latest events outside of the state: nothing here is hashed, saved or read by the exchange. It keeps
 * references to immutable rows, entries and payloads and converts them only when they are read, so that recording costs
 * one small object per transaction.
 */
export class Recorder implements WorldObserver {
  readonly tables = Object.keys(rowStates);
  /** Steps that changed something. `calls` has the calls that did not. */
  readonly acts = new Ring<RecordedStep>(RECORD_LIMITS.acts);
  readonly calls = new Ring<RecordedStep>(RECORD_LIMITS.calls);
  readonly visits = new Ring<RecordedStep>(RECORD_LIMITS.visits);
  readonly bursts = new Ring<RecordedBurst>(RECORD_LIMITS.bursts);
  readonly #bodies = new Ring<RecordedCall>(RECORD_LIMITS.bodies);
  /** The bursts since the last step, to which further events are added. */
  readonly #growing = new Map<string, RecordedBurst>();
  #open: RecordedStep | null = null;
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

  /** Sets the real clock (milliseconds) by which the duration of calls is measured. */
  timeWith(now: () => number): void {
    this.#realMs = now;
  }

  /** Call this when another run begins: discards everything recorded. */
  begin(): void {
    this.#run += 1;
    this.#clear();
  }

  /** Takes over the settings of the recorder of the exchange that this one replaces. */
  succeed(last: Recorder): void {
    this.#run = last.#run + 1;
    this.#realMs = last.#realMs;
    this.#readAtMs = last.#readAtMs;
  }

  #clear(): void {
    this.acts.clear();
    this.calls.clear();
    this.visits.clear();
    this.bursts.clear();
    this.#bodies.clear();
    this.#growing.clear();
  }

  /** Notes that the inspector is reading, so that public events are recorded for a while. */
  noteReader(): void {
    this.#readAtMs = this.#realMs?.() ?? 0;
  }

  /** `after`: how many commands came before the call. */
  call<T extends { readonly reply: WireReply }>(
    world: LiveWorld,
    request: WireRequest,
    after: number,
    work: () => T,
  ): T {
    const userId = sessionUser(world, request.token)?.id ?? null;
    const call: RecordedCall = { kind: 'call', request, userId, after, reply: null, answer: null, tookMs: null };
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

  /** Records a control action that another build has accepted, and that is refused in the replay of its run. */
  refused(atMs: number, { action, input }: Pick<RecordedControl, 'action' | 'input'>, refusal: string): void {
    this.calls.add(this.#step(atMs, { kind: 'control', action, input, refusal }));
  }

  /**
   * Records what the exchange has not executed itself: a screen, a tap, or a call that was answered elsewhere or
   * before.
   */
  noted(world: LiveWorld, atMs: number, after: number, happening: Happening): void {
    if (happening.do === 'screen') {
      const { screen, lang } = happening;
      this.visits.add(this.#step(atMs, { kind: 'screen', screen, lang }));
    } else if (happening.do === 'tap') this.visits.add(this.#step(atMs, { kind: 'tap', on: happening.on }));
    else {
      const { request, answer, isFaulty = false, isCut = false } = happening;
      const userId = sessionUser(world, request.token)?.id ?? null;
      const call = { request: { id: '', ...request }, userId, after, reply: null, answer, tookMs: null, isCut };
      this.#addCall(this.#step(atMs, { kind: 'call', ...call, isFaulty }));
    }
  }

  committed(cause: AutomaticCause | null, effects: Effects): void {
    if (cause) this.acts.add({ ...this.#step(effects.atMs, cause), effects });
    else if (this.#open) this.#open.effects = effects;
  }

  /** Records public events sent to sockets. Does nothing while the inspector is not reading. */
  recordPublicEvents(pushes: readonly Push[], nowMs: number): void {
    if (pushes.length === 0 || (this.#realMs?.() ?? 0) - this.#readAtMs > READ_LATELY_MS) return;
    for (const { event, payload } of pushes) {
      if (EVENT_AUDIENCE[event] !== 'public') continue;
      const burst = this.#growing.get(event) ?? this.#burst(event, nowMs);
      this.#seq += 1;
      burst.seq = this.#seq;
      burst.atMs = nowMs;
      burst.count += 1;
      burst.payloads.set('symbol' in payload ? payload.symbol : '', payload);
    }
  }

  #during<T>(atMs: number, cause: RecordedCall | RecordedControl, work: () => T): T {
    const step = this.#step(atMs, cause);
    this.#open = step;
    try {
      const result = work();
      if (cause.kind === 'control' || hasChanged(step.effects)) this.#addAct(step);
      else this.#addCall(step);
      return result;
    } catch (error) {
      // A call that threw is recorded, because it shows a defect of the exchange. A refused control action has changed
      // nothing and is not recorded here, because who asked for it was told.
      if (cause.kind === 'call') this.#addCall(step);
      throw error;
    } finally {
      this.#open = null;
    }
  }

  /** The journal has what a replay needs of an accepted call, so no more is kept here. */
  #addAct(step: RecordedStep): void {
    if (step.cause.kind === 'call') step.cause.request = readPartOf(step.cause.request);
    this.acts.add(step);
  }

  #addCall(step: RecordedStep): void {
    const { cause } = step;
    const beginning = cause.kind === 'call' ? beginningOf(cause.request) : null;
    if (cause.kind === 'call' && beginning) {
      cause.request = beginning;
      cause.isCut = true;
    }
    this.calls.add(step);
  }

  /** A step ends the bursts before it, so that the inspector shows events in the order in which they happened. */
  #step(atMs: number, cause: RecordedStep['cause']): RecordedStep {
    this.#seq += 1;
    if (this.#growing.size > 0) this.#growing.clear();
    return { seq: this.#seq, atMs, cause, effects: null };
  }

  #burst(event: string, nowMs: number): RecordedBurst {
    const id = this.#seq + 1;
    const burst: RecordedBurst = { id, seq: id, event, fromMs: nowMs, atMs: nowMs, count: 0, payloads: new Map() };
    this.#growing.set(event, burst);
    this.bursts.add(burst);
    return burst;
  }

  #answered(call: RecordedCall, reply: WireReply): void {
    call.reply = reply;
    const oldest = this.#bodies.newest(RECORD_LIMITS.bodies - 1);
    if (oldest) oldest.reply = null;
    this.#bodies.add(call);
    call.answer = answerOf(reply);
  }
}

function hasChanged(effects: Effects | null): boolean {
  return effects !== null && effects.entries.length + effects.rows.length + effects.pushes.length > 0;
}
