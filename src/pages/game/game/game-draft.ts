import * as v from 'valibot';
import { createDraft } from '@/data/drafts';
import { WHEEL_RISKS } from '@/domain/wheel';

const schema = v.object({ risk: v.picklist(WHEEL_RISKS), stake: v.string(), seed: v.string() });
export type GameChoice = v.InferOutput<typeof schema>;

/** Hex digits of the player's first number; chosen by the device, which the exchange cannot foresee. */
export const newSeed = (): string =>
  [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Wheel, stake and number as chosen last. */
export const gameDraft = createDraft<GameChoice>('game', schema, { risk: 'low', stake: '5', seed: '' });
