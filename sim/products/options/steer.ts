import { RISE } from '@/domain/options/options';
import type { TimedEvent } from '../../clock/scheduler';
import type { World } from '../../world';
import type { OptionSteerRow, SteeredOutcome } from './steer-tables';
import { type OptionOrderRow, RUNNING } from './tables';

/** Kinds of the timers around the expiry of a steered option. A market has at most one of each for each second. */
export const AIM_TIMER = 'option.aim';
export const RELEASE_TIMER = 'option.release';

/**
 * The aim timer runs two seconds before the expiry. The aimed price holds from the second before the expiry on, because
 * the opening of that second is already visible.
 */
const LEAD_SEC = 2;
/** A volatility multiple so small that no move of a second reaches a tick. */
const FLAT_VOLATILITY = 1e-9;
/**
 * For a win or a loss the price is set 1/5000 of the entry price away from it where the other options allow this, else
 * one tick away.
 */
const OFFSET_DIVISOR = 5000;

/** Prices in ticks, both ends included. */
interface Span {
  readonly low: number;
  readonly high: number;
}

const ANYWHERE: Span = { low: 1, high: Number.MAX_SAFE_INTEGER };

/** The prices at the expiry that give the outcome, at least `away` ticks from the entry. */
function spanOf({ side, openTicks }: OptionOrderRow, outcome: SteeredOutcome, away = 1): Span {
  if (outcome === 'tie') return { low: openTicks, high: openTicks };
  const above = (outcome === 'win') === (side === RISE);
  if (above) return { low: openTicks + away, high: ANYWHERE.high };
  return { low: 1, high: Math.max(1, openTicks - away) };
}

const meet = (a: Span, b: Span): Span => ({ low: Math.max(a.low, b.low), high: Math.min(a.high, b.high) });
const isEmpty = ({ low, high }: Span): boolean => low > high;

/** Steered options of a market that expire in this second and are still running. */
const due = ({ tables }: World, symbolIndex: number, second: number): readonly OptionSteerRow[] =>
  tables.optionSteers
    .list('due', `${symbolIndex}|${second}|steered`)
    .filter(({ optionId }) => tables.optionOrders.need(optionId).status === RUNNING);

/** The prices at which all of these options get their requested outcomes. */
function spanOfAll({ tables }: World, steers: readonly OptionSteerRow[], away: (openTicks: number) => number): Span {
  return steers.reduce((span, { optionId, outcome }) => {
    const row = tables.optionOrders.need(optionId);
    return meet(span, spanOf(row, outcome, away(row.openTicks)));
  }, ANYWHERE);
}

/** Why an option cannot be steered. */
export type SteerProblem = 'settled' | 'too late' | 'against another';

/**
 * Sets the outcome of a running option (designed). Shortly before the expiry the price goes beside or to its entry and
 * stays there until the settlement. This is an ordinary intervention in the price path that every client sees; the
 * settlement itself is unchanged. Options that expire within a second of each other share one price. Returns null, or
 * why it is not possible.
 */
export function steerOption(world: World, row: OptionOrderRow, outcome: SteeredOutcome): SteerProblem | null {
  const expirySec = Math.floor(row.expiresMs / 1000);
  if (row.status !== RUNNING) return 'settled';
  const aimMs = (expirySec - LEAD_SEC) * 1000;
  if (aimMs < world.nowMs) return 'too late';
  const others = [-1, 0, 1]
    .flatMap((off) => due(world, row.symbolIndex, expirySec + off))
    .filter(({ optionId }) => optionId !== row.id);
  const span = spanOf(row, outcome);
  const isAgainst = others.some((other) =>
    isEmpty(
      meet(
        span,
        spanOfAll(world, [other], () => 1),
      ),
    ),
  );
  note(world, row, outcome, isAgainst ? 'left' : 'steered');
  if (isAgainst) return 'against another';
  const { symbol } = world.instruments[row.symbolIndex] as { symbol: string };
  const id = `${row.symbolIndex}-${expirySec}`;
  for (const [kind, atMs] of [
    [AIM_TIMER, aimMs],
    [RELEASE_TIMER, expirySec * 1000],
  ] as const) {
    if (!world.scheduler.find(kind, id)) world.scheduler.schedule({ atMs, kind, symbol, id });
  }
  return null;
}

function note(world: World, row: OptionOrderRow, outcome: SteeredOutcome, state: OptionSteerRow['state']): void {
  const { optionSteers } = world.tables;
  const steer = {
    optionId: row.id,
    userId: row.userId,
    symbolIndex: row.symbolIndex,
    outcome,
    expirySec: Math.floor(row.expiresMs / 1000),
    state,
  };
  if (optionSteers.get(row.id)) optionSteers.update(row.id, steer);
  else optionSteers.insert(steer);
}

/** Leaves a steered option to the market again. Returns false when the option was not steered. */
export function cancelSteering(world: World, id: number): boolean {
  if (world.tables.optionSteers.get(id)?.state !== 'steered') return false;
  world.tables.optionSteers.update(id, { state: 'dropped' });
  return true;
}

/** Sets the outcome of a customer's next `times` options; 0 withdraws the request. */
export function requestOutcome(world: World, userId: number, outcome: SteeredOutcome, times: number): void {
  const { requestedOutcomes } = world.tables;
  if (times === 0) {
    if (requestedOutcomes.get(userId)) requestedOutcomes.remove(userId);
  } else if (requestedOutcomes.get(userId)) requestedOutcomes.update(userId, { outcome, left: times });
  else requestedOutcomes.insert({ userId, outcome, left: times });
}

/** Applies the customer's requested outcome, if any, to a new option. */
export function steerNew(world: World, row: OptionOrderRow): void {
  const request = world.tables.requestedOutcomes.get(row.userId);
  if (!request) return;
  requestOutcome(world, row.userId, request.outcome, request.left - 1);
  // An option that conflicts with another is noted as left to the market.
  steerOption(world, row, request.outcome);
}

/** Marks the steering of a settled option as done. */
export function endSteering(world: World, id: number): void {
  if (world.tables.optionSteers.get(id)?.state === 'steered') world.tables.optionSteers.update(id, { state: 'done' });
}

const parseTimerId = ({ id }: TimedEvent) => id.split('-').map(Number) as [symbolIndex: number, second: number];

/**
 * Two seconds before the expiry, moves the price to where the options of that second and of the second before get their
 * outcomes.
 */
export function aimPrice(world: World, timed: TimedEvent): void {
  const [symbolIndex, second] = parseTimerId(timed);
  const steers = due(world, symbolIndex, second);
  if (steers.length === 0) return;
  const all = [...due(world, symbolIndex, second - 1), ...steers];
  const wide = spanOfAll(world, all, (openTicks) => Math.max(1, Math.floor(openTicks / OFFSET_DIVISOR)));
  const span = isEmpty(wide) ? spanOfAll(world, all, () => 1) : wide;
  const last = world.market.lastTicks(symbolIndex, world.nowMs);
  const priceTicks = Math.min(span.high, Math.max(span.low, last));
  const atSec = second - LEAD_SEC + 1;
  // The volatility is set first, so that the price holds throughout the second, and not only at its close.
  world.intervene(symbolIndex, { kind: 'volatility', atSec, multiple: FLAT_VOLATILITY });
  world.intervene(symbolIndex, { kind: 'setPrice', atSec, priceTicks });
}

/** From the second after the expiry on, restores the market's volatility, unless the next option is being steered. */
export function releasePrice(world: World, timed: TimedEvent): void {
  const [symbolIndex, second] = parseTimerId(timed);
  for (let next = second + 1; next <= second + LEAD_SEC; next++) if (due(world, symbolIndex, next).length > 0) return;
  if (!isFlat(world, symbolIndex)) return;
  world.intervene(symbolIndex, { kind: 'volatility', atSec: second + 1, multiple: volatilityOf(world, symbolIndex) });
}

const volatilitiesOf = (world: World, symbolIndex: number): number[] =>
  world.market.interventionsOf(symbolIndex).flatMap((one) => (one.kind === 'volatility' ? [one.multiple] : []));

const isFlat = (world: World, symbolIndex: number): boolean =>
  volatilitiesOf(world, symbolIndex).at(-1) === FLAT_VOLATILITY;

/** The market's volatility multiple as last set by an intervention other than steering; 1 by default. */
const volatilityOf = (world: World, symbolIndex: number): number =>
  volatilitiesOf(world, symbolIndex).findLast((multiple) => multiple !== FLAT_VOLATILITY) ?? 1;
