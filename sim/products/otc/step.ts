import { money } from '@/domain/money';
import { OTC_RELEASE_MS, OTC_STATUS } from '@/domain/otc';
import { MINUTE_MS } from '@/domain/time';
import type { TimedEvent } from '../../clock/scheduler';
import { houseAccount, userAccount } from '../../ledger/accounts';
import type { World } from '../../world';
import { tell } from '../messages/tell';
import { goOnWithAd, isHeldByAd, OTC_ACCOUNT } from './ad-stock';
import { keepRecord, partyFor, partyOf } from './parties';
import { buyerOf, customersOf, sellerOf } from './sides';
import type { OtcOrderRow } from './tables';

/** The timer of whatever happens next by itself in an order: a deadline, a payment, a release, an appeal. */
export const OTC_TIMER = 'otc.step';

const timerId = (id: number) => String(id).padStart(9, '0');

/** Puts the order's timer to its next step, and takes away the one before. */
export function scheduleStep(world: World, { id, stepMs }: OtcOrderRow): void {
  world.scheduler.cancel(OTC_TIMER, timerId(id));
  if (stepMs > 0) world.scheduler.schedule({ atMs: stepMs, kind: OTC_TIMER, symbol: '', id: timerId(id) });
}

/** Tells the screens of its customers that an order is there, or stands elsewhere now. */
export function tellMoved(world: World, row: OtcOrderRow): void {
  for (const to of customersOf(row)) world.push(to, 'otc', { type: 'otc', to, id: row.id });
}

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
  if (row.status === OTC_STATUS.waiting && (buyerOf(row) !== 0 || isDeadline)) cancelOtc(world, row);
  else if (row.status === OTC_STATUS.waiting) payOtc(world, row);
  else if (sellerOf(row) !== 0) appealOtc(world, row);
  else completeOtc(world, row);
}

/** One side has paid: the other has so long to release. */
export function payOtc(world: World, row: OtcOrderRow): void {
  const seller = sellerOf(row);
  const takesMs = seller === 0 ? partyOf(row.partyId).minutes * MINUTE_MS : OTC_RELEASE_MS;
  change(world, row, { status: OTC_STATUS.paid, paidMs: world.nowMs, stepMs: world.nowMs + takesMs });
  if (seller === 0) return;
  const { number: amount, amount: total, fiat } = row;
  tell(world, seller, 'otcPaid', { amount, coin: 'USDT', total, fiat, name: partyFor(world, row, seller).name });
}

/** What was set aside goes to who bought. */
export function completeOtc(world: World, row: OtcOrderRow, notes = ''): void {
  const note = { atMs: world.nowMs, reason: 'otcTrade', ref: String(row.id) } as const;
  const [seller, buyer] = [sellerOf(row), buyerOf(row)];
  const from = seller === 0 ? houseAccount('house:escrow', 'USDT') : userAccount(seller, OTC_ACCOUNT, 'USDT', 'frozen');
  const to = buyer === 0 ? houseAccount('house:otc', 'USDT') : userAccount(buyer, OTC_ACCOUNT, 'USDT');
  world.ledger.transfer(from, to, money(row.number), note);
  const done = change(world, row, { status: OTC_STATUS.done, endedMs: world.nowMs, stepMs: 0, notes });
  const { number: amount, amount: total, fiat } = row;
  for (const userId of customersOf(row)) {
    if (notes) tell(world, userId, 'otcDecided', { amount, coin: 'USDT', decision: notes });
    else tell(world, userId, 'otcReleased', { amount, coin: 'USDT', total, fiat });
  }
  keepRecord(world, done);
  goOnWithAd(world, done);
}

export interface Cancelling {
  /** Why, where the exchange has decided so. */
  readonly notes?: string;
  /** The customer who takes it back. */
  readonly by?: number;
}

/** What was set aside goes back to who sold, or to the advertisement it was sold from. */
export function cancelOtc(world: World, row: OtcOrderRow, { notes = '', by = 0 }: Cancelling = {}): void {
  const note = { atMs: world.nowMs, reason: 'otcReturn', ref: String(row.id) } as const;
  const number = money(row.number);
  const seller = sellerOf(row);
  if (seller === 0)
    world.ledger.transfer(houseAccount('house:escrow', 'USDT'), houseAccount('house:otc', 'USDT'), number, note);
  else if (seller === row.takerId || !isHeldByAd(world, row))
    world.ledger.release(seller, OTC_ACCOUNT, 'USDT', number, note);
  const lapsed = row.status === OTC_STATUS.waiting && by === 0;
  const ended = { status: OTC_STATUS.cancelled, endedMs: world.nowMs, stepMs: 0, notes, cancelledBy: by } as const;
  const cancelled = change(world, row, ended);
  const { number: amount } = row;
  for (const userId of customersOf(row)) {
    if (notes) tell(world, userId, 'otcDecided', { amount, coin: 'USDT', decision: notes });
    else if (userId !== by) tell(world, userId, 'otcCancelled', { amount, coin: 'USDT' });
  }
  keepRecord(world, cancelled);
  goOnWithAd(world, cancelled, lapsed);
}

/** From now on the exchange decides, and nothing happens by itself. Where no customer appeals, it does for who paid. */
export function appealOtc(world: World, row: OtcOrderRow, { by = buyerOf(row), notes = '' } = {}): void {
  change(world, row, { status: OTC_STATUS.appeal, stepMs: 0, appealBy: by, notes });
  const { number: amount } = row;
  for (const userId of customersOf(row))
    if (userId !== by) tell(world, userId, 'otcAppealed', { amount, coin: 'USDT' });
}
