import type { AccountKind } from '@/contract/account-kinds';
import { type Kit, sends, type Who } from '../sandbox-method';

export const ledger = {
  /**
   * All balances of a customer, as decimal strings.
   * @example
   * const balances = await sandbox.ledger.balances('trader');
   */
  balances: sends('ledger.balances', ['who']),
  /**
   * One available balance, by default of the spot account, for shares of the stock account; `'0'` when there is none.
   * @example
   * const usdt = await sandbox.ledger.available('trader', 'USDT');
   */
  available:
    ({ run }: Kit) =>
    async (who: Who, asset: string, kind?: AccountKind): Promise<string> => {
      const held = (await run('ledger.balances', { who })).filter((one) => one.asset === asset);
      const balance = (account: AccountKind) => held.find((one) => one.kind === account)?.available;
      // USDT may be in both accounts, so the stock account is searched only for shares.
      return (kind ? balance(kind) : (balance('change') ?? (asset === 'USDT' ? undefined : balance('stock')))) ?? '0';
    },
  /**
   * One sentence for each problem of the books; the list must always be empty.
   * @example
   * expect(await sandbox.ledger.check()).toEqual([]);
   */
  check: sends('ledger.check', [], { gives: 'faults' }),
};
