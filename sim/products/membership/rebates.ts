import { rebateOf } from '@/domain/membership/invitation';
import { type Money, roundCredit, ZERO } from '@/domain/money/money';
import { DAY_MS, exchangeDayStart } from '@/domain/time';
import type { TimedEvent } from '../../clock/scheduler';
import { houseAccount, userAccount } from '../../ledger/accounts';
import type { LedgerEntry, Leg } from '../../ledger/entries';
import type { World } from '../../world';
import { eachWithinLimit, partsOf } from '../each-within-limit';
import { assetNamed, priceAt } from '../quotes/assets';
import type { LedgerReason } from '../reasons';

/** Kind of the timer that books all rebates of a day at the exchange's midnight (UTC+8). */
export const REBATE_TIMER = 'membership.rebate';

/**
 * Fees that bring a rebate (designed): those of spot, futures and options. Fees of stocks, overnight fees and
 * withdrawal fees bring none.
 */
const SHARED: readonly LedgerReason[] = ['coinTrade', 'leverFee', 'copyFee', 'optionOpen'];

/** Schedules the rebate for a customer's trading fee at the next midnight, if the customer was invited. */
export function scheduleRebate(world: World, userId: number): void {
  if (world.tables.users.need(userId).parentId === 0) return;
  const atMs = exchangeDayStart(world.nowMs) + DAY_MS;
  // Each day has a timer of its own, so that a fee at the exact instant of midnight counts for the next day.
  const id = String(atMs);
  if (!world.scheduler.find(REBATE_TIMER, id)) world.scheduler.schedule({ atMs, kind: REBATE_TIMER, symbol: '', id });
}

/**
 * Books one posting for each inviter, out of the fees account. The fees of invited customers are summed from the
 * ledger, so that a rebate always matches what was booked. The timer names the day. A customer added from data may
 * bring a fee of a day that is over; that day is then booked again, for this fee only.
 */
export function bookRebates(world: World, { id: eventId }: TimedEvent): void {
  const toMs = Number(partsOf(eventId).whole);
  const fromMs = toMs - DAY_MS;
  const due = feesOfInvited(world, fromMs, toMs);
  const inviters = [...new Set(due.map(({ inviterId }) => inviterId))].sort((a, b) => a - b).map((id) => ({ id }));
  eachWithinLimit(world, { kind: REBATE_TIMER, id: eventId }, inviters, ({ id }) =>
    book(
      world,
      id,
      fromMs,
      due.filter(({ inviterId }) => inviterId === id),
    ),
  );
}

interface FeesDue {
  readonly inviterId: number;
  readonly inviteeId: number;
  readonly asset: string;
  fees: Money;
}

/**
 * Fees of invited customers in the given period that have brought no rebate yet, by customer and asset. Every posting
 * is checked, because those of customers added from data may be earlier than the ones before them.
 */
function feesOfInvited(world: World, fromMs: number, toMs: number): FeesDue[] {
  const found = new Map<string, FeesDue>();
  for (const entry of world.ledger.entries()) {
    if (entry.atMs < fromMs || entry.atMs >= toMs || !SHARED.includes(entry.reason)) continue;
    for (const { holding, amount } of entry.legs) {
      if (holding.owner !== 'house:fees') continue;
      const inviteeId = payerOf(entry);
      const inviterId = world.tables.users.need(inviteeId).parentId;
      if (inviterId === 0) continue;
      const { asset } = holding;
      const slot = `${inviteeId}|${asset}`;
      const known = found.get(slot) ?? { inviterId, inviteeId, asset, fees: ZERO };
      known.fees = known.fees.plus(amount);
      found.set(slot, known);
    }
  }
  return [...found.values()].map((due) => ({ ...due, fees: due.fees.minus(sharedBefore(world, due, fromMs)) }));
}

const sharedBefore = ({ tables }: World, { inviteeId, asset }: FeesDue, dayMs: number): Money =>
  tables.rebates
    .list('invitee', inviteeId)
    .filter((row) => row.dayMs === dayMs && row.asset === asset)
    .reduce((sum, { fees }) => sum.plus(fees), ZERO);

function book(world: World, userId: number, dayMs: number, dues: readonly FeesDue[]): void {
  const { ledger, tables, nowMs } = world;
  const legs: Leg<LedgerReason>[] = [];
  for (const { inviteeId, asset, fees } of dues) {
    const amount = rebateOf(fees);
    if (amount.lte(0)) continue;
    const usdt = roundCredit(amount.times(priceAt(world, assetNamed(world, asset), nowMs)));
    tables.rebates.insert({
      id: tables.rebates.nextId(),
      userId,
      inviteeId,
      dayMs,
      asset,
      fees: fees.toFixed(),
      amount: amount.toFixed(),
      usdt: usdt.toFixed(),
    });
    legs.push(
      { account: houseAccount('house:fees', asset), amount: amount.neg() },
      { account: userAccount(userId, 'change', asset), amount },
    );
  }
  if (legs.length > 0) ledger.post({ atMs: nowMs, reason: 'rebate', ref: String(userId), legs });
}

/** The customer who paid: the only one among the legs of the posting. */
function payerOf({ id, legs }: LedgerEntry<LedgerReason>): number {
  for (const { holding } of legs) if (typeof holding.owner === 'number') return holding.owner;
  throw new Error(`posting ${id} brought the house a trading fee that nobody paid`);
}
