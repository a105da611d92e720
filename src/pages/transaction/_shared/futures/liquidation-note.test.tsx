import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import type { Pair } from '@/data/market/quotes';
import { i18n, startI18n } from '@/i18n/i18n';
import { LiquidationNote } from './liquidation-note';

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadNamespaces(['common', 'futures']);
});

const said = (pair: Partial<Pair>) =>
  renderToStaticMarkup(<LiquidationNote pair={{ symbol: 'BTC/USDT', price_decimals: 2, ...pair } as Pair} />);

test('where limit orders are cancelled first, the note says that their money counts then', () => {
  expect(said({ mark_price: '60000', index_price: '60000' })).toContain('cancelled first');
});

test('nothing is said about limit orders of an exchange that may keep them', () => {
  expect(said({})).toMatch(/^All positions are closed if the margin level falls to \d+%\.$/);
});
