import { onCoinOrder, ordersArePushedNow } from '@/data/spot/events';
import type { CoinOrder } from '@/data/spot/queries';

/** The event of an order arrives shortly before or after the answer of the call that changes it. */
const EVENT_MS = 1500;

/**
 * Makes a call, and resolves to the order as the call has left it, from its event: it may have been filled in part or
 * changed since it was drawn. Resolves to null without such an event.
 */
export async function withOrderEvent(
  isIt: (order: CoinOrder) => boolean,
  call: () => Promise<unknown>,
): Promise<CoinOrder | null> {
  let stop = () => {};
  const reported = new Promise<CoinOrder>((resolve) => {
    stop = onCoinOrder((order) => {
      if (isIt(order)) resolve(order);
    });
  });
  try {
    await call();
    const waitMs = ordersArePushedNow() ? EVENT_MS : 0;
    return await Promise.race([reported, new Promise<null>((resolve) => setTimeout(resolve, waitMs, null))]);
  } finally {
    stop();
  }
}
