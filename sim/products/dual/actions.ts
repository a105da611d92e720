import * as v from 'valibot';
import { Decimal } from '@/domain/money/money';
import { changes, who } from '../../control-action';
import { ControlError } from '../../control-error';
import type { Instrument } from '../../market/instruments';
import type { World } from '../../world';
import { personOf } from '../accounts/person';
import { ticksOf } from '../spot/walk';
import { type DualOrderRow, PURCHASED } from './tables';

/** The price to set, in percent of the target price. */
const PERCENT_OF = { below: 97, at: 100, above: 103 } as const;
/** A factor so small that no movement of the price reaches a tick. */
const AT_REST = 1e-9;

function nextOf(world: World, who: string | number): DualOrderRow {
  const { id, nickname } = personOf(world, who);
  const held = world.tables.dualOrders.list('userStatus', `${id}|${PURCHASED}`);
  const [first] = [...held].sort((a, b) => a.maturesMs - b.maturesMs || a.id - b.id);
  if (!first) throw new ControlError(`${nickname} holds no dual investment: buy one first`);
  return first;
}

/**
 * Decides where a dual investment settles, by a price intervention that everybody sees. The settlement itself is
 * unchanged.
 */
export const dualActions = {
  /**
   * Sets the market's price below, at or above the target price of the customer's dual investment that matures next.
   * With `at` the price then stays there, so that the target is met exactly, until `market.volatility` is set again.
   */
  'market.meetReference': changes({ who, side: v.picklist(['below', 'at', 'above']) }, ({ world }, { who, side }) => {
    const row = nextOf(world, who);
    const instrument = world.instruments[row.symbolIndex] as Instrument;
    const wanted = new Decimal(row.exercise).mul(PERCENT_OF[side]).div(100).toDecimalPlaces(instrument.priceDecimals);
    const priceTicks = ticksOf(instrument, wanted);
    if (priceTicks === null) throw new ControlError(`${wanted} is not a price of ${instrument.symbol}`);
    const atSec = Math.floor(world.nowMs / 1000) + 1;
    // Both at the same second, because another intervention may follow there; the volatility first, so that the price
    // holds from then on.
    if (side === 'at') world.intervene(instrument.index, { kind: 'volatility', atSec, multiple: AT_REST });
    world.intervene(instrument.index, { kind: 'setPrice', atSec, priceTicks });
    return { price: wanted.toFixed(instrument.priceDecimals), maturesMs: row.maturesMs };
  }),
};
