import type { Pair } from '@/data/market/quotes';
import type { CoinBalance, Holdings } from '@/data/wallet/portfolio-value';
import { Decimal, type Money, ZERO } from '@/domain/money/money';

/** The user's shares of one company. */
export interface Holding {
  readonly pair: Pair;
  readonly total: Money;
  readonly frozen: Money;
  /** Average price paid; null if the server does not send it. */
  readonly costPrice: Money | null;
}

/** Value of shares, and their gain since the purchase. */
export interface HoldingFigures {
  readonly value: Money;
  /** Null if the cost is unknown. */
  readonly gain: Money | null;
  readonly gainPercent: Money | null;
}

/** The user's stock account; null if the server has none. */
export interface StockAccount {
  readonly available: Money;
  readonly frozen: Money;
  /** In the order of the exchange's list of markets. */
  readonly holdings: readonly Holding[];
}

const isHeld = ({ available, frozen }: CoinBalance) => available.plus(frozen).gt(0);

export function stockAccountOf({ accounts }: Holdings, pairs: readonly Pair[]): StockAccount | null {
  const account = accounts.find(({ kind }) => kind === 'stock');
  if (!account) return null;
  const [first] = pairs;
  const cash = account.coins.find(({ currencyId }) => currencyId === first?.legal_id);
  const holdings = pairs.flatMap((pair): Holding[] => {
    const held = account.coins.find((coin) => coin.currencyId === pair.currency_id && isHeld(coin));
    if (!held) return [];
    const { available, frozen, costPrice } = held;
    return [{ pair, total: available.plus(frozen), frozen, costPrice }];
  });
  return { available: cash?.available ?? ZERO, frozen: cash?.frozen ?? ZERO, holdings };
}

export function holdingFigures({ total, costPrice }: Holding, price: string): HoldingFigures {
  const value = total.times(price);
  if (costPrice === null || costPrice.lte(0)) return { value, gain: null, gainPercent: null };
  const gain = value.minus(total.times(costPrice));
  return { value, gain, gainPercent: new Decimal(price).minus(costPrice).div(costPrice).times(100) };
}

/** Total value of the account at the given prices. */
export function accountValue({ available, frozen, holdings }: StockAccount, priceOf: (pair: Pair) => string): Money {
  return holdings.reduce((sum, { pair, total }) => sum.plus(total.times(priceOf(pair))), available.plus(frozen));
}
