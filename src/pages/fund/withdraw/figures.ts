import type { PayoutInfo } from '@/data/payout/queries';
import { Decimal, type Money, max, min, typedAmount, ZERO } from '@/domain/money/money';
import { type FeeTerms, payoutArrives, payoutFee, TO_ADDRESS } from '@/domain/payout/payout';
import type { WithdrawalFacts } from '@/domain/payout/withdrawal';

/** Fee and minimum of one withdrawal method. */
export interface WayTerms extends FeeTerms {
  readonly least: Money;
}

/**
 * Terms for a type and network. A server whose `ways` are missing, or name none for addresses, has one set of terms for
 * addresses on any network.
 */
export function termsOf(info: PayoutInfo, type: number, network: string): WayTerms | null {
  const ofSameType = (info.ways ?? []).filter((way) => way.type === type);
  const { rate, ratetype: kind, min_number } = info;
  const candidates =
    type === TO_ADDRESS && ofSameType.length === 0 ? [{ network: '', rate, ratetype: kind, min_number }] : ofSameType;
  const found = candidates.find((way) => way.network === network) ?? candidates[0];
  if (!found) return null;
  const ratetype = found.ratetype === 1 ? 1 : 0;
  return { rate: new Decimal(found.rate), ratetype, least: new Decimal(found.min_number) };
}

export interface Figures {
  /** Null while no valid amount is typed. */
  readonly amount: Money | null;
  readonly fee: Money;
  readonly arrives: Money;
  /** Largest possible amount: the balance, or less because of a limit. */
  readonly max: Money;
}

/** Figures of a withdrawal. With `isBank` the limit per fiat order applies as well. */
export function figuresOf(info: PayoutInfo, terms: WayTerms, text: string, isBank: boolean): Figures {
  const available = new Decimal(info.change_balance);
  const left = info.daily ? new Decimal(info.daily.left) : available;
  const order = isBank && info.fiat_per_order ? new Decimal(info.fiat_per_order) : null;
  const typed = typedAmount(text);
  const amount = typed.isFinite() && typed.gt(0) ? typed : null;
  return {
    amount,
    fee: amount ? payoutFee(amount, terms) : terms.ratetype === 1 ? ZERO : terms.rate,
    arrives: amount ? payoutArrives(amount, terms) : ZERO,
    max: max(ZERO, min(min(available, left), order ?? available)),
  };
}

/** The facts that the rules of a withdrawal depend on; null for those that the server does not send. */
export function withdrawalFactsOf(info: PayoutInfo, { least }: WayTerms): WithdrawalFacts {
  const { daily, price, fiat_per_order: order } = info;
  return {
    asset: info.name,
    least,
    available: new Decimal(info.change_balance),
    price: price ? new Decimal(price) : null,
    btcPrice: null,
    fiatUsdPerOrder: order ? new Decimal(order) : null,
    room: daily
      ? {
          rule: daily.rule,
          leftUsd: new Decimal(daily.left_usd),
          identityLeftBtc: new Decimal(daily.identity_left_btc),
          vipLeftUsd: new Decimal(daily.vip_left_usd),
        }
      : null,
  };
}
