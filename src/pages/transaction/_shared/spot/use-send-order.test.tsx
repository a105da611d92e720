import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { setPricesLive } from '@/data/market/prices';
import type { Pair } from '@/data/market/quotes';
import { ordersArePushed } from '@/data/spot/events';
import type { CoinOrder } from '@/data/spot/queries';
import { Decimal } from '@/domain/money/money';
import { i18n, startI18n } from '@/i18n/i18n';
import { toast } from '@/ui/overlays/toast-store';
import { drawn } from '../../../_shared/testing/draw';
import { waitingOrder } from '../orders/testing/waiting-order';
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

function Sent({ input, placed }: { input: OrderInput; placed: CoinOrder | null }) {
  useSendOrder(pair).showResult(input, placed);
  return null;
}

/** The texts that the form shows for a placed order. */
function textsOf(input: OrderInput, placed: CoinOrder | null): unknown[] {
  const shown = vi.spyOn(toast, 'show').mockReturnValue(undefined as never);
  drawn(<Sent input={input} placed={placed} />, () => undefined);
  return shown.mock.calls.map(([text]) => text);
}

test.each([
  ['events report orders', true, true, false],
  ['the connection that reports them is lost', true, false, true],
  ['the server sends no such events', false, true, true],
])('where %s, the form says that a market order was sent or leaves it to the event', (_what, pushed, live, says) => {
  ordersArePushed.set(pushed);
  setPricesLive(true);
  setPricesLive(live);
  expect(textsOf(order, null)).toEqual(says ? [expect.stringContaining('0.5 BTC')] : []);
});

const limit = {
  kind: 'limit',
  isQuote: false,
  pair: null,
  terms: {
    side: 1,
    type: 'limit',
    timeInForce: 'gtc',
    price: new Decimal(60_000),
    stop: new Decimal(Number.NaN),
    amount: new Decimal('0.5'),
  },
} as OrderInput;
const placedOrder = (status: 1 | 2, filled: string): CoinOrder => ({
  ...waitingOrder,
  type: 1,
  status,
  order_type: 'limit',
  target_price: '60000',
  trade_amount: '0.5',
  deal_amount: filled,
});

test.each([
  ['waits', placedOrder(1, '0'), ['Buy order placed. 30,000 USDT held']],
  ['took a part from the book', placedOrder(1, '0.2'), ['Buy order placed. 18,000 USDT held']],
  // The event says what was bought.
  ['took all from the book', placedOrder(2, '0.5'), []],
  ['no event has reported', null, ['Buy order placed. 30,000 USDT held']],
])('a limit order that %s holds what its result says', (_what, placed, texts) => {
  expect(textsOf(limit, placed)).toEqual(texts);
});
