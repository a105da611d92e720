import type { coinRequests } from '@/contract/coin/requests';
import { type HandlersOf, ok, refuse } from '../../handler';
import { successMessage } from '../../texts/success-messages';
import { amendOrder } from './amend';
import { cancelOrder } from './cancel';
import { fillsOf } from './fills';
import { listOrders } from './list';
import { placePair } from './oco';
import { placeOrder } from './place';
import { wireFill, wireOrder } from './wire';

/** Spot trading. */
export const spotHandlers: HandlersOf<typeof coinRequests> = {
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
