import { Decimal, type Money, max, money, ZERO } from '@/domain/money/money';
import { DAY_MS, exchangeDayStart, HOUR_MS } from '@/domain/time';
import type { World } from '../../world';
import { FUTURES_ACCOUNT, FUTURES_ASSET, openPositions } from '../futures/account';
import { CLOSED, type FuturesOrderRow } from '../futures/tables';
import { openSimulatedPositions, simulatedPositions } from './simulated-positions';
import { simulatedTrader } from './simulated-traders';
import type { TraderRow } from './tables';

/** The instant of the figures that are shown at `nowMs`: the last full hour (specification section 9). */
export const figuresMs = (nowMs: number): number => Math.floor(nowMs / HOUR_MS) * HOUR_MS;

/** Days of the profit chart. */
const LINE_DAYS = 30;
/** Least capital, in USDT, that a return is computed on; on less the percentage would be meaningless. */
const MIN_CAPITAL = money('100');

const isOwn = (trader: TraderRow) => (row: FuturesOrderRow) => row.followUserId === 0 && row.openedMs >= trader.sinceMs;

/** A trader's own open positions, oldest first. Followers copy these. */
export function openTrades(world: World, trader: TraderRow): readonly FuturesOrderRow[] {
  if (trader.simulatedNumber > 0) return openSimulatedPositions(world, trader);
  return openPositions(world, trader.id).filter(isOwn(trader));
}

/** A trader's own closed positions, the last closed one first. */
export function closedTrades(world: World, trader: TraderRow): FuturesOrderRow[] {
  const rows =
    trader.simulatedNumber > 0
      ? simulatedPositions(world, trader).filter(({ status }) => status === CLOSED)
      : world.tables.leverOrders.list('userStatus', `${trader.id}|${CLOSED}`).filter(isOwn(trader));
  return rows.sort((a, b) => b.endedMs - a.endedMs || b.id - a.id);
}

export interface TraderFigures {
  readonly closed: number;
  readonly won: number;
  readonly lost: number;
  readonly longs: number;
  readonly shorts: number;
  readonly profits: Money;
  /** Percent of closed positions that won, 2 decimals. */
  readonly accuracy: Money;
  /** Profit in percent of the capital, 2 decimals. */
  readonly income: Money;
  /** The same for the exchange's last full day. */
  readonly yesterday: Money;
  /** Cumulative profit at the start of each of the last days and now, oldest first. */
  readonly line: readonly Money[];
}

/** A trader's record up to the last full hour. */
export function figuresOf(world: World, trader: TraderRow): TraderFigures {
  const asOfMs = figuresMs(world.nowMs);
  const oldestFirst = closedTrades(world, trader)
    .filter(({ endedMs }) => endedMs <= asOfMs)
    .reverse();
  const today = exchangeDayStart(asOfMs);
  const ends = Array.from({ length: LINE_DAYS }, (_, day) => today - (LINE_DAYS - 1 - day) * DAY_MS);
  const line: Money[] = [];
  let [profits, yesterday, won, longs] = [ZERO, ZERO, 0, 0];
  for (const { profit, endedMs, direction } of oldestFirst) {
    while (line.length < ends.length && endedMs > (ends[line.length] ?? 0)) line.push(profits);
    const result = new Decimal(profit);
    profits = profits.add(result);
    if (endedMs >= today - DAY_MS && endedMs < today) yesterday = yesterday.add(result);
    if (result.gt(0)) won += 1;
    if (direction === 1) longs += 1;
  }
  while (line.length <= ends.length) line.push(profits);
  const closed = oldestFirst.length;
  const capital = capitalOf(world, trader, profits, asOfMs);
  return {
    closed,
    won,
    lost: closed - won,
    longs,
    shorts: closed - longs,
    profits,
    accuracy: closed === 0 ? ZERO : percentOf(new Decimal(won), new Decimal(closed)),
    income: percentOf(profits, capital),
    yesterday: percentOf(yesterday, capital),
    line,
  };
}

const percentOf = (part: Money, whole: Money): Money =>
  part.div(whole).mul(100).toDecimalPlaces(2, Decimal.ROUND_HALF_UP);

/**
 * The capital that a trader's return is computed on (designed). For a customer it is the largest amount of own money
 * that the futures account has held since the record began. So moving money out does not raise the return, and moving
 * it back does not lower it.
 */
function capitalOf(world: World, trader: TraderRow, profits: Money, asOfMs: number): Money {
  if (trader.simulatedNumber > 0) return new Decimal(simulatedTrader(trader.simulatedNumber).capital);
  const account = { userId: trader.id, kind: FUTURES_ACCOUNT, asset: FUTURES_ASSET, offset: 0 } as const;
  const until = { ...account, untilMs: asOfMs + 1 };
  const [last] = world.ledger.records({ ...until, limit: 1 }).records;
  const moves = { reasons: ['transfer'], sinceMs: trader.sinceMs, limit: Number.MAX_SAFE_INTEGER } as const;
  let own = last ? last.after.add(last.frozenAfter).sub(profits) : ZERO;
  let most = max(own, MIN_CAPITAL);
  // Backwards from `asOfMs`: the own money in the account before each transfer.
  for (const { value } of world.ledger.records({ ...until, ...moves }).records) {
    own = own.sub(value);
    most = max(most, own);
  }
  return most;
}

/** Followers: customers, and the simulated followers of a simulated trader. */
export function followersOf(world: World, trader: TraderRow): number {
  return world.tables.follows.count('trader', trader.id) + virtualFollowersOf(trader);
}

export const virtualFollowersOf = ({ simulatedNumber }: TraderRow): number =>
  simulatedNumber > 0 ? simulatedTrader(simulatedNumber).followers : 0;
