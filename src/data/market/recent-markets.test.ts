import { beforeEach, expect, it } from 'vitest';
import { forgetRecentMarkets, recentMarkets, rememberMarket } from './recent-markets';

beforeEach(forgetRecentMarkets);

it('has the newest in front, each market once', () => {
  for (const symbol of ['BTC/USDT', 'ETH/USDT', 'BTC/USDT']) rememberMarket(symbol);
  expect(recentMarkets.get()).toEqual(['BTC/USDT', 'ETH/USDT']);
});

it('forgets the oldest beyond ten', () => {
  for (let number = 1; number <= 12; number++) rememberMarket(`C${number}/USDT`);
  expect(recentMarkets.get()).toHaveLength(10);
  expect(recentMarkets.get()).not.toContain('C2/USDT');
});

it('can be cleared', () => {
  rememberMarket('BTC/USDT');
  forgetRecentMarkets();
  expect(recentMarkets.get()).toEqual([]);
});
