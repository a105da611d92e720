import { beforeAll, expect, test } from 'vitest';
import type { Pair } from '@/data/market/quotes';
import { i18n, startI18n } from '@/i18n/i18n';
import { afterFailedRefetch } from '../../../_shared/testing/draw';
import { Markets } from './pair-sheet';

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadNamespaces(['trade', 'market', 'errors']);
});

const pair = {
  id: 1,
  symbol: 'BTC/USDT',
  currency_id: 1,
  currency_name: 'BTC',
  full_name: 'Bitcoin',
  kind: 'crypto',
  now_price: '60000',
  change: '1.2',
  price_decimals: 2,
} as Pair;
const QUOTES = { pairs: [pair], bySymbol: new Map([[pair.symbol, pair]]), byId: new Map([[pair.id, pair]]) };

test('the list of markets stays on screen after a failed refresh of the quotes', () => {
  const html = afterFailedRefetch(<Markets current="BTC/USDT" onSymbol={() => {}} trades={() => true} />, ([name]) =>
    name === 'quotes' ? QUOTES : undefined,
  );
  expect(html).toContain('Bitcoin');
});
