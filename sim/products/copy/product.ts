import type { Product } from '../product';
import { copyHandlers } from './handlers';
import { fireSimulatedStop } from './market-checks';
import { applicationReview } from './review';
import { seedTraders } from './seed';
import { followTimers } from './timers';

/** Copy trading. */
export const copyProduct = {
  handlers: copyHandlers,
  timers: followTimers,
  triggers: { follow: fireSimulatedStop },
  reviews: [applicationReview],
  seed: seedTraders,
} satisfies Product<'copy'>;
