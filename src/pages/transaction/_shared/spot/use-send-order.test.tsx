import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { setPricesLive } from '@/data/market/prices';
import type { Pair } from '@/data/market/quotes';
import { ordersArePushed } from '@/data/spot/events';
import { Decimal } from '@/domain/money/money';
import { i18n, startI18n } from '@/i18n/i18n';
import { toast } from '@/ui/overlays/toast-store';
import { drawn } from '../../../_shared/testing/draw';
import type { OrderInput } from './order-input';
import { useSendOrder } from './use-send-order';

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadNamespaces(['trade', 'spot-orders', 'common']);
});
afterEach(() => {
  setPricesLive(false);
  ordersArePushed.set(false);
  vi.restoreAllMocks();
});

const pair = { symbol: 'BTC/USDT', currency_name: 'BTC', legal_name: 'USDT', amount_decimals: 4 } as Pair;
const order = { kind: 'market', isQuote: false, terms: { side: 1, amount: new Decimal('0.5') } } as OrderInput;

function Sent() {
  useSendOrder(pair).showResult(order);
  return null;
}

test.each([
  ['events report orders', true, true, false],
  ['the connection that reports them is lost', true, false, true],
  ['the server sends no such events', false, true, true],
])('where %s, the form says that a market order was sent or leaves it to the event', (_what, pushed, live, says) => {
  const shown = vi.spyOn(toast, 'show').mockReturnValue(undefined as never);
  ordersArePushed.set(pushed);
  setPricesLive(true);
  setPricesLive(live);
  drawn(<Sent />, () => undefined);
  expect(shown.mock.calls.map(([text]) => text)).toEqual(says ? [expect.stringContaining('0.5 BTC')] : []);
});
