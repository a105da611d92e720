import { money } from '@/domain/money';
import { OTC_RELEASE_MS, OTC_SELL, OTC_STATUS } from '@/domain/otc';
import type { TimedEvent } from '../../clock/scheduler';
import { houseAccount, userAccount } from '../../ledger/accounts';
import type { World } from '../../world';
import { tell } from '../messages/tell';
import { goOnWithAd, isHeldByAd, OTC_ACCOUNT } from './ad-stock';
import { partyOf } from './parties';
import type { OtcOrderRow } from './tables';

/** The timer of whatever happens next by itself in an order: a deadline, a payment, a release, an appeal. */
export const OTC_TIMER = 'otc.step';
const MINUTE_MS = 60_000;

const timerId = (id: number) => String(id).padStart(9, '0');

/** Puts the order's timer to its next step, and takes away the one before. */
export function scheduleStep(world: World, { id, stepMs }: OtcOrderRow): void {
  world.scheduler.cancel(OTC_TIMER, timerId(id));
  if (stepMs > 0) world.scheduler.schedule({ atMs: stepMs, kind: OTC_TIMER, symbol: '', id: timerId(id) });
}

/** Tells the customer's screens that an order is there, or stands elsewhere now. */
export const tellMoved = (world: World, { userId, id }: OtcOrderRow): void =>
  world.push(userId, 'otc', { type: 'otc', to: userId, id });

function change(world: World, row: OtcOrderRow, changed: Partial<Omit<OtcOrderRow, 'id'>>): OtcOrderRow {
  const changedRow = world.tables.otcOrders.update(row.id, changed);
  scheduleStep(world, changedRow);
  tellMoved(world, changedRow);
  return changedRow;
}

/** What has become due in an order happens. */
export function stepOtc(world: World, { id }: TimedEvent): void {
  const row = world.tables.otcOrders.need(Number(id));
  const isDeadline = row.stepMs >= row.deadlineMs;
  if (row.status === OTC_STATUS.waiting && (row.side !== OTC_SELL || isDeadline)) cancelOtc(world, row);
  else if (row.status === OTC_STATUS.waiting) payOtc(world, row);
  else if (row.side === OTC_SELL) appealOtc(world, row, '');
  else completeOtc(world, row);
}

/** One side has paid: the other has so long to release. */
export function payOtc(world: World, row: OtcOrderRow): void {
  const takesMs = row.side === OTC_SELL ? OTC_RELEASE_MS : partyOf(row.partyId).minutes * MINUTE_MS;
  change(world, row, { status: OTC_STATUS.paid, paidMs: world.nowMs, stepMs: world.nowMs + takesMs });
  if (row.side !== OTC_SELL) return;
  const { userId, number: amount, amount: total, fiat } = row;
  tell(world, userId, 'otcPaid', { amount, coin: 'USDT', total, fiat, name: partyOf(row.partyId).name });
}

/** What was set aside goes to who bought. */
export function completeOtc(world: World, row: OtcOrderRow, notes = ''): void {
  const note = { atMs: world.nowMs, reason: 'otcTrade', ref: String(row.id) } as const;
  const [from, to] =
    row.side === OTC_SELL
      ? [userAccount(row.userId, OTC_ACCOUNT, 'USDT', 'frozen'), houseAccount('house:otc', 'USDT')]
      : [houseAccount('house:escrow', 'USDT'), userAccount(row.userId, OTC_ACCOUNT, 'USDT')];
  world.ledger.transfer(from, to, money(row.number), note);
  const done = change(world, row, { status: OTC_STATUS.done, endedMs: world.nowMs, stepMs: 0, notes });
  const { userId, number: amount, amount: total, fiat } = row;
  if (notes) tell(world, userId, 'otcDecided', { amount, coin: 'USDT', decision: notes });
  else tell(world, userId, 'otcReleased', { amount, coin: 'USDT', total, fiat });
  goOnWithAd(world, done);
}

export interface Cancelling {
  /** Why, where the exchange has decided so. */
  readonly notes?: string;
  readonly byCustomer?: boolean;
}

/** What was set aside goes back to who sold, or to the advertisement it was sold from. */
export function cancelOtc(world: World, row: OtcOrderRow, { notes = '', byCustomer = false }: Cancelling = {}): void {
  const note = { atMs: world.nowMs, reason: 'otcReturn', ref: String(row.id) } as const;
  const number = money(row.number);
  if (row.side !== OTC_SELL)
    world.ledger.transfer(houseAccount('house:escrow', 'USDT'), houseAccount('house:otc', 'USDT'), number, note);
  else if (!isHeldByAd(world, row)) world.ledger.release(row.userId, OTC_ACCOUNT, 'USDT', number, note);
  const lapsed = row.status === OTC_STATUS.waiting && !byCustomer;
  const ended = { status: OTC_STATUS.cancelled, endedMs: world.nowMs, stepMs: 0, notes, byCustomer } as const;
  const cancelled = change(world, row, ended);
  const { userId, number: amount } = row;
  if (notes) tell(world, userId, 'otcDecided', { amount, coin: 'USDT', decision: notes });
  else if (!byCustomer) tell(world, userId, 'otcCancelled', { amount, coin: 'USDT' });
  goOnWithAd(world, cancelled, lapsed);
}

/** From now on the exchange decides, and nothing happens by itself. */
export function appealOtc(world: World, row: OtcOrderRow, notes: string): void {
  change(world, row, { status: OTC_STATUS.appeal, stepMs: 0, notes });
}
