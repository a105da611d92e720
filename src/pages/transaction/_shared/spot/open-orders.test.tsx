import { afterEach, beforeAll, expect, test } from 'vitest';
import type { Pair } from '@/data/market/quotes';
import { session } from '@/data/session/session';
import { i18n, startI18n } from '@/i18n/i18n';
import { afterFailedRefetch } from '../../../_shared/testing/draw';
import { waitingOrder } from '../orders/testing/waiting-order';
import { OpenOrders } from './open-orders';

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadNamespaces(['trade', 'spot-orders', 'errors']);
});
afterEach(() => session.signOut());

const pair = { symbol: 'BTC/USDT', currency_id: 1, legal_id: 3 } as Pair;
const order = { ...waitingOrder, target_price: '61234.00000000' };

test('open orders stay on screen after a failed refresh', () => {
  session.signIn('token');
  const html = afterFailedRefetch(<OpenOrders pair={pair} />, (key) =>
    key.includes('coin-orders') ? { pages: [[order]], pageParams: [1] } : undefined,
  );
  expect(html).not.toContain(i18n.t('trade:orders.failed'));
  expect(html).toContain('61,234');
});
