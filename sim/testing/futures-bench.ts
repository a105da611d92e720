import { money } from '@/domain/money/money';
import { houseAccount, userAccount } from '../ledger/accounts';
import { FUTURES_ACCOUNT, FUTURES_ASSET } from '../products/futures/account';
import { type Bench, type Customer, marketOf, openBench } from './world';

export const BTC = marketOf('BTC/USDT');
export const ETH = marketOf('ETH/USDT');
/**
 * A long market order. At the bench's prices a lot of bitcoin is 0.001 BTC and the spread about 6 USD (see terms.ts).
 */
export const LONG_BTC = { currency_id: BTC.currencyId, legal_id: 3, share: 120, multiple: 20, type: 1, status: 1 };

/** A test bench for futures: customers are verified and have money in the futures account. */
export interface FuturesBench extends Bench {
  trader(name: string, usdt: string, level?: number): Customer;
  /** Available and frozen USDT of the futures account. */
  balance(who: Customer): { available: string; frozen: string };
}

export function openFuturesBench(options: { seed?: number } = {}): FuturesBench {
  const bench = openBench(options);
  const { world } = bench;
  return {
    ...bench,
    trader(name, usdt, level = 0) {
      const customer = bench.customer(name, {}, level);
      world.transaction(() => {
        world.tables.users.update(customer.id, { reviewStatus: 2 });
        const note = { atMs: world.nowMs, reason: 'grant', ref: name } as const;
        const to = userAccount(customer.id, FUTURES_ACCOUNT, FUTURES_ASSET);
        world.ledger.transfer(houseAccount('house:treasury', FUTURES_ASSET), to, money(usdt), note);
        return { accepted: true };
      });
      return customer;
    },
    balance: ({ id }) => ({
      available: world.ledger.available(id, FUTURES_ACCOUNT, FUTURES_ASSET).toFixed(),
      frozen: world.ledger.frozen(id, FUTURES_ACCOUNT, FUTURES_ASSET).toFixed(),
    }),
  };
}
