import type { CallInput } from '@/contract/calls';
import { Decimal, type Money } from '@/domain/money/money';
import type { SpotOrderFacts } from '@/domain/spot/order';
import { NO_LIMITS } from '@/domain/spot/order-limits';
import type { Side } from '@/domain/spot/spot';
import { type Outcome, ok, refuse } from '../../handler';
import type { Instrument } from '../../market/instruments';
import type { World } from '../../world';
import { isListed } from '../quotes/listed';
import { limitsOf, termsOf } from './terms';
import { offersAt, ticksToMoney } from './walk';

/** The market of an order, or the refusal when it takes no orders now. */
export function tradedMarket(
  world: World,
  { currency_id, legal_id }: Pick<CallInput<'POST /coin/trade'>, 'currency_id' | 'legal_id'>,
): Outcome<Instrument, 'pair_not_open' | 'market_closed' | 'market_halted'> {
  const instrument = world.instruments.find(({ currencyId }) => currencyId === currency_id);
  if (!instrument || instrument.legalId !== legal_id || !isListed(world, instrument)) return refuse('pair_not_open');
  return runningMarket(world, instrument);
}

/** The market, or the refusal when orders cannot be placed or changed there now. */
export function runningMarket(
  { market, nowMs }: World,
  instrument: Instrument,
): Outcome<Instrument, 'market_closed' | 'market_halted'> {
  if (!market.isOpen(instrument.index, nowMs)) return refuse('market_closed');
  if (market.isHalted(instrument.index, nowMs)) return refuse('market_halted');
  return ok(instrument);
}

/**
 * The facts for the rules of orders (src/domain/spot/order.ts) that do not need the book. Orders without `order_type`
 * have no limits.
 */
export const factsOf = ({ market, nowMs }: World, instrument: Instrument, hasLimits: boolean): SpotOrderFacts => ({
  terms: termsOf(instrument),
  limits: hasLimits ? limitsOf(instrument) : NO_LIMITS,
  asset: instrument.base,
  last: ticksToMoney(instrument, market.lastTicks(instrument.index, nowMs)),
  bestOffer: null,
  hasLiquidity: null,
  hasRoom: null,
  cost: null,
  available: null,
});

/** The best price that an order of this side could take now; null with an empty book. */
export function bestOfferFor(world: World, instrument: Instrument, side: Side): Money | null {
  const [best] = offersAt(world, instrument, side, world.nowMs);
  return best ? ticksToMoney(instrument, best[0]) : null;
}

/** Rounds a limit price to the market's grid, never to the customer's disadvantage: a sell price goes up. */
export function onGrid({ priceDecimals }: Instrument, price: Money, goesUp = false): Money {
  const cut = price.toDecimalPlaces(priceDecimals, goesUp ? Decimal.ROUND_UP : Decimal.ROUND_DOWN);
  return cut.isZero() ? new Decimal(`1e-${priceDecimals}`) : cut;
}
