import { money } from '@/domain/money/money';
import { OTC_AD_MAX_OPEN, OTC_AD_STATUS } from '@/domain/otc/ad';
import type { World } from '../../world';
import type { OtcAdRow } from './tables';

/**
 * Kind of the timer at which a simulated taker considers a customer's advertisement. The timer's id is the
 * advertisement's.
 */
export const AD_CHECK_TIMER = 'otc.look';
const SECOND_MS = 1_000;
/** Shortest and longest time between two such checks, in seconds. */
const MIN_WAIT_SEC = 120;
const MAX_WAIT_SEC = 540;

const timerId = (id: number) => String(id).padStart(9, '0');

/** Whether the advertisement can be taken: it is online, enough is left, and not too many orders are open. */
export function canBeTaken({ tables: { otcOrders } }: World, ad: OtcAdRow): boolean {
  const isOnline = ad.status === OTC_AD_STATUS.online && money(ad.rest).gte(ad.min);
  return isOnline && otcOrders.count('ad', ad.id) < OTC_AD_MAX_OPEN;
}

/**
 * Schedules the next check of an advertisement, or cancels it while the advertisement cannot be taken. There is one
 * timer for each advertisement, so that a month costs at most a few thousand events. A scheduled check keeps its time.
 */
export function scheduleAdCheck(world: World, ad: OtcAdRow): void {
  const id = timerId(ad.id);
  if (!canBeTaken(world, ad)) world.scheduler.cancel(AD_CHECK_TIMER, id);
  else if (!world.scheduler.find(AD_CHECK_TIMER, id)) {
    const seconds = MIN_WAIT_SEC + (world.chance('otc.wait', ad.id, ad.looks) % (MAX_WAIT_SEC - MIN_WAIT_SEC + 1));
    world.scheduler.schedule({ atMs: world.nowMs + seconds * SECOND_MS, kind: AD_CHECK_TIMER, symbol: '', id });
  }
}
