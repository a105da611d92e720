import type { CallPayload } from '@/contract/calls';
import { createSignal } from '@/lib/stores/signal';
import { createValueStore } from '@/lib/stores/value-store';
import { keys } from '../queries/keys';
import { refetchSoon } from '../queries/refetch-soon';
import { eventFilter } from '../realtime/event-filter';
import { readEvent } from '../realtime/events-in';
import { onTradingEvent } from '../realtime/trading-events';
import { onRunReset } from '../session/run-reset';

/** An option order as the server answers it. */
export type OptionOrder = CallPayload<'GET /microtrade/get_result'>;

const settlements = createSignal<OptionOrder>();

/** An option of the user was settled. Returns the unsubscriber. */
export const onOptionSettled = settlements.on;

/** False until the exchange has sent a settlement: many family servers never do, so results are polled. */
export const optionsArePushed = createValueStore(false);
onRunReset(() => optionsArePushed.set(false));

/** Subscribed for the app's lifetime, from the first screen of options on. */
onTradingEvent(({ event, payload }) => {
  if (event !== 'closed_microorder') return;
  const order = readEvent('closed_microorder', payload)?.data;
  // An option settles only once, so repeated events are dropped.
  if (!order || !eventFilter.isNewer(`${event} ${order.id}`, [0], true)) return;
  optionsArePushed.set(true);
  settlements.emit(order);
  refetchSoon(keys.options);
});
