import type { Product } from '../product';
import { gameHandlers } from './handlers';

/** The mini game. */
export const gameProduct = {
  handlers: gameHandlers,
} satisfies Product<'game'>;
