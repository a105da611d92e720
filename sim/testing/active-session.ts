import type { Call, CallFields } from '@/contract/calls';
import { indexOf, keyedWord } from '@/lib/prng';
import { Exchange } from '../core';

/**
 * Five minutes of an active customer and a presenter, with the calls that the app and the control room would send:
 * login, reading, trading in three markets, cancelling, adding favourites, while the presenter moves prices. Used to
 * measure the size of links, and as a realistic run.
 */
export function activeSession(seed = 7): Exchange {
  const exchange = Exchange.begin({ scenario: 'spot-trader', seed, build: __BUILD_ID__, realNowMs: 0 });
  let token = '';
  let sent = 0;
  /** Waits `seconds` and a random part of two more, as a person would. */
  const wait = (seconds: number) => {
    sent += 1;
    exchange.advanceTo(exchange.nowMs + seconds * 1000 + indexOf(keyedWord(seed, 'pause', sent), 2_000));
  };
  const call = <C extends Call>(name: C, fields: Partial<CallFields<C>>) => {
    const [method, path] = name.split(' ') as [string, string];
    const wire = Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, String(value)]));
    const request = { id: '', method, path, fields: { ...wire, lang: 'en' }, token };
    const body = exchange.call(request).body as { type: string };
    if (body.type !== 'ok') throw new Error(`${name} was refused: ${JSON.stringify(body)}`);
  };
  const trade = (currency: number, type: 1 | 2, amount: string, price: string, kind: 'limit' | 'market' = 'limit') => {
    wait(6);
    const pair = { currency_id: currency, legal_id: 3, type, amount, target_price: price, order_type: kind };
    call('POST /coin/trade', pair);
  };
  const steer = (action: string, input: object) => {
    wait(4);
    exchange.control(action, input);
  };

  exchange.control('people.as', { who: 'trader' });
  wait(8);
  call('POST /user/login', { user_string: 'maya@example.com', password: 'pocket123' });
  ({ token } = exchange.control('run.session', {}) as { token: string });
  for (const [asset, amount] of Object.entries({ USDT: '250000', SOL: '25', DOGE: '20000', XRP: '500' }))
    steer('people.grant', { who: 'trader', asset, amount });
  for (const currency of [5, 20, 23]) {
    wait(3);
    call('POST /optional/add', { currency_id: currency });
  }
  trade(1, 1, '0.012', '88000');
  trade(1, 1, '0.05', '86512.4');
  steer('market.set', { symbol: 'BTC/USDT', price: '87250.5' });
  trade(2, 1, '1.25', '2950.15');
  trade(2, 2, '0.4', '3120.8');
  steer('market.shock', { symbol: 'BTC/USDT', percent: -8, rampSeconds: 30 });
  trade(1, 2, '0.02', '81000', 'market');
  trade(20, 1, '12.5', '121.35');
  trade(20, 1, '4.2', '119.9');
  steer('market.shock', { symbol: 'SOL/USDT', percent: -5.5, rampSeconds: 10 });
  trade(20, 2, '3', '140.25');
  for (let n = 0; n < 3; n += 1) {
    wait(4);
    const open = exchange.world.tables.coinOrders.all().filter(({ status }) => status === 1);
    call('PUT /coin/trade', { id: open.at(-1)?.id ?? 1 });
  }
  steer('market.volatility', { symbol: 'ETH/USDT', multiple: 4 });
  trade(2, 1, '0.75', '2899.99');
  trade(23, 1, '15000', '0.1182');
  steer('market.halt', { symbol: 'DOGE/USDT' });
  wait(9);
  steer('market.resume', { symbol: 'DOGE/USDT' });
  trade(23, 2, '4000', '0.1311');
  trade(5, 1, '320', '1.8725');
  trade(1, 1, '0.0082', '79999.99');
  steer('market.shock', { symbol: 'all', percent: 6, rampSeconds: 60 });
  trade(1, 2, '0.01', '91000');
  trade(5, 2, '100', '2.05');
  wait(30);
  return exchange;
}
