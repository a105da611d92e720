import type { coin } from '@/contract/coin';
import { type HandlersOf, ok } from '../handler';
import { cancelOrder } from '../products/spot/cancel';
import { listOrders } from '../products/spot/list';
import { placeOrder } from '../products/spot/place';
import { sentence } from './sentences';

/** Spot trading. */
export const coinHandlers: HandlersOf<typeof coin> = {
  'POST /coin/trade': (world, input, { user }) => {
    const placed = placeOrder(world, user, input);
    return placed.ok ? ok('') : placed;
  },
  'PUT /coin/trade': (world, { id }, { user, lang }) => {
    const cancelled = cancelOrder(world, user.id, id);
    return cancelled.ok ? ok(sentence('order_cancelled', lang)) : cancelled;
  },
  'GET /coin/list': (world, { currency_id, legal_id, status = -1, page, limit }, { user }) =>
    listOrders(world, user.id, { currencyId: currency_id, legalId: legal_id, status, page, limit }),
};
