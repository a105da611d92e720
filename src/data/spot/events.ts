import type { EventPayload } from '@/contract/events';
import { createSignal } from '@/lib/stores/signal';
import { createValueStore } from '@/lib/stores/value-store';
import { priceStatus } from '../market/prices';
import { markOwnTrades } from '../market/tape';
import { keys } from '../queries/keys';
import { refetchSoon } from '../queries/refetch-soon';
import { onRunReset } from '../session/run-reset';

const changes = createSignal<EventPayload<'coin_order'>['data']>();

/** A spot order of the user was filled, partly filled or cancelled. Returns the unsubscriber. */
export const onCoinOrder = changes.on;

/** False until the exchange has sent a private order event: family servers never do, so orders are polled. */
export const ordersArePushed = createValueStore(false);
onRunReset(() => ordersArePushed.set(false));

/** Whether events report orders now. A server that sends them sends none while the connection is lost. */
export const ordersArePushedNow = (): boolean => ordersArePushed.get() && priceStatus.get() === 'live';

/** Handles a private order event. */
export function handleOrderEvent(event: EventPayload<'coin_order'>): void {
  ordersArePushed.set(true);
  const { data, trade_ids: tradeIds } = event;
  if (data.symbol && tradeIds) markOwnTrades(data.symbol, tradeIds);
  changes.emit(data);
  refetchSoon(keys.coinOrders, keys.wallets, keys.accountLog);
}
