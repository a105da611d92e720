import type { optionsRequests } from '@/contract/options/requests';
import { type HandlersOf, ok, refuse } from '../../handler';
import { durations, pageOfOptions, payableCurrencies } from './list';
import { placeOption } from './place';
import { wireOption } from './wire';

/** Options. */
export const optionsHandlers: HandlersOf<typeof optionsRequests> = {
  'GET /microtrade/payable_currencies': (world, _, { user }) => ok(payableCurrencies(world, user.id)),
  'GET /microtrade/seconds': () => ok(durations()),
  'GET /microtrade/get_result': (world, { id }, { user, lang }) => {
    const row = world.tables.optionOrders.get(id);
    return row && row.userId === user.id ? ok(wireOption(world, row, lang)) : refuse('order_unknown');
  },
  'GET /microtrade/lists': (world, { match_id, status = -1, page, limit }, { user, lang }) =>
    ok(pageOfOptions(world, user.id, { matchId: match_id, status, page, limit, lang })),
  'POST /microtrade/submit': (world, input, { user, lang }) => {
    const placed = placeOption(world, user, input);
    return placed.ok ? ok(wireOption(world, placed.payload, lang)) : placed;
  },
};
