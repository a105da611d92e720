import { money } from '@/domain/money/money';
import { OTC_RELEASE_MS, OTC_STATUS } from '@/domain/otc/otc';
import { MINUTE_MS } from '@/domain/time';
import type { TimedEvent } from '../../clock/scheduler';
import { houseAccount, userAccount } from '../../ledger/accounts';
import type { World } from '../../world';
import { sendMessage } from '../messages/send';
import { isHeldByAd, OTC_ACCOUNT, updateAdAfterOrder } from './ad-stock';
import { countInRecord, partyFor, partyOf } from './parties';
import { buyerOf, customersOf, sellerOf } from './sides';
import type { OtcOrderRow } from './tables';

/** Kind of the timer for an order's next automatic step: a deadline, a payment, a release or an appeal. */
export const OTC_TIMER = 'otc.step';

const timerId = (id: number) => String(id).padStart(9, '0');

/** Replaces the order's timer by one for its next step. */
export function scheduleStep(world: World, { id, stepMs }: OtcOrderRow): void {
  world.scheduler.cancel(OTC_TIMER, timerId(id));
  if (stepMs > 0) world.scheduler.schedule({ atMs: stepMs, kind: OTC_TIMER, symbol: '', id: timerId(id) });
}

/** Notifies the clients of an order's customers that it was opened or has changed. */
export function notifyOrder(world: World, row: OtcOrderRow): void {
  for (const to of customersOf(row)) world.push(to, 'otc', { type: 'otc', to, id: row.id });
}

function change(world: World, row: OtcOrderRow, changed: Partial<Omit<OtcOrderRow, 'id'>>): OtcOrderRow {
  const changedRow = world.tables.otcOrders.update(row.id, changed);
  scheduleStep(world, changedRow);
  notifyOrder(world, changedRow);
  return changedRow;
}

/** Carries out an order's due step. */
export function stepOtc(world: World, { id }: TimedEvent): void {
  const row = world.tables.otcOrders.need(Number(id));
  const isDeadline = row.stepMs >= row.deadlineMs;
  if (row.status === OTC_STATUS.waiting && (buyerOf(row) !== 0 || isDeadline)) cancelOtc(world, row);
  else if (row.status === OTC_STATUS.waiting) payOtc(world, row);
  else if (sellerOf(row) !== 0) appealOtc(world, row);
  else completeOtc(world, row);
}

/** Marks an order as paid, and schedules the seller's release or the end of the seller's time for it. */
export function payOtc(world: World, row: OtcOrderRow): void {
  const seller = sellerOf(row);
  const durationMs = seller === 0 ? partyOf(row.partyId).minutes * MINUTE_MS : OTC_RELEASE_MS;
  change(world, row, { status: OTC_STATUS.paid, paidMs: world.nowMs, stepMs: world.nowMs + durationMs });
  if (seller === 0) return;
  const { number: amount, amount: total, fiat } = row;
  sendMessage(world, seller, 'otcPaid', { amount, coin: 'USDT', total, fiat, name: partyFor(world, row, seller).name });
}

/** Completes an order: the USDT go to the buyer. `notes` is the decision of an appeal. */
export function completeOtc(world: World, row: OtcOrderRow, notes = ''): void {
  const note = { atMs: world.nowMs, reason: 'otcTrade', ref: String(row.id) } as const;
  const [seller, buyer] = [sellerOf(row), buyerOf(row)];
  const from = seller === 0 ? houseAccount('house:escrow', 'USDT') : userAccount(seller, OTC_ACCOUNT, 'USDT', 'frozen');
  const to = buyer === 0 ? houseAccount('house:otc', 'USDT') : userAccount(buyer, OTC_ACCOUNT, 'USDT');
  world.ledger.transfer(from, to, money(row.number), note);
  const done = change(world, row, { status: OTC_STATUS.done, endedMs: world.nowMs, stepMs: 0, notes });
  const { number: amount, amount: total, fiat } = row;
  for (const userId of customersOf(row)) {
    if (notes) sendMessage(world, userId, 'otcDecided', { amount, coin: 'USDT', decision: notes });
    else sendMessage(world, userId, 'otcReleased', { amount, coin: 'USDT', total, fiat });
  }
  countInRecord(world, done);
  updateAdAfterOrder(world, done);
}

export interface Cancelling {
  /** The reason, where the exchange has decided so. */
  readonly notes?: string;
  /** The customer who cancels it; 0 or absent for a deadline or a decision. */
  readonly by?: number;
}

/** Cancels an order: the USDT return to the seller, or to the advertisement they came from. */
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
    if (notes) sendMessage(world, userId, 'otcDecided', { amount, coin: 'USDT', decision: notes });
    else if (userId !== by) sendMessage(world, userId, 'otcCancelled', { amount, coin: 'USDT' });
  }
  countInRecord(world, cancelled);
  updateAdAfterOrder(world, cancelled, lapsed);
}

/**
 * Opens an appeal, which the exchange decides; no timer runs meanwhile. Without `by` it is opened in the buyer's name.
 */
export function appealOtc(world: World, row: OtcOrderRow, { by = buyerOf(row), notes = '' } = {}): void {
  change(world, row, { status: OTC_STATUS.appeal, stepMs: 0, appealBy: by, notes });
  const { number: amount } = row;
  for (const userId of customersOf(row))
    if (userId !== by) sendMessage(world, userId, 'otcAppealed', { amount, coin: 'USDT' });
}
