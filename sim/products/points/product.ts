import { pointsHandlers } from '../../handlers/points';
import type { Product } from '../product';
import { pointsActions } from './actions';

/** Points. */
export const pointsProduct = {
  handlers: pointsHandlers,
  actions: pointsActions,
} satisfies Product<'points'>;
