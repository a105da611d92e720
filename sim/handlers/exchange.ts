import type { exchangeRequests } from '@/contract/exchange/requests';
import { type HandlersOf, ok } from '../handler';
import { movableCoins, pageOfSwaps, swapList } from '../products/exchange/lists';
import { swapPair, wireQuote } from '../products/exchange/quote';
import { exchangeCoins } from '../products/exchange/swap';
import { successMessage } from './success-messages';

/** Conversion of one coin into another. */
export const exchangeHandlers: HandlersOf<typeof exchangeRequests> = {
  'GET /currency/user_currency_list': (world, _, { user }) => ok(movableCoins(world, user.id)),
  'POST /user/getTransferList': (world, _, { user }) => ok(swapList(world, user.id)),
  'POST /user/getTransferFee': (world, input, { user }) => {
    const pair = swapPair(world, input);
    return pair.ok ? ok(wireQuote(world, pair.payload, user.level)) : pair;
  },
  'POST /user/Transfer': (world, input, { user, lang }) => {
    const exchanged = exchangeCoins(world, user, input);
    return exchanged.ok ? ok(successMessage('exchanged', lang)) : exchanged;
  },
  'GET /user/Transfer/list': (world, input, { user }) => ok(pageOfSwaps(world, user.id, input)),
};
