import type { futuresRequests } from '@/contract/futures/requests';
import { type HandlersOf, ok, refuse } from '../../handler';
import type { Instrument } from '../../market/instruments';
import { successMessage } from '../../texts/success-messages';
import type { World } from '../../world';
import { hasFutures } from '../quotes/market-terms';
import { cancelPendingOrder, closeMany, closeOrder, reverseOrder, setStops, takeOverCopy } from './change';
import { cancelCloseOrder } from './close-orders';
import { dealOf, pageOfOrders, riskHeader, sumsOf } from './list';
import { placeFuturesOrder } from './place';

function futuresMarket(
  world: World,
  currencyId: number | undefined,
  legalId: number | undefined,
): Instrument | undefined {
  return world.instruments.find((one) => one.currencyId === currencyId && one.legalId === legalId && hasFutures(one));
}

/** Futures. */
export const futuresHandlers: HandlersOf<typeof futuresRequests> = {
  'POST /lever/deal': (world, { currency_id, legal_id }, { user, lang }) => {
    const instrument = futuresMarket(world, currency_id, legal_id);
    return instrument ? ok(dealOf(world, user.id, instrument, lang)) : refuse('pair_not_open');
  },
  'POST /lever/submit': (world, input, { user, lang }) => {
    const placed = placeFuturesOrder(world, user, input);
    if (!placed.ok) return placed;
    return ok(successMessage(placed.payload.kind === 'market' ? 'position_opened' : 'entrust_placed', lang));
  },
  'POST /lever/dealall': (world, { currency_id, legal_id, status = 1, page, limit }, { user, lang }) => {
    const instrument = futuresMarket(world, currency_id, legal_id);
    if (!instrument) return refuse('pair_not_open');
    const order = pageOfOrders(world, user.id, { instrument, status, page, limit, lang });
    return ok({ ...sumsOf(world, user.id, instrument), order });
  },
  'POST /lever/my_trade': (world, { currency_id, legal_id, status = -1, page, limit }, { user, lang }) =>
    ok({
      rate_profits_total: riskHeader(world, user.id),
      message: pageOfOrders(world, user.id, {
        instrument: currency_id === undefined ? undefined : futuresMarket(world, currency_id, legal_id ?? 3),
        status,
        page,
        limit,
        lang,
      }),
    }),
  'POST /lever/close': (world, input, { user, lang }) => {
    const closed = closeOrder(world, user.id, input);
    if (!closed.ok) return closed;
    return ok(successMessage(closed.payload === 'closed' ? 'position_closed' : 'entrust_placed', lang));
  },
  'POST /lever/cancel_close': (world, input, { user, lang }) => {
    const cancelled = cancelCloseOrder(world, user.id, input);
    return cancelled.ok ? ok(successMessage('order_cancelled', lang)) : cancelled;
  },
  'POST /lever/reverse': (world, { id }, { user, lang }) => {
    const reversed = reverseOrder(world, user, id);
    return reversed.ok ? ok(successMessage('position_opened', lang)) : reversed;
  },
  'POST /lever/cancel': (world, { id }, { user, lang }) => {
    const cancelled = cancelPendingOrder(world, user.id, id);
    return cancelled.ok ? ok(successMessage('order_cancelled', lang)) : cancelled;
  },
  'POST /lever/setstop': (world, input, { user, lang }) => {
    const set = setStops(world, user.id, input);
    return set.ok ? ok(successMessage('stops_set', lang)) : set;
  },
  'POST /lever/batch_close': (world, input, { user, lang }) => {
    const closed = closeMany(world, user.id, input);
    return closed.ok ? ok(successMessage('positions_closing', lang)) : closed;
  },
  'POST /follow/selfHolding': (world, { transaction_id }, { user, lang }) => {
    const held = takeOverCopy(world, user.id, transaction_id);
    return held.ok ? ok(successMessage('position_own', lang)) : held;
  },
};
