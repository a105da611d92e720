import { expect, it } from 'vitest';
import { openExchange } from '../../testing/exchange';

it('a price set exactly to the target stays there, and the next intervention may follow within the same second', () => {
  const exchange = openExchange('dual-settled-exactly-at-reference');
  const priceNow = () => (exchange.control('market.price', { symbol: 'BTC/USDT' }) as { price: string }).price;
  const { price } = exchange.control('market.meetReference', { who: 'trader', side: 'at' }) as { price: string };
  for (const seconds of [2, 5, 60]) {
    exchange.advanceTo(exchange.nowMs + seconds * 1000);
    expect(priceNow()).toBe(price);
  }
  exchange.control('market.meetReference', { who: 'trader', side: 'at' });
  exchange.control('market.meetReference', { who: 'trader', side: 'above' });
  exchange.control('market.volatility', { symbol: 'BTC/USDT', multiple: 1 });
  exchange.advanceTo(exchange.nowMs + 2_000);
  expect(Number(priceNow()) / Number(price)).toBeCloseTo(1.03, 2);
});
