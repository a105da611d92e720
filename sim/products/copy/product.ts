import type { Product } from '../product';
import { createSimulatedTraders } from './create-simulated-traders';
import { copyHandlers } from './handlers';
import { fireSimulatedStop } from './market-checks';
import { applicationReview } from './review';
import { followTimers } from './timers';

/** Copy trading. */
export const copyProduct = {
  handlers: copyHandlers,
  timers: followTimers,
  triggers: { follow: fireSimulatedStop },
  reviews: [applicationReview],
  seed: createSimulatedTraders,
} satisfies Product<'copy'>;
