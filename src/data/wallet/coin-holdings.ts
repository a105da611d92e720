import type { AccountKind } from '@/contract/account-kinds';
import { Decimal, type Money, ZERO } from '@/domain/money/money';
import type { Portfolio, ValuedAccount, ValuedCoin } from './portfolio-value';

/** One account's balance of a coin. */
export interface CoinPlace {
  readonly kind: AccountKind;
  readonly available: Money;
  readonly frozen: Money;
  readonly usdt: Money;
}

/** One coin summed over all accounts; equivalents in USDT. */
export interface CoinHolding {
  readonly currencyId: number;
  readonly coin: string;
  readonly total: Money;
  readonly available: Money;
  readonly frozen: Money;
  readonly usdt: Money;
  /** USDT for one unit. */
  readonly price: Money;
  /** Average price paid; null if the server does not send it. */
  readonly costPrice: Money | null;
  /** Accounts with a balance of it. */
  readonly places: readonly CoinPlace[];
}

const add = (holding: CoinHolding | undefined, kind: AccountKind, coin: ValuedCoin, price: Money): CoinHolding => {
  const { currencyId, available, frozen, total, usdt, costPrice } = coin;
  const before = holding ?? { total: ZERO, available: ZERO, frozen: ZERO, usdt: ZERO, costPrice: null, places: [] };
  return {
    currencyId,
    coin: coin.coin,
    price,
    total: before.total.plus(total),
    available: before.available.plus(available),
    frozen: before.frozen.plus(frozen),
    usdt: before.usdt.plus(usdt),
    costPrice: before.costPrice ?? costPrice,
    places: total.isZero() ? before.places : [...before.places, { kind, available, frozen, usdt }],
  };
};

/**
 * Sums every coin over the accounts, the most valuable first. Coins without a balance stay in the server's order.
 * @param priceOf the newest price of a market; if unknown, the server's own price is used
 */
export function coinHoldings(
  { accounts }: Pick<Portfolio, 'accounts'>,
  priceOf: (market: string) => string | undefined,
): CoinHolding[] {
  const byId = new Map<number, CoinHolding>();
  const each = (account: ValuedAccount) => {
    for (const coin of account.coins) {
      const live = coin.coin === 'USDT' ? undefined : priceOf(`${coin.coin}/USDT`);
      const price = live === undefined ? coin.quotedUsdt : new Decimal(live);
      byId.set(coin.currencyId, add(byId.get(coin.currencyId), account.kind, coin, price));
    }
  };
  accounts.forEach(each);
  return [...byId.values()].sort((a, b) => b.usdt.comparedTo(a.usdt));
}
