import type { otcRequests } from '@/contract/otc/requests';
import { OTC_BUY } from '@/domain/otc/otc';
import { type HandlersOf, ok } from '../../handler';
import { successMessage } from '../../texts/success-messages';
import { partOf } from '../pages';
import { appeal, cancelByBuyer, markPaid, orderOf, releaseOtc } from './act';
import { editAd, publishAd, setAdState } from './ads';
import { takeAd } from './take';
import { offerList, orderList, ownAds, wireAdOfOwn, wireOrder } from './wire';

export const otcHandlers: HandlersOf<typeof otcRequests> = {
  'GET /otc/ads': (world, { side = OTC_BUY, fiat = 'USD', page, limit }, { user }) =>
    ok({ ...offerList(world, user.id, side, fiat, partOf({ page, limit })), page, limit }),
  'POST /otc/order': (world, input, { user, lang }) => {
    const taken = takeAd(world, user, input);
    return taken.ok ? ok(wireOrder(world, taken.payload, user.id, lang)) : taken;
  },
  'GET /otc/orders': (world, { page, limit }, { user, lang }) =>
    ok({ ...orderList(world, user.id, partOf({ page, limit }), lang), page, limit }),
  'GET /otc/detail': (world, { id }, { user, lang }) => {
    const row = orderOf(world, user.id, id);
    return ok(row ? wireOrder(world, row, user.id, lang) : null);
  },
  'POST /otc/paid': (world, { id }, { user, lang }) => {
    const done = markPaid(world, user.id, id);
    return done.ok ? ok(successMessage('otc_paid', lang)) : done;
  },
  'POST /otc/cancel': (world, { id }, { user, lang }) => {
    const done = cancelByBuyer(world, user.id, id);
    return done.ok ? ok(successMessage('order_cancelled', lang)) : done;
  },
  'POST /otc/release': (world, { id, pay_password }, { user, lang }) => {
    const done = releaseOtc(world, user, id, pay_password);
    return done.ok ? ok(successMessage('otc_released', lang)) : done;
  },
  'POST /otc/appeal': (world, { id, reason }, { user, lang }) => {
    const done = appeal(world, user.id, id, reason);
    return done.ok ? ok(successMessage('otc_appealed', lang)) : done;
  },
  'GET /otc/my_ads': (world, { page, limit }, { user }) =>
    ok({ ...ownAds(world, user.id, partOf({ page, limit })), page, limit }),
  'POST /otc/ad': (world, input, { user }) => {
    const done = publishAd(world, user, input);
    return done.ok ? ok(wireAdOfOwn(world, done.payload)) : done;
  },
  'POST /otc/ad_edit': (world, input, { user }) => {
    const done = editAd(world, user, input);
    return done.ok ? ok(wireAdOfOwn(world, done.payload)) : done;
  },
  'POST /otc/ad_state': (world, input, { user }) => {
    const done = setAdState(world, user, input);
    return done.ok ? ok(wireAdOfOwn(world, done.payload)) : done;
  },
};
