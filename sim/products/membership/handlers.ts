import type { CallInput } from '@/contract/calls';
import type { membershipRequests } from '@/contract/membership/requests';
import { type HandlersOf, type Outcome, ok, refuse } from '../../handler';
import { successMessage } from '../../texts/success-messages';
import type { World } from '../../world';
import { partOf } from '../pages';
import { assetById } from '../quotes/assets';
import { type BillFilter, billDetail, billsOf, totalsOf, wireBill } from './bills';
import { startCoupon } from './coupons';
import { invitees, inviteSummary, rebateDays } from './invitees';
import { creditStatus, vipStatus } from './status';
import { couponList } from './wire';

/** Largest number of rows in one export of bills. */
const MAX_EXPORTED = 5_000;
const EVERYTHING = { offset: 0, limit: Number.MAX_SAFE_INTEGER };

function filterOf(
  world: World,
  { kind, currency, from, to }: CallInput<'GET /user/bills/export'>,
): Outcome<BillFilter, 'currency_unknown' | 'range_invalid'> {
  const asset = currency === undefined ? undefined : assetById(world, currency);
  if (currency !== undefined && !asset) return refuse('currency_unknown');
  if (from !== undefined && to !== undefined && to <= from) return refuse('range_invalid');
  const ms = (seconds: number | undefined) => (seconds === undefined ? undefined : seconds * 1000);
  return ok({ kind, asset, sinceMs: ms(from), untilMs: ms(to) });
}

/** VIP, coupons, bills, invitations and the credit score. */
export const membershipHandlers: HandlersOf<typeof membershipRequests> = {
  'GET /user/vip': (world, _input, { user }) => ok(vipStatus(world, user)),
  'GET /user/coupons': (world, { status, page, limit }, { user }) =>
    ok({ ...couponList(world, user.id, status, partOf({ page, limit })), page, limit }),
  'POST /user/coupons/use': (world, { id }, { user, lang }) => {
    const used = startCoupon(world, user.id, id);
    return used.ok ? ok(successMessage('coupon_in_use', lang)) : used;
  },
  'GET /user/bills': (world, input, { user, lang }) => {
    const filter = filterOf(world, input);
    if (!filter.ok) return filter;
    const { page, limit } = input;
    const { records, count } = billsOf(world, user.id, filter.payload, partOf({ page, limit }));
    const totals = filter.payload.asset ? totalsOf(billsOf(world, user.id, filter.payload, EVERYTHING).records) : null;
    return ok({ list: records.map((record) => wireBill(world, record, lang)), count, page, limit, totals });
  },
  'GET /user/bills/detail': (world, { id }, { user, lang }) => {
    const record = world.ledger.record(user.id, id);
    return record ? ok(billDetail(world, record, lang)) : refuse('bill_unknown');
  },
  'GET /user/bills/export': (world, input, { user, lang }) => {
    const filter = filterOf(world, input);
    if (!filter.ok) return filter;
    const { records, count } = billsOf(world, user.id, filter.payload, { offset: 0, limit: MAX_EXPORTED });
    return ok({ list: records.map((record) => wireBill(world, record, lang)), count });
  },
  'GET /user/invite': (world, _input, { user }) => ok(inviteSummary(world, user)),
  'GET /user/invitees': (world, input, { user }) => {
    const { page, limit } = input;
    return ok({ ...invitees(world, user.id, partOf(input)), page, limit });
  },
  'GET /user/rebates': (world, input, { user }) => {
    const { page, limit } = input;
    return ok({ ...rebateDays(world, user.id, partOf(input)), page, limit });
  },
  'GET /user/credit': (world, input, { user }) => {
    const { page, limit } = input;
    return ok({ ...creditStatus(world, user, partOf(input)), page, limit });
  },
};
