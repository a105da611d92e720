import { gameHandlers } from '../../handlers/game';
import type { Product } from '../product';

/** The mini game. */
export const gameProduct = {
  handlers: gameHandlers,
} satisfies Product<'game'>;
