import type { FiatCode } from '@/domain/money/fiat';
import { Decimal, min, money } from '@/domain/money/money';
import { OTC_SELL, type OtcMethod } from '@/domain/otc/otc';
import type { TimedEvent } from '../../clock/scheduler';
import type { World } from '../../world';
import { canBeTaken, scheduleAdCheck } from './ad-checks';
import { adPriceNow } from './ad-price';
import { takeFromAd } from './from-ad';
import { otcIndex } from './index-price';
import { TRADERS } from './parties';
import type { OtcAdRow } from './tables';

/** A simulated taker takes at most this many USDT at once, unless the smallest order is larger. */
const MAX_TAKEN = 2_000;

/**
 * [price disadvantage for the taker against the index, up to this many hundredths of a percent; probability in percent
 * that the taker accepts]
 */
const ACCEPT_PERCENT = [
  [20, 100],
  [60, 70],
  [150, 30],
  [300, 8],
] as const;

function acceptPercent(world: World, ad: OtcAdRow): number {
  const index = otcIndex(world, ad.fiat as FiatCode);
  const dearer = adPriceNow(world, ad).div(index).minus(1).times(10_000);
  const worse = ad.side === OTC_SELL ? dearer : dearer.neg();
  return ACCEPT_PERCENT.find(([most]) => worse.lte(most))?.[1] ?? 0;
}

/**
 * The random order of a simulated taker: trader, payment method, and an amount in whole USDT above the smallest order.
 */
export function randomTake(world: World, ad: OtcAdRow) {
  const draw = (what: string) => world.chance(`otc.${what}`, ad.id, ad.looks);
  const most = min(money(ad.rest), min(money(ad.max), new Decimal(Math.max(MAX_TAKEN, Number(ad.min)))));
  const steps = Math.floor(most.minus(ad.min).toNumber());
  const methods = ad.methods.split(',') as OtcMethod[];
  const party = TRADERS[draw('who') % TRADERS.length];
  const method = methods[draw('method') % methods.length];
  if (!party || !method) throw new Error(`advertisement ${ad.id} has nobody to take it`);
  return { party, method, number: money(ad.min).plus(draw('take') % (steps + 1)) };
}

/** Timer handler: a simulated taker checks a customer's advertisement and takes part of it or not. */
export function runAdCheck(world: World, { id }: TimedEvent): void {
  const { otcAds } = world.tables;
  const seen = otcAds.need(Number(id));
  const ad = otcAds.update(seen.id, { looks: seen.looks + 1 });
  const isTaken =
    canBeTaken(world, ad) && world.chance('otc.tempted', ad.id, ad.looks) % 100 < acceptPercent(world, ad);
  if (isTaken) {
    const { party, number, method } = randomTake(world, ad);
    takeFromAd(world, ad, party, number, method);
  } else scheduleAdCheck(world, ad);
}
