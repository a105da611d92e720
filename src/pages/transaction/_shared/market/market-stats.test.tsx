import { beforeAll, expect, test } from 'vitest';
import { publishPrices, seedPrices } from '@/data/market/prices';
import { i18n, startI18n } from '@/i18n/i18n';
import { makePair } from '../../../_shared/market/make-pair';
import { drawn } from '../../../_shared/testing/draw';
import { MarketStats } from './market-stats';

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadNamespaces('chart');
});

const listed = { now_price: '60000', high_24h: '60500', low_24h: '59000', volume: '1200' };
const pair = makePair('STATS', listed);
const unknown = { open: null, high: null, low: null, mark: null, index: null };
const figures = (html: string) => [...html.matchAll(/[\d,]+\.\d\d|[\d.]+K/g)].map(([figure]) => figure);

test('high, low and volume follow the events, and the high is at least the last price', () => {
  expect(figures(drawn(<MarketStats pair={pair} />, () => ({})))).toEqual(
    expect.arrayContaining(['60,500.00', '59,000.00', '1.2K']),
  );
  const price = { ...unknown, symbol: pair.symbol, matchId: 1, last: '60400', changePercent: 0.7 };
  seedPrices([{ ...price, high: '66000', low: '58000', volume: '3400' }], 0);
  publishPrices();
  expect(figures(drawn(<MarketStats pair={pair} />, () => ({})))).toEqual(
    expect.arrayContaining(['66,000.00', '58,000.00', '3.4K']),
  );
});
