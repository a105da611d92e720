import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { i18n, startI18n } from '@/i18n/i18n';
import { makePair } from '../../_shared/market/make-pair';
import { MarketHours } from './market-hours';

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadNamespaces(['market']);
});

const HOUR_MS = 3_600_000;
const closed = { is_open: false, next_open_ms: 10 * HOUR_MS, next_close_ms: 16 * HOUR_MS };
const open = { is_open: true, next_open_ms: 24 * HOUR_MS, next_close_ms: 6 * HOUR_MS };

test.each([
  ['open by day', open, 'open'],
  ['closed by night', closed, 'closed'],
] as const)('the market is %s, also when one stock is halted', (_when, hours, state) => {
  const pairs = [makePair('NVLA', { ...hours, is_halted: true }), makePair('KUMO', { ...hours, is_halted: false })];
  const html = renderToStaticMarkup(<MarketHours pairs={pairs} pending={false} />);
  expect(html).toContain(i18n.t(`market:hours.${state}`));
});
