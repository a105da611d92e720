import type { Product } from '../product';
import { ieoActions } from './actions';
import { ieoHandlers } from './handlers';
import { seedProjects } from './seed';
import { ieoTimers } from './timers';

/** Token subscriptions. */
export const ieoProduct = {
  handlers: ieoHandlers,
  timers: ieoTimers,
  actions: ieoActions,
  seed: (world, { startMs }) => seedProjects(world, startMs),
} satisfies Product<'ieo'>;
