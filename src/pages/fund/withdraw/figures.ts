import type { RefusalCode } from '@/contract/refusals/codes';
import type { PayoutInfo } from '@/data/queries/payout';
import { Decimal, type Money, max, min, ZERO } from '@/domain/money/money';
import { type FeeTerms, payoutArrives, payoutFee } from '@/domain/payout/payout';

/** Fee and minimum of one withdrawal method. */
export interface WayTerms extends FeeTerms {
  readonly least: Money;
}

/**
 * Terms for a type and network. A server which does not send `ways` has one set of terms, for addresses on any network.
 */
export function termsOf(info: PayoutInfo, type: number, network: string): WayTerms | null {
  const ways = info.ways ?? [
    { type: 0, network: '', rate: info.rate, ratetype: info.ratetype, min_number: info.min_number },
  ];
  const ofType = ways.filter((way) => way.type === type);
  const found = ofType.find((way) => way.network === network) ?? ofType[0];
  if (!found) return null;
  const ratetype = found.ratetype === 1 ? 1 : 0;
  return { rate: new Decimal(found.rate), ratetype, least: new Decimal(found.min_number) };
}

export type AmountProblem = 'amount_invalid' | 'withdrawal_too_small' | 'tooMuch' | 'overLimit' | 'overOrder';

export interface Figures {
  /** Null while no valid amount is typed. */
  readonly amount: Money | null;
  readonly fee: Money;
  readonly arrives: Money;
  /** Largest possible amount: the balance, or less because of a limit. */
  readonly most: Money;
  readonly problem: AmountProblem | null;
}

/** Figures of a withdrawal. With `isBank` the limit per fiat order applies as well. */
export function figuresOf(info: PayoutInfo, terms: WayTerms, text: string, isBank: boolean): Figures {
  const available = new Decimal(info.change_balance);
  const left = info.daily ? new Decimal(info.daily.left) : available;
  const order = isBank && info.fiat_per_order ? new Decimal(info.fiat_per_order) : null;
  const most = max(ZERO, min(min(available, left), order ?? available));
  const typed = new Decimal(text === '' ? Number.NaN : text);
  const amount = typed.isFinite() && typed.gt(0) ? typed : null;
  return {
    amount,
    fee: amount ? payoutFee(amount, terms) : terms.ratetype === 1 ? ZERO : terms.rate,
    arrives: amount ? payoutArrives(amount, terms) : ZERO,
    most,
    problem: problemOf(),
  };

  // In the order of the exchange's refusals.
  function problemOf(): AmountProblem | null {
    if (!amount) return 'amount_invalid';
    if (amount.lt(terms.least)) return 'withdrawal_too_small';
    if (amount.gt(available)) return 'tooMuch';
    if (order && amount.gt(order)) return 'overOrder';
    return amount.gt(left) ? 'overLimit' : null;
  }
}

/** A percentage of the largest amount. */
export const shareOf = (most: Money, percent: number): string =>
  most.times(percent).div(100).toDecimalPlaces(8, Decimal.ROUND_DOWN).toFixed();

/** The field which shows a message; `form` holds errors which belong to no field. */
export type WithdrawField = 'target' | 'amount' | 'form';

const FIELD_OF: Partial<Record<RefusalCode, WithdrawField>> = {
  network_unknown: 'target',
  address_required: 'target',
  address_unknown: 'target',
  address_invalid: 'target',
  bank_not_offered: 'target',
  bank_card_missing: 'target',
  amount_invalid: 'amount',
  withdrawal_too_small: 'amount',
  insufficient_balance: 'amount',
  fiat_order_limit: 'amount',
  daily_limit_identity: 'amount',
  daily_limit_vip: 'amount',
};

export const withdrawFieldOf = (reason: RefusalCode | null): WithdrawField => (reason && FIELD_OF[reason]) || 'form';
