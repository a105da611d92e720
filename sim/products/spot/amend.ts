import type { CallInput, CallRefusal } from '@/contract/calls';
import { Decimal, type Money, max } from '@/domain/money/money';
import { amendViolations } from '@/domain/spot/amend';
import type { SpotOrderTerms } from '@/domain/spot/order';
import { isAtMarket, lockedBy } from '@/domain/spot/order-kinds';
import { type Outcome, ok, refusalOf, refuse } from '../../handler';
import type { Instrument } from '../../market/instruments';
import type { World } from '../../world';
import { execute } from './execute';
import { bestOfferFor, factsOf, runningMarket } from './order-facts';
import { openPartner } from './pair';
import { accountOf, isBookable, paidAsset } from './settle';
import { type CoinOrderRow, OPEN } from './tables';
import { waitingTriggerId, waitsForTrigger } from './trigger-id';
import { addTrigger, relock } from './waiting';
import { amountOf, lotsOf, offersAt, ticksOf, ticksToMoney, walkBook } from './walk';
import { announce } from './wire';

type Input = CallInput<'POST /coin/amend'>;
type Refusal = CallRefusal<'POST /coin/amend'> | 'parameter_error';

/**
 * Changes price, trigger price or amount of an open order in place. A limit price that the book offers trades at once.
 */
export function amendOrder(world: World, userId: number, input: Input): Outcome<CoinOrderRow, Refusal> {
  const row = world.tables.coinOrders.get(input.id);
  if (!row || row.userId !== userId) return refuse('order_unknown');
  if (row.status !== OPEN) return refuse('order_not_open');
  if (!isConsistent(row, input)) return refuse('parameter_error');
  const instrument = world.instruments[row.symbolIndex] as Instrument;
  const running = runningMarket(world, instrument);
  if (!running.ok) return running;
  const terms = termsAfter(instrument, row, input);
  const partner = openPartner(world, row);
  const lock = lockAfter(instrument, row, partner, terms);
  const amendment: Amendment = { instrument, row, partner, terms, lock };
  return ruleRefusal(world, amendment) ?? ok(apply(world, amendment));
}

interface Amendment {
  readonly instrument: Instrument;
  readonly row: CoinOrderRow;
  /** The other order, where the order is one of a pair. */
  readonly partner: CoinOrderRow | null;
  /** The order's terms after the amendment. */
  readonly terms: SpotOrderTerms;
  /** The amount that the order locks by these terms; for a pair, the amount that both orders lock together. */
  readonly lock: Money;
}

/** Whether the request changes something, and only terms that the order has. */
function isConsistent(row: CoinOrderRow, { amount, target_price: price, stop_price: stop }: Input): boolean {
  if (price && isAtMarket(row.kind)) return false;
  if (stop && !waitsForTrigger(row)) return false;
  return Boolean(amount ?? price ?? stop);
}

const termsBefore = (instrument: Instrument, row: CoinOrderRow): SpotOrderTerms => ({
  side: row.side,
  // Once its trigger price was reached, an order counts as a limit order.
  type: waitsForTrigger(row) ? row.kind : 'limit',
  timeInForce: row.timeInForce,
  price: ticksToMoney(instrument, row.priceTicks),
  stop: ticksToMoney(instrument, row.stopTicks),
  amount: new Decimal(row.amount),
});

function termsAfter(instrument: Instrument, row: CoinOrderRow, input: Input): SpotOrderTerms {
  const before = termsBefore(instrument, row);
  const stop = input.stop_price ?? before.stop;
  const price = isAtMarket(before.type) ? stop : (input.target_price ?? before.price);
  return { ...before, price, stop, amount: input.amount ?? before.amount };
}

function lockAfter(
  instrument: Instrument,
  row: CoinOrderRow,
  partner: CoinOrderRow | null,
  terms: SpotOrderTerms,
): Money {
  const own = lockedBy({ ...terms, amount: terms.amount.minus(row.dealAmount) });
  return partner ? max(own, lockedBy({ ...termsBefore(instrument, partner), amount: terms.amount })) : own;
}

const frozenBy = (row: CoinOrderRow, partner: CoinOrderRow | null): Money =>
  new Decimal(row.frozen).plus(partner?.frozen ?? 0);

function ruleRefusal(world: World, { instrument, row, partner, terms, lock }: Amendment) {
  const { userId, side } = row;
  const available = world.ledger.available(userId, accountOf(instrument), paidAsset(instrument, side));
  const violations = amendViolations(terms, {
    ...factsOf(world, instrument, true),
    before: termsBefore(instrument, row),
    bestOffer: terms.timeInForce === 'post_only' ? bestOfferFor(world, instrument, side) : null,
    cost: lock,
    available: available.plus(frozenBy(row, partner)),
    filled: new Decimal(row.dealAmount),
    partner: partner && termsBefore(instrument, partner),
  });
  const refused = refusalOf(violations);
  if (refused || waitsForTrigger(row)) return refused;
  const offers = offersAt(world, instrument, side, world.nowMs);
  const lots = lotsOf(instrument, terms.amount.minus(row.dealAmount)) as number;
  const walked = walkBook(instrument, side, offers, lots, ticksOf(instrument, terms.price));
  const fill = { userId, side, amount: amountOf(instrument, walked.lots), value: walked.value };
  return isBookable(world, instrument, fill) ? null : refuse('no_liquidity');
}

function apply(world: World, { instrument, row, partner, terms, lock }: Amendment): CoinOrderRow {
  const { coinOrders } = world.tables;
  const [amount, updatedMs] = [terms.amount.toString(), world.nowMs];
  const priceTicks = ticksOf(instrument, terms.price) as number;
  const stopTicks = row.stopTicks === 0 ? 0 : (ticksOf(instrument, terms.stop) as number);
  relock(world, instrument, row, frozenBy(row, partner), lock);
  // The limit order of a pair holds what the pair has frozen.
  const isHolder = !partner || row.stopTicks === 0;
  if (partner) {
    const held = isHolder ? '0' : lock.toString();
    announce(world, coinOrders.update(partner.id, { amount, frozen: held, updatedMs }));
  }
  const frozen = isHolder ? lock.toString() : '0';
  const isSmallerOnly =
    priceTicks === row.priceTicks && stopTicks === row.stopTicks && terms.amount.lte(new Decimal(row.amount));
  const amended = coinOrders.update(row.id, { priceTicks, stopTicks, amount, frozen, updatedMs });
  if (isSmallerOnly) {
    announce(world, amended);
    return amended;
  }
  world.triggers.remove(waitingTriggerId(row));
  if (!waitsForTrigger(amended)) return execute(world, amended);
  addTrigger(world, amended);
  announce(world, amended);
  return amended;
}
