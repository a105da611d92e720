import * as v from 'valibot';
import { createDraft } from '@/data/session/drafts';
import { WHEEL_RISKS } from '@/domain/game/wheel';

const schema = v.object({ risk: v.picklist(WHEEL_RISKS), stake: v.string(), seed: v.string() });
export type GameChoice = v.InferOutput<typeof schema>;

/**
 * Random hex digits as the player's first seed. The device generates them, so that the exchange cannot predict them.
 */
export const newSeed = (): string =>
  [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The last chosen wheel, stake and seed. */
export const gameDraft = createDraft<GameChoice>('game', schema, { risk: 'low', stake: '5', seed: '' });
