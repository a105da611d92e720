import { BUY, SELL } from '@/domain/spot/spot';
import type { LiveWorld } from '../../live-world';
import type { Instrument } from '../../market/instruments';
import { powerOfTen } from '../../market/instruments';
import { grant } from '../../people/grant';
import type { UserRow } from '../../products/accounts/tables';
import { locksOf, type RestingOrder, restOrders } from '../../products/spot/rest';
import { accountOf } from '../../products/spot/settle';
import type { Scenario } from '../scenario';

type RestingOrders = Omit<Scenario['restingOrders'][number], 'persona'>;

/** Value of one order in USDT: at least MIN_VALUE, and up to MORE_VALUE more (designed). */
const MIN_VALUE = 20;
const MORE_VALUE = 180;

/**
 * Limit orders of one customer over all coin markets, with the money they freeze. Order n is the same in every run of a
 * seed.
 */
export function placeRestingOrders(world: LiveWorld, user: UserRow, { count, percentAway }: RestingOrders): void {
  const coins = world.instruments.filter(({ kind, isToken }) => kind === 'crypto' && !isToken);
  const lastTicks = coins.map(({ index }) => world.market.lastTicks(index, world.nowMs));
  const orders = Array.from({ length: count }, (_, n) => {
    const at = n % coins.length;
    const draw = (what: string) => world.chance(`resting ${what}`, user.id, n) / 4_294_967_296;
    return orderOf(coins[at] as Instrument, lastTicks[at] as number, draw, percentAway);
  });
  for (const { instrument: one, asset, amount } of locksOf(orders))
    grant(world, user.id, accountOf(one), asset, amount.toFixed());
  restOrders(world, user, orders);
}

function orderOf(
  instrument: Instrument,
  last: number,
  draw: (what: string) => number,
  [least, most]: readonly [number, number],
): RestingOrder {
  const side = draw('side') < 0.5 ? BUY : SELL;
  const away = (least + (most - least) * draw('distance')) / 100;
  const priceTicks = Math.max(1, Math.floor(last * (side === BUY ? 1 - away : 1 + away)));
  const worth = MIN_VALUE + Math.floor(MORE_VALUE * draw('value'));
  const lotsPerUsdt = (powerOfTen(instrument.priceDecimals) * powerOfTen(instrument.lotDecimals)) / priceTicks;
  return { instrument, side, priceTicks, lots: Math.max(1, Math.floor(worth * lotsPerUsdt)) };
}
