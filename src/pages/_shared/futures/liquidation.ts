import type { CallPayload } from '@/contract/calls';
import type { FuturesSums } from '@/data/futures/events';
import { exposureOf, liquidationPrice, lossBuffer, riskRate } from '@/domain/futures/futures';
import { Decimal, type Money, ZERO } from '@/domain/money/money';
import type { Numeric } from '@/domain/money/number-format';
import { factorOf } from './position-figures';

/** The futures account with the open positions of one market, valued at one moment. */
export type FuturesAccount = CallPayload<'POST /lever/dealall'>;

interface Read {
  readonly exposure: Money;
  /** Whether all positions are in this market. Its liquidation price then does not depend on other prices. */
  readonly isAlone: boolean;
  readonly alone: Money | null;
}

const known = new WeakMap<FuturesAccount, Read>();

function read(account: FuturesAccount): Read {
  const seen = known.get(account);
  if (seen) return seen;
  const rows = account.order.data.filter(({ status }) => status === 1);
  const exposure = rows.reduce(
    (sum, row) => sum.add(exposureOf(row.type, new Decimal(row.number).mul(factorOf(row)))),
    ZERO,
  );
  const slack = lossBuffer({
    available: new Decimal(account.balance),
    margins: new Decimal(account.caution_money_total),
    originMargins: new Decimal(account.origin_caution_money_total),
    profits: new Decimal(account.mark_profits_total ?? account.profits_total),
  });
  // The answer values all positions at the prices of one moment.
  const alone = rows[0]
    ? liquidationPrice(exposure, new Decimal(rows[0].mark_price ?? rows[0].update_price), slack)
    : null;
  const isAlone = new Decimal(account.origin_caution_money_total).eq(account.origin_caution_money);
  const fresh = { exposure, isAlone, alone };
  known.set(account, fresh);
  return fresh;
}

/**
 * Profit of the market's open positions per unit of price, positive if they win when it rises; null if the answer does
 * not hold all of them.
 */
export function exposureIn(account: FuturesAccount): Money | null {
  const { data, total } = account.order;
  return total > data.length ? null : read(account).exposure;
}

/**
 * The mark price of a market at which the customer is liquidated if all other prices stay unchanged; null where there is
 * none. With positions in other markets it depends on their results (`sums`, received with every price).
 * @param mark mark price of the market; its last price where a server has no mark price
 */
export function liquidationOf(account: FuturesAccount, sums: FuturesSums | null, mark: Numeric): Money | null {
  const { exposure, isAlone, alone } = read(account);
  if (isAlone || !sums) return alone;
  const slack = lossBuffer({
    available: new Decimal(account.balance),
    margins: new Decimal(sums.margins),
    originMargins: new Decimal(sums.originMargins),
    profits: new Decimal(sums.markProfits),
  });
  return liquidationPrice(exposure, new Decimal(mark), slack);
}

/**
 * Margin level in percent, and liquidation price of the market, once `added` USDT more are in the account.
 * @param mark mark price of the market; undefined while it is unknown
 */
export function marginLevelAfter(
  account: FuturesAccount,
  sums: FuturesSums,
  mark: Numeric | undefined,
  added: Money,
): { readonly rate: Money; readonly liquidation: Money | null } {
  const balance = new Decimal(account.balance).add(added);
  const rate = riskRate({
    available: balance,
    margins: new Decimal(sums.margins),
    originMargins: new Decimal(sums.originMargins),
    profits: new Decimal(sums.markProfits),
  });
  const more = added.isZero() ? account : { ...account, balance: balance.toFixed() };
  return { rate, liquidation: mark === undefined ? null : liquidationOf(more, sums, mark) };
}
