import { futuresAnswers } from '@/contract/futures/answers';
import { ApiError } from '@/data/api/api-error';
import { apiOf } from '@/data/api/http';
import { FUTURES_STATUS } from '@/data/futures/queries';
import type { PositionOrder } from './contract-position-events';

const api = apiOf(futuresAnswers);

const { open: OPEN, closed: CLOSED, cancelled: CANCELLED } = FUTURES_STATUS;
type Status = typeof OPEN | typeof CLOSED | typeof CANCELLED;
/** Number of polls for a closed position: servers of the family close positions by a queue, within seconds. */
const MAX_POLLS = 10;
const POLL_MS = 1000;
/** Number of pages to search. Lists are newest first, and orders that changed are rarely old. */
const MAX_PAGES = 5;
const PAGE_SIZE = 50;

/** Finds an order among those of one status in its market; null if it is not there. */
async function findAs(
  status: Status,
  { id, currency, legal }: PositionOrder,
  signal: AbortSignal,
): Promise<PositionOrder | null> {
  for (let page = 1; page <= MAX_PAGES; page++) {
    const fields = { currency_id: currency, legal_id: legal, status, page, limit: PAGE_SIZE };
    const { message } = await api('POST /lever/my_trade', fields, { signal, quiet: true, showsRefusal: true });
    const found = message.data.find((order) => order.id === id);
    if (found) return found;
    if (page >= message.last_page) break;
  }
  return null;
}

/** The present state of an order that is missing from its list; null if it cannot be found. @throws ApiError */
export async function fetchFinalOrder(order: PositionOrder, signal: AbortSignal): Promise<PositionOrder | null> {
  const next: readonly Status[] = order.status === 0 ? [OPEN, CANCELLED, CLOSED] : [CLOSED];
  for (const status of next) {
    const found = await findAs(status, order, signal);
    if (found) return found;
  }
  return null;
}

/**
 * Resolves to the closed position once the server lists it as closed.
 * @throws ApiError `timeout` if that takes longer than ten seconds
 */
export async function whenClosed(order: PositionOrder, signal: AbortSignal): Promise<PositionOrder> {
  for (let polls = 0; polls < MAX_POLLS && !signal.aborted; polls++) {
    const found = await findAs(CLOSED, order, signal);
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new ApiError('timeout', `position ${order.id} was not closed in time`);
}
