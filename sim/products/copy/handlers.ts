import type { copyRequests } from '@/contract/copy/requests';
import { type HandlersOf, ok, refuse } from '../../handler';
import { successMessage } from '../../texts/success-messages';
import { applicationOf, applyAsTrader } from './apply';
import { cancelFollow, followTrader } from './follow';
import { copiesPage, followingOf, traderDetail, tradersPage, tradesPage } from './list';

/** Copy trading. */
export const copyHandlers: HandlersOf<typeof copyRequests> = {
  'GET /follow/index': (world, part, { user, lang }) => ok(tradersPage(world, { userId: user.id, lang }, part)),
  'GET /follow/traderDetail': (world, { trader_user_id }, { user, lang }) => {
    const trader = world.tables.traders.get(trader_user_id);
    return trader ? ok(traderDetail(world, { userId: user.id, lang }, trader)) : refuse('trader_unknown');
  },
  'GET /follow/historyTrade': (world, { trader_user_id, ...part }, { lang }) => {
    const trader = world.tables.traders.get(trader_user_id);
    return trader ? ok(tradesPage(world, trader, false, part, lang)) : refuse('trader_unknown');
  },
  'GET /follow/currentTrade': (world, { trader_user_id, ...part }, { lang }) => {
    const trader = world.tables.traders.get(trader_user_id);
    return trader ? ok(tradesPage(world, trader, true, part, lang)) : refuse('trader_unknown');
  },
  'POST /follow/follow': (world, input, { user, lang }) => {
    const followed = followTrader(world, user, input);
    return followed.ok ? ok(successMessage('trader_followed', lang)) : followed;
  },
  'POST /follow/cancel': (world, { follow_user_id }, { user, lang }) => {
    const cancelled = cancelFollow(world, user.id, follow_user_id);
    return cancelled.ok ? ok(successMessage('follow_cancelled', lang)) : cancelled;
  },
  'GET /follow/mine': (world, _input, { user, lang }) => ok(followingOf(world, user.id, lang)),
  'GET /follow/copies': (world, { status, ...part }, { user, lang }) =>
    ok(copiesPage(world, { userId: user.id, lang }, status, part)),
  'POST /follow/apply': (world, input, { user, lang }) => {
    const applied = applyAsTrader(world, user, input);
    return applied.ok ? ok(successMessage('application_sent', lang)) : applied;
  },
  'GET /follow/application': (world, _input, { user, lang }) => ok(applicationOf(world, user, lang)),
};
