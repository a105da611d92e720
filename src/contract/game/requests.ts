import * as v from 'valibot';
import { PAUSE_DAYS, PLAYER_SEED, WHEEL_RISKS } from '@/domain/game/wheel';
import { amount, amountOrNone } from '../amount-fields';
import type { RequestsOf } from '../declare';
import { form, id, limit, oneOf, page, word } from '../fields';
import type { gameAnswers } from './answers';

const seed = v.pipe(v.string('seed_invalid'), v.trim(), v.regex(PLAYER_SEED, 'seed_invalid'));

export const gameRequests = {
  'GET /game/state': { access: 'user', request: form({}) },
  'POST /game/play': {
    access: 'user',
    request: form({
      round: id('round_played'),
      risk: word(WHEEL_RISKS),
      stake: amount('amount_invalid'),
      client_seed: seed,
    }),
  },
  'GET /game/history': { access: 'user', request: form({ page, limit: limit(10) }) },
  'GET /game/round': { access: 'user', request: form({ id: id('parameter_error') }) },
  'POST /game/limit': { access: 'user', request: form({ limit: amountOrNone('amount_invalid') }) },
  'POST /game/pause': { access: 'user', request: form({ days: oneOf(PAUSE_DAYS) }) },
} satisfies RequestsOf<typeof gameAnswers>;
