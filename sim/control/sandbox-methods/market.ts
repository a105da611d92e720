import type { ActionInput } from '../sandbox-actions';
import { intervenes, type Kit, sends } from '../sandbox-method';

/** A market such as `'BTC/USDT'`, or `'all'` for every market. */
type SymbolOrAll = string;
type Ramp = Pick<ActionInput<'market.shock'>, 'rampSeconds' | 'alone'>;

/**
 * Interventions in the market. Each one shows from the next full second on. A paused clock is moved to the end of that
 * second, so that the price is on the screen when the promise resolves.
 */
export const market = {
  /**
   * All markets with their prices.
   * @example
   * const stocks = (await sandbox.market.list()).filter(({ kind }) => kind === 'stock');
   */
  list: sends('market.list', []),
  /**
   * The last price as a decimal string with the market's decimals.
   * @example
   * const price = await sandbox.market.price('BTC/USDT');
   */
  price: sends('market.price', ['symbol'], { gives: 'price' }),
  /**
   * Sets the price, from which the market continues. With a paused clock exactly this price is shown. It is at most
   * 1000 times the base price.
   * @example
   * await sandbox.market.set('BTC/USDT', '59000');
   */
  set: intervenes('market.set', ['symbol', 'price']),
  /**
   * Lowers the price by a percentage, at once or over some seconds. One market, which drags the others along by
   * their betas unless it is `alone`, or `'all'`.
   * @example
   * await sandbox.market.crash('BTC/USDT', 20);
   */
  crash:
    ({ run, shown }: Kit) =>
    (symbol: SymbolOrAll, percent: number, ramp?: Ramp) =>
      shown(run('market.shock', { ...ramp, symbol, percent: -percent })),
  /**
   * Raises the price by a percentage, at once or over some seconds. Others follow as in a crash. A rise that leads
   * above 1000 times the base price is refused, of the market itself or of one that follows.
   * @example
   * await sandbox.market.pump('ETH/USDT', 15, { rampSeconds: 60 });
   */
  pump: intervenes('market.shock', ['symbol', 'percent', '...']),
  /**
   * Changes the price by a signed percentage, at once or over some seconds. With `'all'` each market moves by its own
   * beta, and the whole market by the percentage. Refuses what a pump refuses.
   * @example
   * await sandbox.market.shock('all', -10);
   */
  shock: intervenes('market.shock', ['symbol', 'percent', '...']),
  /**
   * Makes the price drift steadily for some hours. Refuses what a pump refuses.
   * @example
   * await sandbox.market.drift('SOL/USDT', { percentPerHour: 2, hours: 6 });
   */
  drift: intervenes('market.drift', ['symbol', '...']),
  /**
   * Sets the volatility: 1 is the market's own, 0.2 is calm, 5 is wild.
   * @example
   * await sandbox.market.volatility('all', 0.2);
   */
  volatility: intervenes('market.volatility', ['symbol', 'multiple']),
  /**
   * Halts trading in one market, by default in every market; the price then stays.
   * @example
   * await sandbox.market.halt('BTC/USDT');
   */
  halt: intervenes('market.halt', ['symbol']),
  /**
   * Resumes trading at the price of the halt, by default in every market.
   * @example
   * await sandbox.market.resume('BTC/USDT');
   */
  resume: intervenes('market.resume', ['symbol']),
  /**
   * Decides the outcome of a customer's next options, or of a running one, by setting the price just before the expiry.
   * The outcome `market` cancels the decision.
   * @example
   * await sandbox.market.steerOption({ who: 'trader', outcome: 'win' });
   */
  steerOption: sends('market.steerOption', ['...']),
  /**
   * The decided outcomes: of running options, of past ones, and of customers' next options.
   * @example
   * const { options } = await sandbox.market.steering();
   */
  steering: sends('market.steering', []),
  /**
   * Sets the price below, at or above the target price of the customer's dual investment that matures next.
   * @example
   * await sandbox.start('dual-settled-below', { seed: 7 });
   * await sandbox.market.meetReference({ who: 'trader', side: 'above' });
   */
  meetReference: sends('market.meetReference', ['...']),
};
