import { type Outcome, ok, refuse } from '../../handler';
import type { World } from '../../world';
import { type PageRequest, partOf } from '../pages';
import { wireOrder } from './wire';

/** Filter of a customer's orders. A status of -1 lists all. */
interface Query extends PageRequest {
  readonly currencyId: number | undefined;
  readonly legalId: number | undefined;
  readonly status: number;
}

/**
 * A page of a customer's orders in wire form, newest first. It reads one index entry, regardless of the number of
 * orders.
 */
export function listOrders(
  world: World,
  userId: number,
  { currencyId, legalId, status, page, limit }: Query,
): Outcome<ReturnType<typeof wireOrder>[], 'currency_unknown'> {
  const { coinOrders } = world.tables;
  const quoted = world.instruments.filter((one) => legalId === undefined || one.legalId === legalId);
  const market = quoted.find((one) => one.currencyId === currencyId);
  if (quoted.length === 0 || (currencyId !== undefined && !market)) return refuse('currency_unknown');
  const part = { ...partOf({ page, limit }), newestFirst: true };
  const rows = market
    ? status === -1
      ? coinOrders.list('userSymbol', `${userId}|${market.index}`, part)
      : coinOrders.list('userSymbolStatus', `${userId}|${market.index}|${status}`, part)
    : status === -1
      ? coinOrders.list('user', userId, part)
      : coinOrders.list('userStatus', `${userId}|${status}`, part);
  return ok(rows.map((row) => wireOrder(world, row)));
}
