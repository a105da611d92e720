import type { coinRequests } from '@/contract/coin/requests';
import { type HandlersOf, ok, refuse } from '../handler';
import { amendOrder } from '../products/spot/amend';
import { cancelOrder } from '../products/spot/cancel';
import { fillsOf } from '../products/spot/fills';
import { listOrders } from '../products/spot/list';
import { placePair } from '../products/spot/oco';
import { placeOrder } from '../products/spot/place';
import { wireFill, wireOrder } from '../products/spot/wire';
import { successMessage } from './success-messages';

/** Spot trading. */
export const coinHandlers: HandlersOf<typeof coinRequests> = {
  'POST /coin/trade': (world, input, { user }) => {
    const placed = placeOrder(world, user, input);
    return placed.ok ? ok('') : placed;
  },
  'PUT /coin/trade': (world, { id }, { user, lang }) => {
    const cancelled = cancelOrder(world, user.id, id);
    return cancelled.ok ? ok(successMessage('order_cancelled', lang)) : cancelled;
  },
  'POST /coin/oco': (world, input, { user }) => {
    const placed = placePair(world, user, input);
    return placed.ok ? ok({ order_ids: [...placed.payload] }) : placed;
  },
  'POST /coin/amend': (world, input, { user, lang }) => {
    const amended = amendOrder(world, user.id, input);
    return amended.ok ? ok(successMessage('order_amended', lang)) : amended;
  },
  'GET /coin/list': (world, { currency_id, legal_id, status = -1, page, limit }, { user }) =>
    listOrders(world, user.id, { currencyId: currency_id, legalId: legal_id, status, page, limit }),
  'GET /coin/detail': (world, { id }, { user }) => {
    const row = world.tables.coinOrders.get(id);
    // Another customer's order is refused like one that does not exist.
    if (!row || row.userId !== user.id) return refuse('order_unknown');
    return ok({ order: wireOrder(world, row), fills: fillsOf(world, row).map(wireFill) });
  },
};
