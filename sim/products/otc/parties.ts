import { maskedName } from '@/domain/membership/invitation';
import { Decimal } from '@/domain/money/money';
import { OTC_STATUS } from '@/domain/otc/otc';
import { MINUTE_MS } from '@/domain/time';
import type { World } from '../../world';
import { MERCHANTS } from './merchants';
import type { Party } from './party';
import { buyerOf, customersOf } from './sides';
import type { OtcOrderRow } from './tables';

/** Party ids of customers begin above those of all simulated parties. */
const CUSTOMER_PARTIES_FROM = 1_000;

/**
 * Simulated traders who take customers' advertisements. Those with 90 minutes never pay or release in time, so that
 * customers can appeal.
 */
export const TRADERS: readonly Party[] = [
  { id: 101, name: 'Bima_88', orders: 214, completion: '98.1', minutes: 2 },
  { id: 102, name: 'citra.w', orders: 67, completion: '97.0', minutes: 4 },
  { id: 103, name: 'OldTown', orders: 512, completion: '99.4', minutes: 3 },
  { id: 104, name: 'minh-usdt', orders: 38, completion: '94.7', minutes: 6 },
  { id: 105, name: 'Noodle Bar', orders: 129, completion: '96.9', minutes: 5 },
  { id: 106, name: 'first-timer', orders: 3, completion: '66.7', minutes: 90 },
  { id: 107, name: 'Reyhan', orders: 301, completion: '98.7', minutes: 3 },
  { id: 108, name: 'lazy_lena', orders: 21, completion: '71.4', minutes: 90 },
];

/**
 * The simulated party with this id.
 * @throws on an unknown id
 */
export function partyOf(id: number): Party {
  const found = MERCHANTS.find((one) => one.id === id) ?? TRADERS.find((one) => one.id === id);
  if (!found) throw new Error(`nobody has the id ${id}`);
  return found;
}

/** A customer as other customers see them: a masked name, and the record of completed orders. */
export function customerParty({ tables }: World, userId: number): Party {
  const { nickname, accountNumber } = tables.users.need(userId);
  const { done, failed, tookMs } = tables.otcRecords.get(userId) ?? { done: 0, failed: 0, tookMs: 0 };
  const percent = done === 0 ? new Decimal(0) : new Decimal(done * 100).div(done + failed);
  return {
    id: CUSTOMER_PARTIES_FROM + userId,
    name: maskedName(nickname || accountNumber),
    orders: done,
    completion: percent.toDecimalPlaces(1, Decimal.ROUND_DOWN).toFixed(),
    minutes: done === 0 ? 0 : Math.max(1, Math.floor(tookMs / done / MINUTE_MS)),
  };
}

/** The other side of a customer's order. */
export function partyFor(world: World, row: OtcOrderRow, userId: number): Party {
  if (row.takerId === 0) return partyOf(row.partyId);
  return customerParty(world, row.takerId === userId ? row.userId : row.takerId);
}

/** Counts an ended order in the records of its customers. An order that was not paid counts only against the buyer. */
export function countInRecord({ tables: { otcRecords } }: World, row: OtcOrderRow): void {
  const isDone = row.status === OTC_STATUS.done;
  const counted = isDone ? customersOf(row) : [buyerOf(row)];
  for (const userId of counted) {
    if (userId === 0) continue;
    const { done, failed, tookMs } =
      otcRecords.get(userId) ?? otcRecords.insert({ userId, done: 0, failed: 0, tookMs: 0 });
    if (isDone) otcRecords.update(userId, { done: done + 1, tookMs: tookMs + row.endedMs - row.createdMs });
    else otcRecords.update(userId, { failed: failed + 1 });
  }
}
