import { type DualTerms, dualEarned, dualPayout, dualSide } from '@/domain/dual/dual';
import { Decimal, type Money } from '@/domain/money/money';
import { DAY_MS } from '@/domain/time';
import type { TimedEvent } from '../../clock/scheduler';
import { houseAccount, userAccount } from '../../ledger/accounts';
import type { Instrument } from '../../market/instruments';
import type { World } from '../../world';
import { eachWithinLimit, partsOf } from '../each-within-limit';
import { noteEarning } from '../earnings/note';
import { sendMessage } from '../messages/send';
import { ticksToMoney } from '../spot/walk';
import { DUAL_ACCOUNT } from './account';
import { type DualOrderRow, FAILED, SETTLING, SUCCESS } from './tables';

/** Kind of the timer at a product's maturity. One timer settles all purchases of the product (../each-within-limit.ts). */
export const SETTLE_TIMER = 'dual.settle';
/**
 * Interval after which settlement is tried again while the market is halted and has no price, for a day at most
 * (designed).
 */
const ASK_AGAIN_MS = 10 * 60_000;
const MAX_WAITING_MS = DAY_MS;

export const settleId = (productId: number): string => String(productId).padStart(9, '0');

const termsOf = (row: DualOrderRow): DualTerms => ({
  type: row.type,
  total: new Decimal(row.total),
  exercise: new Decimal(row.exercise),
  annualPercent: new Decimal(row.annualPercent),
  days: row.days,
});

/**
 * Settles all purchases of a product at the price of its maturity, also when the timer comes late. A market that was
 * halted then has a price when it trades again, for which the timer reschedules itself; after a day it refunds.
 */
export function settleDual(world: World, event: TimedEvent): void {
  const rows = world.tables.dualOrders.list('openOfProduct', Number(partsOf(event.id).whole));
  const [first] = rows;
  if (!first) return;
  const instrument = world.instruments[first.symbolIndex] as Instrument;
  const { market, nowMs } = world;
  const own = { kind: SETTLE_TIMER, id: event.id, symbol: instrument.symbol } as const;
  const pricedMs = market.isHalted(instrument.index, first.maturesMs) ? nowMs : first.maturesMs;
  if (!market.isHalted(instrument.index, pricedMs)) {
    const price = ticksToMoney(instrument, market.lastTicks(instrument.index, pricedMs));
    eachWithinLimit(world, own, rows, (row) => payOut(world, row, instrument, price));
  } else if (world.nowMs - first.maturesMs >= MAX_WAITING_MS) {
    eachWithinLimit(world, own, rows, (row) => refund(world, row, instrument));
  } else {
    for (const row of rows) world.tables.dualOrders.update(row.id, { status: SETTLING });
    world.scheduler.schedule({ ...own, atMs: nowMs + ASK_AGAIN_MS });
  }
}

const paidWith = ({ type }: DualOrderRow, { base, quote }: Instrument): string => (type === 'call' ? base : quote);

/** Pays out a purchase. The house account is the counterparty: it takes the amount paid in and pays the payout. */
function payOut(world: World, row: DualOrderRow, instrument: Instrument, settlement: Money): void {
  const terms = termsOf(row);
  const side = dualSide(settlement, terms.exercise);
  const payout = dualPayout(terms, side);
  const paidIn = side === 'below' ? instrument.base : instrument.quote;
  const spent = paidWith(row, instrument);
  world.ledger.post({
    atMs: world.nowMs,
    reason: 'dualReturn',
    ref: String(row.id),
    legs: [
      { account: userAccount(row.userId, DUAL_ACCOUNT, spent, 'frozen'), amount: terms.total.neg() },
      { account: houseAccount('house:market', spent), amount: terms.total },
      { account: houseAccount('house:market', paidIn), amount: payout.neg() },
      { account: userAccount(row.userId, 'change', paidIn), amount: payout },
    ],
  });
  noteEarning(world, row.userId, 'dual', paidIn, dualEarned(terms, side));
  const settled = { settlePrice: settlement.toFixed(), payout: payout.toFixed(), paidIn };
  world.tables.dualOrders.update(row.id, { ...settled, status: SUCCESS, settledMs: world.nowMs });
  const [price, linked] = [settled.settlePrice, row.exercise];
  const about = { symbol: instrument.symbol, price, linked, side, payout: settled.payout, coin: paidIn };
  sendMessage(world, row.userId, 'dualSettled', about);
}

/** Refunds a purchase when the market had no price for a whole day (designed). */
function refund(world: World, row: DualOrderRow, instrument: Instrument): void {
  const asset = paidWith(row, instrument);
  const invested = userAccount(row.userId, DUAL_ACCOUNT, asset, 'frozen');
  const own = userAccount(row.userId, 'change', asset);
  const note = { atMs: world.nowMs, reason: 'dualReturn', ref: String(row.id) } as const;
  world.ledger.transfer(invested, own, new Decimal(row.total), note);
  world.tables.dualOrders.update(row.id, {
    status: FAILED,
    payout: row.total,
    paidIn: asset,
    settledMs: world.nowMs,
  });
  sendMessage(world, row.userId, 'dualReturned', { symbol: instrument.symbol, payout: row.total, coin: asset });
}
