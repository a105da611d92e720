import { followHandlers } from '../../handlers/follow';
import type { Product } from '../product';
import { createSimulatedTraders } from './create-simulated-traders';
import { fireSimulatedStop } from './market-checks';
import { applicationReview } from './review';
import { followTimers } from './timers';

/** Copy trading. */
export const copyProduct = {
  handlers: followHandlers,
  timers: followTimers,
  triggers: { follow: fireSimulatedStop },
  reviews: [applicationReview],
  seed: createSimulatedTraders,
} satisfies Product<'copy'>;
