import { isAmount, type Money } from '../money/money';
import { type Violation, violated } from '../violation';
import { type DailyRoom, mostOfCoin, type PayoutType, TO_ADDRESS, worthOf } from './payout';

/** A requested withdrawal. */
export interface Withdrawal {
  readonly number: Money;
  readonly type: PayoutType;
  /** The address or card; '' for none, null if it is not known yet. */
  readonly target: string | null;
}

/** What a withdrawal depends on; null for what is not known. */
export interface WithdrawalFacts {
  readonly asset: string;
  /** Smallest amount of this way to withdraw. */
  readonly least: Money;
  readonly available: Money | null;
  /** USD of one unit, and of one bitcoin. */
  readonly price: Money | null;
  readonly btcPrice: Money | null;
  /** Largest order to a bank card, in USD. */
  readonly fiatUsdPerOrder: Money | null;
  readonly room: Pick<DailyRoom, 'rule' | 'leftUsd' | 'identityLeftBtc' | 'vipLeftUsd'> | null;
}

type WithdrawalRefusal =
  | 'amount_invalid'
  | 'address_required'
  | 'bank_card_missing'
  | 'withdrawal_too_small'
  | 'insufficient_balance'
  | 'fiat_order_limit'
  | 'daily_limit_identity'
  | 'daily_limit_vip';

/** The rules which a withdrawal breaks, in the order of the exchange's refusals (specification section 6). */
export const withdrawalViolations = (
  { number, type, target }: Withdrawal,
  facts: WithdrawalFacts,
): readonly Violation<WithdrawalRefusal>[] =>
  violated<WithdrawalRefusal>(
    !isAmount(number) && { code: 'amount_invalid' },
    target === '' && { code: type === TO_ADDRESS ? 'address_required' : 'bank_card_missing' },
    number.lt(facts.least) && {
      code: 'withdrawal_too_small',
      params: { min: facts.least.toFixed(), asset: facts.asset },
    },
    facts.available && number.gt(facts.available) && { code: 'insufficient_balance' },
    ...(isAmount(number) ? limitViolations(number, type, facts) : []),
  );

function limitViolations(
  number: Money,
  type: PayoutType,
  facts: WithdrawalFacts,
): readonly Violation<WithdrawalRefusal>[] {
  const { asset, price, btcPrice, fiatUsdPerOrder: most, room } = facts;
  if (!price) return [];
  const { usd, btc } = worthOf(number, price, btcPrice ?? price);
  const params = room && { left: mostOfCoin(room.leftUsd, price).toFixed(), asset };
  // The identity limit is in bitcoin. Without the price of bitcoin it is known in USD only if it is the lower of both
  // limits.
  const isOverIdentity =
    room && (btcPrice ? btc.gt(room.identityLeftBtc) : room.rule === 'identity' && usd.gt(room.leftUsd));
  return violated<WithdrawalRefusal>(
    type !== TO_ADDRESS && most && usd.gt(most) && { code: 'fiat_order_limit', params: { limit: most.toFixed() } },
    // The identity rule comes first because it is harder to change.
    params && isOverIdentity && { code: 'daily_limit_identity', params },
    params && usd.gt(room.vipLeftUsd) && { code: 'daily_limit_vip', params },
  );
}
