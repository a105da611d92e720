import type { Call } from '@/contract/calls';
import type { CallFacts, CallRequest } from '@/contract/declare';
import { facts } from '@/contract/facts';
import { COMMON_REFUSALS, type RefusalCode } from '@/contract/refusals/codes';
import { NEVER_REPEATED } from '@/contract/request-id';
import { requests } from '@/contract/requests';

/** Cells of a call that are proved on each host. */
export const CALL_CELLS = ['schema', 'success', '998', '999', 'anonymous', 'bad input', 'other’s', 'replay'] as const;
export type CallCell = (typeof CALL_CELLS)[number];

/** What is proved of each event. */
export const EVENT_CELLS = ['schema', 'produced', 'consumed', 'duplicate', 'late', 'missing', 'malformed'] as const;

/**
 * Refusals that mean: the named row is not yours, or does not exist. A call that declares one of them takes the id of
 * something that belongs to one customer.
 */
const OF_ONE_CUSTOMER: ReadonlySet<RefusalCode> = new Set<RefusalCode>([
  'address_unknown',
  'alert_unknown',
  'bill_unknown',
  'coupon_unknown',
  'favourite_unknown',
  'loan_unknown',
  'message_unknown',
  'nft_not_owner',
  'order_unknown',
  'otc_ad_unknown',
  'otc_order_unknown',
  'picture_unknown',
  'voucher_invalid',
]);

export const declarationOf = (call: Call): CallRequest => requests[call];
export const refusalsOf = (call: Call): readonly RefusalCode[] => (facts[call] as CallFacts).refusals;
export const anyRefusalOf = (call: Call): readonly RefusalCode[] => [...refusalsOf(call), ...COMMON_REFUSALS];

/**
 * This call checks its pictures only for a sender whose identity still lacks them, so a verified stranger is refused
 * before.
 */
const ASKS_FIRST_WHO_SENDS: Call = 'POST /user/real';

/**
 * The codes with which a call refuses something of another customer; none for a call that takes nothing of a
 * customer's.
 */
export const refusalsOfOthers = (call: Call): readonly RefusalCode[] =>
  call === ASKS_FIRST_WHO_SENDS ? [] : refusalsOf(call).filter((code) => OF_ONE_CUSTOMER.has(code));

/** Calls that answer nothing (null) for something of another customer, instead of a refusal. */
export const ANSWERS_NOTHING: ReadonlySet<Call> = new Set<Call>([
  'GET /otc/detail',
  'GET /game/round',
  'GET /loan/detail',
]);

/**
 * The optional fields in which these calls name something of a customer's: an address may be typed instead of a saved
 * one, and a message need not have a picture.
 */
const NAMED_IN: Readonly<Partial<Record<Call, string>>> = {
  'POST /wallet/out': 'users_wallet_withdraw_id',
  'POST /user/wallet/save': 'id',
  'POST /wallet/charge_req': 'account',
  'POST /kefu/send': 'picture',
};

/** Whether a request names something that belongs to one customer. */
export const namesSomething = (call: Call, fields: Readonly<Record<string, string>>): boolean =>
  applies(call, 'other’s') && Object.hasOwn(fields, NAMED_IN[call] ?? Object.keys(fields)[0] ?? '');

/** Whether a cell applies to a call. */
export function applies(call: Call, cell: CallCell): boolean {
  const { access } = declarationOf(call);
  if (cell === '998') return access === 'verified';
  if (cell === '999') return access !== 'anyone';
  if (cell === 'replay') return !NEVER_REPEATED.has(call);
  return cell !== 'other’s' || ANSWERS_NOTHING.has(call) || refusalsOfOthers(call).length > 0;
}
