import type { marketRequests } from '@/contract/market/requests';
import { type HandlersOf, ok } from '../../handler';
import { successMessage } from '../../texts/success-messages';
import { addFavourite, favouritesOf, removeFavourite } from '../watchlist/watchlist';
import { bars } from './bars';
import { currencies } from './currencies';
import { quotation } from './quotation';

/** Quotes, bars and the watchlist. */
export const quotesHandlers: HandlersOf<typeof marketRequests> = {
  'GET /currency/list': (world) => ok(currencies(world)),
  'GET /currency/quotation_new': (world) => ok(quotation(world)),
  'GET /currency/new_timeshar': (world, input) => bars(world, input),
  'GET /optional/list': (world, _input, caller) => ok(favouritesOf(world, caller.user.id)),
  'POST /optional/add': (world, { currency_id }, caller) => addFavourite(world, caller.user.id, currency_id),
  'POST /optional/del': (world, { id }, caller) => {
    const removed = removeFavourite(world, caller.user.id, id);
    return removed.ok ? ok(successMessage('favourite_removed', caller.lang)) : removed;
  },
};
