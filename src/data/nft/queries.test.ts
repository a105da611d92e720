import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../queries/client';
import { keys } from '../queries/keys';
import { emitTradingEvent, type TradingEvent } from '../realtime/trading-events';
import './queries';

afterEach(() => {
  vi.useRealTimers();
  queryClient.clear();
});

test.each<[TradingEvent, boolean]>([
  ['nft_auction', true],
  ['lever_closed', false],
])('%s: what is known of the market of artworks is old: %s, whichever screen is open', (event, isOld) => {
  vi.useFakeTimers();
  const orders = [...keys.nft, 'orders', false];
  queryClient.setQueryData(orders, []);
  emitTradingEvent(event, {});
  expect(queryClient.getQueryState(orders)?.isInvalidated).toBe(isOld);
  vi.runAllTimers();
});
