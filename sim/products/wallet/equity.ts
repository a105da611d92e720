import { Decimal, type Money, ZERO } from '@/domain/money/money';
import { DAY_MS, exchangeDayStart } from '@/domain/time';
import type { World } from '../../world';
import { debtBackwards, debtNow } from '../loans/debt';
import { assetNamed, priceAt } from '../quotes/assets';
import { FLOW_REASONS, type LedgerReason } from '../reasons';

/** Points of the equity chart: the starts of the last 29 exchange days, and now. */
const HISTORY_POINTS = 30;

/** A user's total of each asset over all accounts, available and frozen. */
type Totals = Map<string, Money>;

/** Equity in USDT at one instant: the value of all assets less the debts. */
export interface EquityPoint {
  /** Epoch milliseconds. */
  readonly time: number;
  readonly usdt: number;
}

export interface Equity {
  readonly nowUsdt: number;
  readonly dayAgoUsdt: number;
  /** Inflows and outflows of the last 24 hours, each valued at its own time. */
  readonly dayInUsdt: number;
  readonly dayOutUsdt: number;
  /** Oldest first; the last point is now. */
  readonly history: readonly EquityPoint[];
}

/**
 * A user's past equity at the prices of the time: current balances rewound through the ledger's records. Opening
 * balances count as held from the beginning, so that the chart shows markets and trades, not the arrival of play money.
 */
export function equityOf(world: World, userId: number): Equity {
  const { nowMs } = world;
  const today = exchangeDayStart(nowMs);
  const dayStarts = Array.from({ length: HISTORY_POINTS - 1 }, (_, back) => today - back * DAY_MS);
  const newestFirst = [...new Set([nowMs, nowMs - DAY_MS, ...dayStarts])].sort((a, b) => b - a);
  const values = valuesAt(world, userId, newestFirst);
  const at = (atMs: number) => values.get(atMs) ?? 0;
  const line = [...new Set([nowMs, ...dayStarts])].sort((a, b) => a - b);
  return {
    nowUsdt: at(nowMs),
    dayAgoUsdt: at(nowMs - DAY_MS),
    ...flowsOfDay(world, userId),
    history: line.map((time) => ({ time, usdt: at(time) })),
  };
}

/** A user's current equity in USDT: all accounts less debts. */
export const netWorth = (world: World, userId: number): Money =>
  equivalentAt(world, totalsNow(world, userId), world.nowMs).minus(debtNow(world, userId));

/** Goes back through the records once and values the balances at each instant. */
function valuesAt(world: World, userId: number, newestFirst: readonly number[]): Map<number, number> {
  const totals = totalsNow(world, userId);
  const values = new Map<number, number>();
  const debtAt = debtBackwards(world, userId);
  const changes = recordsSince(world, userId, (newestFirst.at(-1) ?? world.nowMs) + 1);
  // The changes of a customer added from data were not booked in the order of their times.
  changes.sort((a, b) => b.atMs - a.atMs);
  let next = 0;
  for (const atMs of newestFirst) {
    for (let change = changes[next]; change && change.atMs > atMs; change = changes[next]) {
      const { asset, value, frozenValue, reason } = change;
      if (reason !== 'grant') totals.set(asset, (totals.get(asset) ?? ZERO).minus(value).minus(frozenValue));
      next += 1;
    }
    values.set(atMs, equivalentAt(world, totals, atMs).minus(debtAt(atMs)).toNumber());
  }
  return values;
}

/** Grants are not counted as flows, because opening balances count as held from the beginning. */
function flowsOfDay(world: World, userId: number): Pick<Equity, 'dayInUsdt' | 'dayOutUsdt'> {
  let [cameIn, wentOut] = [ZERO, ZERO];
  const dayAgoMs = world.nowMs - DAY_MS;
  for (const { asset, value, frozenValue, atMs } of recordsSince(world, userId, dayAgoMs + 1, FLOW_REASONS)) {
    const usdt = value.plus(frozenValue).times(priceAt(world, assetNamed(world, asset), atMs));
    if (usdt.gt(0)) cameIn = cameIn.plus(usdt);
    else wentOut = wentOut.minus(usdt);
  }
  return { dayInUsdt: wire(cameIn), dayOutUsdt: wire(wentOut) };
}

/** A user's account changes from an instant on, the last booked first. */
const recordsSince = (world: World, userId: number, sinceMs: number, reasons?: readonly LedgerReason[]) => [
  ...world.ledger.records({ userId, sinceMs, offset: 0, limit: Number.MAX_SAFE_INTEGER, ...(reasons && { reasons }) })
    .records,
];

const wire = (usdt: Money): number => usdt.toDecimalPlaces(8, Decimal.ROUND_DOWN).toNumber();

function totalsNow(world: World, userId: number): Totals {
  const totals: Totals = new Map();
  for (const { asset, available, frozen } of world.ledger.holdingsOf(userId)) {
    totals.set(asset, (totals.get(asset) ?? ZERO).plus(available).plus(frozen));
  }
  return totals;
}

function equivalentAt(world: World, totals: Totals, atMs: number): Money {
  let sum = ZERO;
  for (const [name, total] of totals) {
    if (!total.isZero()) sum = sum.plus(total.times(priceAt(world, assetNamed(world, name), atMs)));
  }
  return sum.toDecimalPlaces(8, Decimal.ROUND_DOWN);
}
