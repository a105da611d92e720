import { ACCOUNT_KINDS, type AccountKind } from '@/contract/account-kinds';
import type { CallPayload } from '@/contract/calls';
import { type DayFigures, type DayResult, dayResult } from '@/domain/accounts/day-result';
import { answeredAmount, Decimal, type Money, ZERO } from '@/domain/money/money';
import { readDay } from '../market/day-figures';

type Wallets = CallPayload<'POST /wallet/list'>;
type WireRow = Wallets['change_wallet']['balance'][number];

/** One account's balance of one coin, exactly as in the server's ledger. */
export interface CoinBalance {
  readonly currencyId: number;
  readonly coin: string;
  readonly available: Money;
  readonly frozen: Money;
  /** USDT for one unit at the time of the answer; prices from events are newer. */
  readonly quotedUsdt: Money;
  /** Average price paid in USDT; null if the server does not send it, or none was bought. */
  readonly costPrice: Money | null;
}

export interface AccountBalances {
  readonly kind: AccountKind;
  readonly coins: readonly CoinBalance[];
}

export interface EquityPoint {
  /** Epoch milliseconds. */
  readonly time: number;
  readonly usdt: number;
}

/** The parsed answer of /wallet/list. */
export interface Holdings {
  /** The accounts this server has, in the contract's order. */
  readonly accounts: readonly AccountBalances[];
  /** Outstanding debt of loans; zero if the server does not send it. */
  readonly debtUsdt: Money;
  /** Inputs of the 24-hour result; null if the server does not send them. */
  readonly day: DayFigures | null;
  /** Oldest first; empty if the server does not send it. */
  readonly history: readonly EquityPoint[];
}

/** @throws RangeError on a missing or invalid amount: a broken balance must not look like an empty one */
function amountOf(row: WireRow, field: string): Money {
  const value = (row as Readonly<Record<string, unknown>>)[field];
  if (typeof value !== 'string' && typeof value !== 'number') throw new RangeError(`${field} is no amount: ${value}`);
  return answeredAmount(value);
}

/**
 * Reads the accounts from /wallet/list. Accounts the server does not have are left out, not shown as empty.
 * @throws RangeError on an invalid amount
 */
export function readHoldings(wallets: Wallets): Holdings {
  const accounts = ACCOUNT_KINDS.flatMap((kind): AccountBalances[] => {
    const wallet = wallets[`${kind}_wallet`];
    if (!wallet) return [];
    const coins = wallet.balance.map((row) => ({
      currencyId: row.currency,
      coin: row.currency_name,
      available: amountOf(row, `${kind}_balance`),
      frozen: amountOf(row, `lock_${kind}_balance`),
      quotedUsdt: new Decimal(row.usdt_price),
      costPrice: row.cost_price === undefined ? null : new Decimal(row.cost_price),
    }));
    return [{ kind, coins }];
  });
  return {
    accounts,
    debtUsdt: new Decimal(wallets.debt_usdt ?? 0),
    day: readDay(wallets),
    history: wallets.usdt_history ?? [],
  };
}

/** Markets whose prices the value of the holdings depends on. USDT is the unit and has none. */
export function marketsOf({ accounts }: Holdings): string[] {
  const held = new Set<string>();
  for (const { coins } of accounts) {
    for (const { coin, available, frozen } of coins) {
      if (coin !== 'USDT' && !(available.isZero() && frozen.isZero())) held.add(`${coin}/USDT`);
    }
  }
  return [...held].sort();
}

/** A coin's balance with its equivalent. */
export interface ValuedCoin extends CoinBalance {
  readonly total: Money;
  readonly usdt: Money;
}

/** Equivalents are in USDT, rounded down to 8 decimals like the server's. */
export interface ValuedAccount {
  readonly kind: AccountKind;
  /** The most valuable first; coins without a value stay in the server's order. */
  readonly coins: readonly ValuedCoin[];
  readonly usdt: Money;
  readonly availableUsdt: Money;
  readonly frozenUsdt: Money;
}

export interface Portfolio {
  readonly accounts: readonly ValuedAccount[];
  /** Sum of all accounts less debts. */
  readonly totalUsdt: Money;
  readonly debtUsdt: Money;
  /**
   * Result of the last 24 hours; null if the server does not send it, and for an account that was empty the whole time.
   */
  readonly result: DayResult | null;
  /** The last 30 days, ending now; empty if the server does not send it, and for an account that was always empty. */
  readonly history: readonly EquityPoint[];
}

const sum = (values: readonly Money[]): Money => values.reduce((total, value) => total.plus(value), ZERO);
const cut = (value: Money): Money => value.toDecimalPlaces(8, Decimal.ROUND_DOWN);

function valueAccount({ kind, coins }: AccountBalances, priceOf: (market: string) => string | undefined) {
  let available = ZERO;
  let frozen = ZERO;
  const valued = coins.map((coin): ValuedCoin => {
    const live = coin.coin === 'USDT' ? undefined : priceOf(`${coin.coin}/USDT`);
    const price = live === undefined ? coin.quotedUsdt : new Decimal(live);
    const total = coin.available.plus(coin.frozen);
    available = available.plus(coin.available.times(price));
    frozen = frozen.plus(coin.frozen.times(price));
    return { ...coin, total, usdt: cut(total.times(price)) };
  });
  valued.sort((a, b) => b.usdt.comparedTo(a.usdt));
  const usdt = cut(available.plus(frozen));
  return { kind, coins: valued, usdt, availableUsdt: cut(available), frozenUsdt: cut(frozen) };
}

/**
 * Values the holdings (designed): every balance at the newest known price, or at the server's own price if the coin has
 * no market.
 * @param priceOf last price of a market such as BTC/USDT as a decimal string, undefined if unknown
 */
export function valueHoldings(holdings: Holdings, priceOf: (market: string) => string | undefined): Portfolio {
  const accounts = holdings.accounts.map((account) => valueAccount(account, priceOf));
  const { debtUsdt } = holdings;
  const totalUsdt = sum(accounts.map(({ usdt }) => usdt)).minus(debtUsdt);
  return {
    accounts,
    totalUsdt,
    debtUsdt,
    result: holdings.day && dayResult(totalUsdt, holdings.day),
    history: lineUpTo(totalUsdt, holdings.history),
  };
}

/** The server's history, with its last value replaced by the current total. */
function lineUpTo(totalUsdt: Money, history: readonly EquityPoint[]): EquityPoint[] {
  const last = history.at(-1);
  if (!last) return [];
  const line = [...history.slice(0, -1), { time: last.time, usdt: totalUsdt.toNumber() }];
  return line.some(({ usdt }) => usdt !== 0) ? line : [];
}

/** An account's share of the total. */
export interface Share {
  readonly kind: AccountKind;
  /** From 0 to 1. */
  readonly fraction: number;
  /** Tenths of a percent: the shares add up to exactly 1000. */
  readonly permille: number;
}

/**
 * The distribution of the total over the accounts with a positive value, in the given order. The rounded percentages
 * add up to 100 (largest remainder method), because people add them up. Empty without a positive total.
 */
export function sharesOf(accounts: readonly ValuedAccount[]): Share[] {
  const held = accounts.filter(({ usdt }) => usdt.gt(0));
  const total = sum(held.map(({ usdt }) => usdt));
  const shares = held.map(({ kind, usdt }) => {
    const exact = usdt.div(total).times(1000);
    const permille = exact.floor().toNumber();
    return { kind, fraction: usdt.div(total).toNumber(), permille, rest: exact.minus(permille).toNumber() };
  });
  const missing = 1000 - shares.reduce((given, { permille }) => given + permille, 0);
  const luckiest = [...shares].sort((a, b) => b.rest - a.rest).slice(0, held.length === 0 ? 0 : missing);
  for (const share of luckiest) share.permille += 1;
  return shares.map(({ kind, fraction, permille }) => ({ kind, fraction, permille }));
}
