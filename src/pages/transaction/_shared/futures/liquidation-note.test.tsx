import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import type { Pair } from '@/data/market/quotes';
import { i18n, startI18n } from '@/i18n/i18n';
import { LiquidationNote } from './liquidation-note';

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadNamespaces(['common', 'futures']);
});

const noteText = (pair: Partial<Pair>) =>
  renderToStaticMarkup(<LiquidationNote pair={{ symbol: 'BTC/USDT', price_decimals: 2, ...pair } as Pair} />);

test('if limit orders are cancelled first, the note says that their money counts then', () => {
  expect(noteText({ mark_price: '60000', index_price: '60000' })).toContain('cancelled first');
});

test('the note does not mention limit orders if the exchange may keep them', () => {
  expect(noteText({})).toMatch(/^All positions are closed if the margin level falls to \d+%\.$/);
});
