import type { CallInput, CallRefusal } from '@/contract/calls';
import { Decimal, ZERO } from '@/domain/money/money';
import { type SpotOrderTerms, spotOrderViolations } from '@/domain/spot/order';
import { isAtMarket, isTriggered } from '@/domain/spot/order-kinds';
import { smallestViolations } from '@/domain/spot/order-limits';
import { BUY, SELL } from '@/domain/spot/spot';
import { type Outcome, ok, type Refused, refusalOf, refuse } from '../../handler';
import type { Instrument } from '../../market/instruments';
import type { World } from '../../world';
import type { UserRow } from '../accounts/tables';
import { bestOfferFor, factsOf, onGrid, tradedMarket } from './order-facts';
import { buyForAmount } from './quote-buy';
import { accountOf, isBookable, paidAsset } from './settle';
import { CANCELLED, type CoinOrderRow, DONE, type EndReason, OPEN } from './tables';
import { takeFromBook } from './take';
import { feeShareFor, termsOf } from './terms';
import { addTrigger, hasRoomFor, lockOf, relock } from './waiting';
import { amountOf, lotsOf, offersAt, ticksOf, type Walked, walkBook } from './walk';
import { announce } from './wire';

type Input = CallInput<'POST /coin/trade'>;
type Refusal = CallRefusal<'POST /coin/trade'> | 'parameter_error';

/** An order in ticks and lots of its market. */
interface Ticket extends SpotOrderTerms {
  readonly instrument: Instrument;
  readonly priceTicks: number;
  readonly stopTicks: number;
  readonly lots: number;
  readonly hasLimits: boolean;
}

const NOTHING: Walked = { levels: [], lots: 0, value: ZERO };

/**
 * Places a spot order. A limit order takes what the book offers at its price or better, and its rest waits until the
 * market touches the price. A market order takes what the book offers and cancels the rest. An order with a trigger
 * price waits for it before it goes to the book.
 */
export function placeOrder(world: World, user: UserRow, input: Input): Outcome<CoinOrderRow, Refusal> {
  if (!isConsistent(input)) return refuse('parameter_error');
  if (input.amount_unit === 'quote') return buyForAmount(world, user, input);
  const read = readTicket(world, input);
  if (!read.ok) return read;
  const ticket = read.payload;
  const walked = isTriggered(ticket.type) ? NOTHING : walk(world, ticket);
  const refused = refusal(world, user.id, ticket, walked);
  return refused ?? ok(book(world, user, ticket, walked));
}

/** Whether the kind, time in force and unit fit together. No form offers other combinations. */
function isConsistent({ order_type: type, time_in_force: time, amount_unit: unit, type: side }: Input): boolean {
  if (time !== undefined && time !== 'gtc' && type !== 'limit') return false;
  return unit !== 'quote' || (type === 'market' && side === BUY);
}

function readTicket(world: World, input: Input): Outcome<Ticket, Refusal> {
  const {
    target_price: requestedPrice,
    type: side,
    order_type: type = 'limit',
    time_in_force: timeInForce = 'gtc',
  } = input;
  const found = tradedMarket(world, input);
  if (!found.ok) return found;
  const instrument = found.payload;
  // Clients of the family know neither `order_type` nor the market's grid: they send up to eight decimals everywhere.
  const isRounded = input.order_type === undefined;
  const amount = isRounded ? input.amount.toDecimalPlaces(instrument.lotDecimals, Decimal.ROUND_DOWN) : input.amount;
  // Rounding to the grid may leave nothing of the amount.
  const { minAmount } = termsOf(instrument);
  const tooSmall = amount.isZero() && refusalOf(smallestViolations(amount, { minAmount, asset: instrument.base }));
  if (tooSmall) return tooSmall;
  const stop = input.stop_price ?? new Decimal(Number.NaN);
  // The price of a market order is only the last one the client saw, so it need not be on the price grid.
  const isLoose = isAtMarket(type) || isRounded;
  const price = isLoose ? onGrid(instrument, requestedPrice, isRounded && side === SELL) : requestedPrice;
  const terms: SpotOrderTerms = { side, type, timeInForce, price, stop, amount };
  const stopTicks = isTriggered(type) ? ticksOf(instrument, stop) : 0;
  // A market order with a trigger has no price of its own, so the list shows its trigger price.
  const priceTicks = isTriggered(type) && isAtMarket(type) ? stopTicks : ticksOf(instrument, price);
  const lots = lotsOf(instrument, amount);
  if (stopTicks === null || priceTicks === null || lots === null) {
    const refused = refusalOf(spotOrderViolations(terms, factsOf(world, instrument, !isRounded)));
    if (!refused) throw new Error(`no rule refuses an order of ${instrument.symbol} that cannot be counted exactly`);
    return refused;
  }
  return ok({ instrument, priceTicks, stopTicks, lots, hasLimits: !isRounded, ...terms });
}

function walk(world: World, { instrument, side, type, timeInForce, lots, priceTicks }: Ticket): Walked {
  const offers = offersAt(world, instrument, side, world.nowMs);
  const walked = walkBook(instrument, side, offers, lots, type === 'market' ? null : priceTicks);
  return timeInForce === 'fok' && walked.lots < lots ? NOTHING : walked;
}

/** Whether the part that was not filled waits, for the trigger price or in the book. */
const waits = ({ type, timeInForce, lots }: Ticket, walked: Walked): boolean =>
  walked.lots < lots && type !== 'market' && timeInForce !== 'ioc' && timeInForce !== 'fok';

function refusal(world: World, userId: number, ticket: Ticket, walked: Walked): Refused<Refusal> | null {
  const { instrument, side, type, timeInForce, hasLimits } = ticket;
  const fill = { userId, side, amount: amountOf(instrument, walked.lots), value: walked.value };
  const violations = spotOrderViolations(ticket, {
    ...factsOf(world, instrument, hasLimits),
    bestOffer: timeInForce === 'post_only' ? bestOfferFor(world, instrument, side) : null,
    hasLiquidity: (type !== 'market' || walked.lots > 0) && isBookable(world, instrument, fill),
    hasRoom: !waits(ticket, walked) || hasRoomFor(world, userId, 1),
    cost: type === 'market' && side === BUY ? walked.value : null,
    available: world.ledger.available(userId, accountOf(instrument), paidAsset(instrument, side)),
  });
  return refusalOf(violations);
}

/** Books a checked order: settles what the walk got, freezes the money of the waiting part, and stores the order. */
function book(world: World, user: UserRow, ticket: Ticket, walked: Walked): CoinOrderRow {
  const { instrument, side, type, timeInForce, priceTicks, stopTicks, amount, lots } = ticket;
  const { coinOrders } = world.tables;
  const id = coinOrders.nextId();
  const feeRate = feeShareFor(user.level).toString();
  const fee = takeFromBook(world, instrument, { id, userId: user.id, side, feeRate }, walked, 'available');
  const isWaiting = waits(ticket, walked);
  const isDone = walked.lots === lots;
  const terms = { side, kind: type, priceTicks, stopTicks, amount, dealAmount: amountOf(instrument, walked.lots) };
  const lock = isWaiting ? lockOf(instrument, terms) : ZERO;
  relock(world, instrument, { id, userId: user.id, side }, ZERO, lock);
  const stored = coinOrders.insert({
    id,
    userId: user.id,
    symbolIndex: instrument.index,
    side,
    kind: type,
    timeInForce,
    status: isDone ? DONE : isWaiting ? OPEN : CANCELLED,
    priceTicks,
    stopTicks,
    triggeredMs: 0,
    partnerId: 0,
    endReason: isDone || isWaiting ? '' : cutBy(ticket),
    amount: amount.toString(),
    dealAmount: terms.dealAmount.toString(),
    dealValue: walked.value.toString(),
    feeRate,
    feeAmount: fee.toString(),
    frozen: lock.toString(),
    createdMs: world.nowMs,
    updatedMs: world.nowMs,
  });
  if (isWaiting) addTrigger(world, stored);
  announce(world, stored);
  return stored;
}

const cutBy = ({ timeInForce }: Ticket): EndReason =>
  timeInForce === 'ioc' || timeInForce === 'fok' ? timeInForce : 'book';
