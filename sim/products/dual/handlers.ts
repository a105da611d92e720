import type { dualRequests } from '@/contract/dual/requests';
import { type HandlersOf, ok, refuse } from '../../handler';
import { instrumentByCurrencyId } from '../../market/instruments';
import { successMessage } from '../../texts/success-messages';
import { buyDual } from './buy';
import { dualDetail, dualIndex, dualOrdersOf } from './list';

/** Dual investment. */
export const dualHandlers: HandlersOf<typeof dualRequests> = {
  'GET /dual/index': (world, { currency_id, type }) => {
    const products = dualIndex(world, currency_id, type);
    return products ? ok({ dual_currencys: products }) : refuse('currency_unknown');
  },
  'GET /dual/detail': (world, { id }) => ok(dualDetail(world, id)),
  'POST /dual/buyDual': (world, input, { user, lang }) => {
    const bought = buyDual(world, user.id, input);
    return bought.ok ? ok(successMessage('dual_bought', lang)) : bought;
  },
  'POST /dual/dual_list': (world, { currency, type, status, page, limit }, { user }) => {
    if (currency !== undefined && !instrumentByCurrencyId(currency)) return refuse('currency_unknown');
    const list = dualOrdersOf(world, user.id, { currencyId: currency, type, status, page, limit });
    return ok({ list, limit });
  },
};
