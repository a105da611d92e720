import type { pointsRequests } from '@/contract/points/requests';
import { type HandlersOf, ok } from '../../handler';
import { successMessage } from '../../texts/success-messages';
import { partOf } from '../pages';
import { signIn } from './earn';
import { exchangePoints } from './exchange';
import { goodsList, pointHistory, pointRules } from './wire';

export const pointsHandlers: HandlersOf<typeof pointsRequests> = {
  'GET /points/list': (world, { page, limit }, { user, lang }) =>
    ok({ ...goodsList(world, user.id, lang, partOf({ page, limit })), page, limit }),
  'POST /points/exchange': (world, { id }, { user, lang }) => {
    const got = exchangePoints(world, user.id, id);
    if (!got.ok) return got;
    return ok(successMessage(got.payload.coupon ? 'points_for_coupon' : 'points_for_usdt', lang));
  },
  'POST /points/sign': (world, _input, { user, lang }) => {
    const signed = signIn(world, user.id);
    return signed.ok ? ok(successMessage('points_signed', lang)) : signed;
  },
  'GET /points/rules': (world, _input, { user }) => ok(pointRules(world, user.id)),
  'GET /points/history': (world, { way, page, limit }, { user }) =>
    ok({ ...pointHistory(world, user.id, way, partOf({ page, limit })), page, limit }),
};
