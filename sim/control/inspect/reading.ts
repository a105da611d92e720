import type { Json } from '../../journal/json';
import type { EntryLeg, LedgerEntry } from '../../ledger/entries';
import type { LiveWorld } from '../../live-world';
import { type Instrument, ticksToDecimalString } from '../../market/instruments';
import type { LedgerReason } from '../../products/reasons';
import { rowStates } from '../../products/registry';
import type { RowChange } from '../../world-observer';

import type { RecordedBurst, RecordedStep, Recorder } from './recorder';
import type { Burst, Cause, LegRecord, Person, PostingRecord, Reading, Step, TransitionRecord } from './records';

/** The recorded events since `after` as plain data; 0 returns all of them. */
export function readSteps(world: LiveWorld, recorder: Recorder, after: number): Reading {
  const isNew = ({ seq }: { readonly seq: number }) => seq > after;
  const { acts, calls, visits } = recorder;
  const steps = [acts, calls, visits].flatMap((ring) => ring.tail(isNew)).sort((a, b) => a.seq - b.seq);
  // Bursts grow in parallel, so they are not sorted by their numbers.
  const bursts = recorder.bursts.tail(() => true).filter(isNew);
  return {
    run: recorder.run,
    nowMs: world.nowMs,
    hash: world.hash(),
    last: recorder.last,
    steps: steps.map((step) => readableStep(world, step)),
    bursts: bursts.map(readableBurst),
  };
}

/**
 * A call's reply, an event's payload, or the payloads of a burst by symbol; undefined when it is no longer recorded.
 */
export function payloadOf(recorder: Recorder, seq: number, event: number | undefined): unknown {
  const step = stepAt(recorder, seq);
  if (step && event !== undefined) return step.effects?.pushes[event]?.payload;
  if (step) return step.cause.kind === 'call' ? step.cause.reply?.body : undefined;
  const burst = recorder.bursts.tail(() => true).find(({ id }) => id === seq);
  return burst && Object.fromEntries(burst.payloads);
}

/** The step with this number; undefined when it is no longer recorded. */
export function stepAt(recorder: Recorder, seq: number): RecordedStep | undefined {
  const all = (ring: Recorder['acts']) => ring.tail(({ seq: own }) => own >= seq);
  const isIt = (step: RecordedStep) => step.seq === seq;
  return all(recorder.acts).find(isIt) ?? all(recorder.calls).find(isIt);
}

function personOf(world: LiveWorld, id: number | null): Person | null {
  if (id === null) return null;
  const user = world.tables.users.get(id);
  return { id, name: user?.nickname || user?.accountNumber || String(id) };
}

function readableStep(world: LiveWorld, { seq, atMs, cause, effects }: RecordedStep): Step {
  return {
    seq,
    atMs,
    cause: readableCause(world, cause),
    postings: (effects?.entries ?? []).map((entry) => readablePosting(world, entry)),
    transitions: (effects?.rows ?? []).flatMap((row) => readableTransition(world, row) ?? []),
    events: (effects?.pushes ?? []).map(({ event, userId }) => ({ event, to: personOf(world, userId) })),
  };
}

function readableCause(world: LiveWorld, cause: RecordedStep['cause']): Cause {
  switch (cause.kind) {
    case 'call': {
      const { request, userId, answer, tookMs, isFaulty, isCut } = cause;
      const { method, path, fields } = request;
      const call = { method, path, fields, who: personOf(world, userId), answer, tookMs };
      return { kind: 'call', ...call, ...(isFaulty && { isFaulty }), ...(isCut && { isCut }) };
    }
    case 'screen':
    case 'tap':
      return cause;
    case 'control':
      return { ...cause, input: cause.input as Json };
    case 'fill': {
      const { id, symbolIndex, priceTicks } = cause.trigger;
      const one = world.instruments[symbolIndex] as Instrument;
      return { kind: 'fill', trigger: id, symbol: one.symbol, price: ticksToDecimalString(one, priceTicks) };
    }
    case 'timer': {
      const { kind, symbol, id, payload } = cause.timed;
      return { kind: 'timer', timer: kind, symbol, id, payload: payload ?? null };
    }
  }
}

function readablePosting(world: LiveWorld, { id, reason, ref, legs }: LedgerEntry<LedgerReason>): PostingRecord {
  return { id, reason, ref, legs: legs.map((leg) => readableLeg(world, leg)) };
}

function readableLeg(world: LiveWorld, { holding, bucket, amount }: EntryLeg): LegRecord {
  const { owner, kind, asset } = holding;
  const isUser = typeof owner === 'number';
  return {
    who: isUser ? personOf(world, owner) : null,
    account: isUser ? (kind ?? '') : owner,
    isFrozen: bucket === 'frozen',
    asset,
    amount: amount.toFixed(),
  };
}

/** Null for a write that did not change the state shown by the inspector. */
function readableTransition(world: LiveWorld, { table, before, after }: RowChange): TransitionRecord | null {
  const entity = rowStates[table];
  const row = after ?? before;
  if (!entity || !row) return null;
  const from = before ? entity.state(before) : null;
  const to = after ? entity.state(after) : null;
  if (from === to) return null;
  return { entity: entity.name, id: String(entity.id(row)), who: personOf(world, entity.who(row)), from, to };
}

function readableBurst({ id, seq, event, fromMs, atMs, count, payloads }: RecordedBurst): Burst {
  return { id, seq, event, fromMs, atMs, count, symbols: [...payloads.keys()].filter((symbol) => symbol !== '') };
}
