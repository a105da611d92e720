import { money } from '@/domain/money';
import { OTC_AD_MOST_OPEN, OTC_AD_STATUS } from '@/domain/otc-ad';
import type { World } from '../../world';
import type { OtcAdRow } from './tables';

/** Somebody looks at a customer's advertisement; the id is the advertisement's. */
export const LOOK_TIMER = 'otc.look';
const SECOND_MS = 1_000;
/** Seconds between two looks: at least, and at most. */
const LEAST = 120;
const MOST = 540;

const timerId = (id: number) => String(id).padStart(9, '0');

/** Whether there is anything to take: online, with enough left, and not too many orders open. */
export function canBeTaken({ tables: { otcOrders } }: World, ad: OtcAdRow): boolean {
  const isOnline = ad.status === OTC_AD_STATUS.online && money(ad.rest).gte(ad.min);
  return isOnline && otcOrders.count('ad', ad.id) < OTC_AD_MOST_OPEN;
}

/**
 * Plans the next look: one timer an advertisement, and none while there is nothing to take, so that a month costs a
 * few thousand events at most. A look that is planned stays where it is.
 */
export function planLook(world: World, ad: OtcAdRow): void {
  const id = timerId(ad.id);
  if (!canBeTaken(world, ad)) world.scheduler.cancel(LOOK_TIMER, id);
  else if (!world.scheduler.find(LOOK_TIMER, id)) {
    const seconds = LEAST + (world.chance('otc.wait', ad.id, ad.looks) % (MOST - LEAST + 1));
    world.scheduler.schedule({ atMs: world.nowMs + seconds * SECOND_MS, kind: LOOK_TIMER, symbol: '', id });
  }
}
