import { OTC_APPEAL_MS, OTC_BUY, OTC_SELL, OTC_STATUS } from '@/domain/otc';
import { toWireTime } from '@/domain/time';
import { type Outcome, ok, refuse } from '../../handler';
import type { World } from '../../world';
import { checkPayPassword } from '../accounts/pay-password';
import type { UserRow } from '../accounts/tables';
import { appealOtc, cancelOtc, completeOtc, payOtc } from './step';
import type { OtcOrderRow } from './tables';

type OrderRefusal = 'otc_order_unknown' | 'otc_order_moved_on';

function ownOrder(world: World, userId: number, id: number, fits: (row: OtcOrderRow) => boolean) {
  const row = world.tables.otcOrders.get(id);
  if (row?.userId !== userId) return refuse('otc_order_unknown');
  return fits(row) ? ok(row) : refuse('otc_order_moved_on');
}

const waits = ({ side, status }: OtcOrderRow) => side === OTC_BUY && status === OTC_STATUS.waiting;

export function markPaid(world: World, userId: number, id: number): Outcome<OtcOrderRow, OrderRefusal> {
  const found = ownOrder(world, userId, id, waits);
  if (found.ok) payOtc(world, found.payload);
  return found;
}

export function takeBack(world: World, userId: number, id: number): Outcome<OtcOrderRow, OrderRefusal> {
  const found = ownOrder(world, userId, id, waits);
  if (found.ok) cancelOtc(world, found.payload, { byCustomer: true });
  return found;
}

/** Who sells says that the money is there; under appeal as well, which ends it. */
export function releaseOtc(world: World, user: UserRow, id: number, password: string | undefined) {
  const isPaid = ({ side, status, paidMs }: OtcOrderRow) =>
    side === OTC_SELL && (status === OTC_STATUS.paid || (status === OTC_STATUS.appeal && paidMs > 0));
  const found = ownOrder(world, user.id, id, isPaid);
  if (!found.ok) return found;
  const locked = checkPayPassword(world, user, password);
  if (locked) return locked;
  completeOtc(world, found.payload);
  return found;
}

export const appealFromMs = ({ paidMs }: OtcOrderRow): number => paidMs + OTC_APPEAL_MS;

export function appeal(world: World, userId: number, id: number, reason: string) {
  const found = ownOrder(world, userId, id, ({ status }) => status === OTC_STATUS.paid);
  if (!found.ok) return found;
  const fromMs = appealFromMs(found.payload);
  if (world.nowMs < fromMs) return refuse('otc_appeal_early', { time: toWireTime(fromMs) });
  appealOtc(world, found.payload, reason);
  return found;
}

function appealed(world: World, id: string): OtcOrderRow {
  const row = world.tables.otcOrders.get(Number(id));
  if (row?.status !== OTC_STATUS.appeal) throw new Error(`no OTC order ${id} is under appeal`);
  return row;
}

/** Appeals in the back office: approved is the customer right, rejected the merchant. */
export const otcReview = {
  kind: 'otc',
  list: ({ tables }: World) =>
    tables.otcOrders.list('appeal', 1).map(({ id, userId, createdMs, side, number, amount, fiat, notes }) => ({
      id: String(id),
      userId,
      sinceMs: createdMs,
      summary: {
        [side === OTC_BUY ? 'buys' : 'sells']: `${number} USDT`,
        for: `${amount} ${fiat}`,
        reason: notes || '-',
      },
    })),
  approve(world: World, id: string): void {
    const row = appealed(world, id);
    if (row.side === OTC_BUY) completeOtc(world, row);
    else cancelOtc(world, row);
  },
  reject(world: World, id: string, reason: string): void {
    const row = appealed(world, id);
    if (row.side === OTC_BUY) cancelOtc(world, row, { notes: reason });
    else completeOtc(world, row, reason);
  },
};
