import { ApiError } from '@/data/api-error';
import { api } from '@/data/http';
import { LEVER_STATUS } from '@/data/queries/lever';
import type { PositionOrder } from './contract-position';

const { open: OPEN, closed: CLOSED, cancelled: CANCELLED } = LEVER_STATUS;
type Status = typeof OPEN | typeof CLOSED | typeof CANCELLED;
/** Servers of the family close by a queue, within seconds. */
const LOOKS = 10;
const BETWEEN_MS = 1000;
/** Newest first, and what has just changed is rarely old: so many pages are looked through. */
const MOST_PAGES = 5;
const PAGE_SIZE = 50;

/** Looks for an order among those of one status in its market; null while it is not there. */
async function findAs(
  status: Status,
  { id, currency, legal }: PositionOrder,
  signal: AbortSignal,
): Promise<PositionOrder | null> {
  for (let page = 1; page <= MOST_PAGES; page++) {
    const fields = { currency_id: currency, legal_id: legal, status, page, limit: PAGE_SIZE };
    const { message } = await api('POST /lever/my_trade', fields, { signal, quiet: true, showsRefusal: true });
    const found = message.data.find((order) => order.id === id);
    if (found) return found;
    if (page >= message.last_page) break;
  }
  return null;
}

/** What has become of an order that is not in its list any more; null where it cannot be found out. @throws ApiError */
export async function whatBecameOf(order: PositionOrder, signal: AbortSignal): Promise<PositionOrder | null> {
  const next: readonly Status[] = order.status === 0 ? [OPEN, CANCELLED, CLOSED] : [CLOSED];
  for (const status of next) {
    const found = await findAs(status, order, signal);
    if (found) return found;
  }
  return null;
}

/**
 * Answers a position as booked, once the server counts it as closed.
 * @throws ApiError `timeout` when that does not happen in ten seconds
 */
export async function whenClosed(order: PositionOrder, signal: AbortSignal): Promise<PositionOrder> {
  for (let looks = 0; looks < LOOKS && !signal.aborted; looks++) {
    const found = await findAs(CLOSED, order, signal);
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_MS));
  }
  throw new ApiError('timeout', `position ${order.id} was not closed in time`);
}
