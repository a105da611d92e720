import { type Outcome, ok, refuse } from '../handler';
import type { Fields } from './requests';

/*
 * Clients of the family have a demo mode (`isreal` 1) with a wallet of its own. This exchange has none: its demo
 * wallet is empty, and an order in demo mode is refused instead of being paid with the customer's money.
 */

const ZERO = '0.00000000';
const EMPTY_PAGE = { current_page: 1, data: [], last_page: 1, per_page: 10, total: 0 };

/** The answer to a request in demo mode; null for an ordinary request. */
export function demoAnswer(name: string, { isreal }: Fields): Outcome<unknown> | null {
  if (isreal !== '1') return null;
  if (name === 'POST /microtrade/submit') return refuse('insufficient_balance');
  if (name === 'GET /microtrade/lists') return ok(EMPTY_PAGE);
  if (name === 'POST /wallet/legal_log') return ok({ list: [], count: 0, page: 1, limit: 10 });
  return null;
}

export const DEMO_BALANCE = { moni_balance: ZERO, lock_moni_balance: ZERO };
/** Iterated unchecked by one client. */
export const DEMO_WALLET = { balance: [], totle: 0, usdt_totle: 0, CNY: '' };
