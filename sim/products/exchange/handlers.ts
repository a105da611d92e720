import type { exchangeRequests } from '@/contract/exchange/requests';
import { type HandlersOf, ok } from '../../handler';
import { successMessage } from '../../texts/success-messages';
import { movableCoins, pageOfSwaps, swapList } from './lists';
import { swapPair, wireQuote } from './quote';
import { exchangeCoins } from './swap';

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
