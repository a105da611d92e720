import { sends } from '../sandbox-method';

/** OTC trading, from the other party's side. */
export const otc = {
  /**
   * Orders of customers that have not ended, oldest first, each with the states that `move` accepts.
   * @example
   * const [order] = await sandbox.otc.orders();
   */
  orders: sends('otc.orders', []),
  /**
   * Online advertisements of customers.
   * @example
   * const ads = await sandbox.otc.ads();
   */
  ads: sends('otc.ads', []),
  /**
   * A customer takes the best offer of the merchants, or that of a named merchant.
   * @example
   * const { id } = await sandbox.otc.take({ who: 'trader', side: 'buy', number: '100' });
   */
  take: sends('otc.take', ['...']),
  /**
   * A simulated trader or a customer takes a customer's advertisement now, for a given or a random number of USDT.
   * @example
   * await sandbox.start('otc-merchant', { seed: 7 });
   * const { id } = await sandbox.otc.takeAd(1, '60');
   */
  takeAd: sends('otc.takeAd', ['id', 'number', '...']),
  /**
   * Moves an order to another state: `paid`, `done` (released), `appeal`, `cancelled`; done and cancelled also decide
   * an appeal.
   * @example
   * const { id } = await sandbox.otc.take({ who: 'trader', side: 'buy', number: '100' });
   * await sandbox.otc.move(id, 'paid');
   */
  move: sends('otc.move', ['id', 'to']),
};
