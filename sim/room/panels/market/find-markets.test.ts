import { expect, test } from 'vitest';
import { findMarkets } from './find-markets';

const markets = ['BTC/USDT', 'ETH/USDT', 'WBTC/USDT', 'SOL/USDT'].map((symbol) => ({ symbol }));

test.each([
  ['', ['BTC/USDT', 'ETH/USDT', 'WBTC/USDT', 'SOL/USDT']],
  ['btc', ['BTC/USDT', 'WBTC/USDT']],
  ['BTCUSDT', ['BTC/USDT', 'WBTC/USDT']],
  ['eth/', ['ETH/USDT']],
  ['doge', []],
])('"%s" finds %j', (typed, symbols) => {
  expect(findMarkets(markets, typed).map(({ symbol }) => symbol)).toEqual(symbols);
});
