import { otcAppealTimeViolations, otcAppealViolations } from '@/domain/otc/appeal';
import { OTC_APPEAL_MS, OTC_BUY, OTC_STATUS } from '@/domain/otc/otc';
import { type Outcome, ok, refusalOf, refuse } from '../../handler';
import type { World } from '../../world';
import { checkPayPassword } from '../accounts/pay-password';
import type { UserRow } from '../accounts/tables';
import { partyFor } from './parties';
import { buyerOf, customersOf, sellerOf, sideFor } from './sides';
import { appealOtc, cancelOtc, completeOtc, payOtc } from './step';
import type { OtcOrderRow } from './tables';

type OrderRefusal = 'otc_order_unknown' | 'otc_order_moved_on';

/** An order in which the customer is one of the two sides; undefined for any other. */
export function orderOf({ tables: { otcOrders } }: World, userId: number, id: number): OtcOrderRow | undefined {
  const row = otcOrders.get(id);
  return row && customersOf(row).includes(userId) ? row : undefined;
}

function ownOrder(world: World, userId: number, id: number, fits: (row: OtcOrderRow) => boolean) {
  const row = orderOf(world, userId, id);
  if (!row) return refuse('otc_order_unknown');
  return fits(row) ? ok(row) : refuse('otc_order_moved_on');
}

const waitsFor = (userId: number) => (row: OtcOrderRow) => buyerOf(row) === userId && row.status === OTC_STATUS.waiting;

/** The buyer says that the payment was made. Refused unless the order waits for it. */
export function markPaid(world: World, userId: number, id: number): Outcome<OtcOrderRow, OrderRefusal> {
  const found = ownOrder(world, userId, id, waitsFor(userId));
  if (found.ok) payOtc(world, found.payload);
  return found;
}

/** The buyer cancels an order that waits for the payment. */
export function cancelByBuyer(world: World, userId: number, id: number): Outcome<OtcOrderRow, OrderRefusal> {
  const found = ownOrder(world, userId, id, waitsFor(userId));
  if (found.ok) cancelOtc(world, found.payload, { by: userId });
  return found;
}

/** The seller confirms the payment and releases the USDT. This also works under appeal, and ends the appeal. */
export function releaseOtc(world: World, user: UserRow, id: number, password: string | undefined) {
  const isPaid = (row: OtcOrderRow) =>
    sellerOf(row) === user.id &&
    (row.status === OTC_STATUS.paid || (row.status === OTC_STATUS.appeal && row.paidMs > 0));
  const found = ownOrder(world, user.id, id, isPaid);
  if (!found.ok) return found;
  const locked = checkPayPassword(world, user, password);
  if (locked) return locked;
  completeOtc(world, found.payload);
  return found;
}

/** The instant from which either side may appeal, in virtual epoch milliseconds. */
export const appealFromMs = ({ paidMs }: OtcOrderRow): number => paidMs + OTC_APPEAL_MS;

export function appeal(world: World, userId: number, id: number, reason: string) {
  const found = ownOrder(world, userId, id, ({ status }) => status === OTC_STATUS.paid);
  if (!found.ok) return found;
  const refused = refusalOf([
    ...otcAppealViolations(reason),
    ...otcAppealTimeViolations(appealFromMs(found.payload), world.nowMs),
  ]);
  if (refused) return refused;
  appealOtc(world, found.payload, { by: userId, notes: reason });
  return found;
}

function appealed(world: World, id: string): OtcOrderRow {
  const row = world.tables.otcOrders.get(Number(id));
  if (row?.status !== OTC_STATUS.appeal) throw new Error(`no OTC order ${id} is under appeal`);
  return row;
}

/** The customer an appeal is about: the one who appealed, or against whom a merchant appealed. */
const appellantOf = ({ appealBy, userId }: OtcOrderRow): number => appealBy || userId;

/** Whether the buyer gets the USDT. `isRight`: the appeal is decided for the appellant, otherwise against. */
const goesToBuyer = (row: OtcOrderRow, isRight: boolean): boolean => (buyerOf(row) === appellantOf(row)) === isRight;

/**
 * Review of appeals (sim/products/review.ts). Approving decides for the appellant, rejecting for the other side.
 */
export const otcReview = {
  kind: 'otc',
  list: (world: World) =>
    world.tables.otcOrders.list('appeal', 1).map((row) => ({
      id: String(row.id),
      userId: appellantOf(row),
      sinceMs: row.createdMs,
      summary: {
        [sideFor(row, appellantOf(row)) === OTC_BUY ? 'buys' : 'sells']: `${row.number} USDT`,
        for: `${row.amount} ${row.fiat}`,
        with: partyFor(world, row, appellantOf(row)).name,
        reason: row.notes || '-',
      },
    })),
  approve(world: World, id: string): void {
    const row = appealed(world, id);
    if (goesToBuyer(row, true)) completeOtc(world, row);
    else cancelOtc(world, row);
  },
  reject(world: World, id: string, reason: string): void {
    const row = appealed(world, id);
    if (goesToBuyer(row, false)) completeOtc(world, row, reason);
    else cancelOtc(world, row, { notes: reason });
  },
};
