import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import type { Pair } from '@/data/market/quotes';
import { i18n, startI18n } from '@/i18n/i18n';
import type { MarketState } from '../../../_shared/market/market-state';
import { MarketBanner } from './market-banner';

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadNamespaces('trade');
});

const pair = { symbol: 'BTC/USDT' } as Pair;

test.each<[what: string, state: MarketState, title: string]>([
  ['that says nothing', 'open', ''],
  ['with the news of a halt', 'halted', 'Trading halted'],
  ['with what is not offered', 'notOpen', 'This market is not open for trading'],
])('there is always one live region, %s', (_what, state, title) => {
  const html = renderToStaticMarkup(<MarketBanner pair={pair} state={state} />);
  expect(html).toMatch(/^<div role="status"[^>]*>.*<\/div>$/);
  expect(html.split('role="status"')).toHaveLength(2);
  expect(/<strong>(.*?)<\/strong>/.exec(html)?.[1] ?? '').toBe(title);
});
