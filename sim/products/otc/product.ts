import type { Product } from '../product';
import { otcReview } from './act';
import { otcActions } from './actions';
import { AD_CHECK_TIMER } from './ad-checks';
import { otcHandlers } from './handlers';
import { runAdCheck } from './run-ad-check';
import { OTC_TIMER, stepOtc } from './step';

/** OTC trading. */
export const otcProduct = {
  handlers: otcHandlers,
  timers: { [AD_CHECK_TIMER]: runAdCheck, [OTC_TIMER]: stepOtc },
  reviews: [otcReview],
  actions: otcActions,
} satisfies Product<'otc'>;
