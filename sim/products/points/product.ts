import type { Product } from '../product';
import { pointsActions } from './actions';
import { pointsHandlers } from './handlers';

/** Points. */
export const pointsProduct = {
  handlers: pointsHandlers,
  actions: pointsActions,
} satisfies Product<'points'>;
