import type { gameRequests } from '@/contract/game/requests';
import { type HandlersOf, ok } from '../../handler';
import { successMessage } from '../../texts/success-messages';
import { partOf } from '../pages';
import { playWheel } from './play';
import { pausePlaying, setOwnLimit } from './player';
import { gameHistory, gameState, wireRound } from './wire';

export const gameHandlers: HandlersOf<typeof gameRequests> = {
  'GET /game/state': (world, _input, { user }) => ok(gameState(world, user.id)),
  'POST /game/play': (world, input, { user }) => {
    const played = playWheel(world, user.id, input);
    return played.ok ? ok(wireRound(played.payload)) : played;
  },
  'GET /game/history': (world, { page, limit }, { user }) =>
    ok({ ...gameHistory(world, user.id, partOf({ page, limit })), page, limit }),
  'GET /game/round': (world, { id }, { user }) => {
    const row = world.tables.gameRounds.get(id);
    return ok(row?.userId === user.id ? wireRound(row) : null);
  },
  'POST /game/limit': (world, { limit }, { user, lang }) => {
    const set = setOwnLimit(world, user.id, limit);
    if (!set.ok) return set;
    return ok(successMessage(set.payload === 'higher' ? 'game_limit_higher' : 'game_limit_lower', lang));
  },
  'POST /game/pause': (world, { days }, { user, lang }) => {
    pausePlaying(world, user.id, days);
    return ok(successMessage('game_paused', lang));
  },
};
