import type { CallInput, CallRefusal } from '@/contract/calls';
import { Decimal, type Money, ZERO } from '@/domain/money/money';
import { type SpotOrderFacts, spotOrderViolations } from '@/domain/spot/order';
import { BUY, SELL, type Side } from '@/domain/spot/spot';
import { type Outcome, ok, type Refused, refusalOf, refuse } from '../../handler';
import type { Instrument } from '../../market/instruments';
import type { World } from '../../world';
import type { UserRow } from '../accounts/tables';
import { isListed } from '../quotes/listed';
import { accountOf, isBookable, paidAsset, reasonsOf, settle } from './settle';
import { CANCELLED, type CoinOrderRow, DONE, OPEN } from './tables';
import { feeShareFor, termsOf } from './terms';
import { triggerIdOf } from './trigger-id';
import { amountOf, lotsOf, offersAt, ticksOf, valueAt, type Walked, walkBook } from './walk';
import { announce } from './wire';

/** Designed: more than a customer needs, and a bound on memory. */
export const MAX_OPEN_ORDERS = 200;

type Refusal = Refused<CallRefusal<'POST /coin/trade'>>;

/** An order in ticks and lots of its market. */
interface Ticket {
  readonly instrument: Instrument;
  readonly side: Side;
  readonly kind: 'limit' | 'market';
  readonly priceTicks: number;
  readonly price: Money;
  readonly lots: number;
  readonly amount: Money;
}

/**
 * Places a spot order. A limit order takes what the book offers at its price or better, and its rest waits until the
 * market touches the price. A market order takes what the book offers and cancels the rest.
 */
export function placeOrder(
  world: World,
  user: UserRow,
  input: CallInput<'POST /coin/trade'>,
): Outcome<CoinOrderRow, CallRefusal<'POST /coin/trade'>> {
  const read = readTicket(world, input);
  if (!read.ok) return read;
  const ticket = read.payload;
  const walked = walk(world, ticket);
  const refused = fundsRefusal(world, user.id, ticket, walked);
  if (refused) return refused;
  return ok(book(world, user, ticket, walked));
}

function readTicket(world: World, input: CallInput<'POST /coin/trade'>): Outcome<Ticket, Refusal['code']> {
  const { target_price: asked, type: side, order_type: kind = 'limit' } = input;
  const instrument = world.instruments.find(({ currencyId }) => currencyId === input.currency_id);
  if (!instrument || instrument.legalId !== input.legal_id || !isListed(world, instrument))
    return refuse('pair_not_open');
  if (!world.market.isOpen(instrument.index, world.nowMs)) return refuse('market_closed');
  if (world.market.isHalted(instrument.index, world.nowMs)) return refuse('market_halted');
  // Clients of the family know neither `order_type` nor the market's grid: they send up to eight decimals everywhere.
  const isRounded = input.order_type === undefined;
  const amount = isRounded ? input.amount.toDecimalPlaces(instrument.lotDecimals, Decimal.ROUND_DOWN) : input.amount;
  if (amount.isZero()) {
    return refuse('amount_too_small', { min: termsOf(instrument).minAmount.toFixed(), asset: instrument.base });
  }
  // The price of a market order is only the last one the client saw, so it need not be on the price grid.
  const price = kind === 'market' || isRounded ? onGrid(instrument, asked, isRounded && side === SELL) : asked;
  const refused = refusalOf(spotOrderViolations({ side, price, amount }, factsOf(instrument)));
  if (refused) return refused;
  const priceTicks = ticksOf(instrument, price) as number;
  const lots = lotsOf(instrument, amount) as number;
  return ok({ instrument, side, kind, priceTicks, price, lots, amount });
}

/** A limit is never rounded to the customer's disadvantage: that of a sale goes up. */
function onGrid({ priceDecimals }: Instrument, price: Money, goesUp = false): Money {
  const cut = price.toDecimalPlaces(priceDecimals, goesUp ? Decimal.ROUND_UP : Decimal.ROUND_DOWN);
  return cut.isZero() ? new Decimal(`1e-${priceDecimals}`) : cut;
}

/** What the rules depend on before the book was looked at. */
const factsOf = (instrument: Instrument): SpotOrderFacts => ({
  terms: termsOf(instrument),
  asset: instrument.base,
  hasLiquidity: null,
  hasRoom: null,
  marketCost: null,
  available: null,
});

function walk(world: World, { instrument, side, kind, lots, priceTicks }: Ticket): Walked {
  const offers = offersAt(world, instrument, side, world.nowMs);
  return walkBook(instrument, side, offers, lots, kind === 'market' ? null : priceTicks);
}

function fundsRefusal(world: World, userId: number, ticket: Ticket, walked: Walked): Refusal | null {
  const { instrument, side, kind, lots } = ticket;
  const fill = { userId, side, amount: amountOf(instrument, walked.lots), value: walked.value };
  const isWaiting = kind === 'limit' && walked.lots < lots;
  const violations = spotOrderViolations(ticket, {
    ...factsOf(instrument),
    hasLiquidity: (kind === 'limit' || walked.lots > 0) && isBookable(world, instrument, fill),
    hasRoom: !isWaiting || world.tables.coinOrders.count('userStatus', `${userId}|${OPEN}`) < MAX_OPEN_ORDERS,
    marketCost: kind === 'market' && side === BUY ? walked.value : null,
    available: world.ledger.available(userId, accountOf(instrument), paidAsset(instrument, side)),
  });
  return refusalOf(violations);
}

/** Books a checked order: settles what the walk got, freezes the money of the resting part, and stores the order. */
function book(world: World, user: UserRow, ticket: Ticket, walked: Walked): CoinOrderRow {
  const { instrument, side, kind, priceTicks, amount, lots } = ticket;
  const { coinOrders } = world.tables;
  const id = coinOrders.nextId();
  const feeRate = feeShareFor(user.level).toString();
  const filled = amountOf(instrument, walked.lots);
  let fee = ZERO;
  if (walked.lots > 0) {
    const fill = { orderId: id, userId: user.id, side, amount: filled, value: walked.value, feeRate } as const;
    fee = settle(world, instrument, { ...fill, from: 'available' });
  }
  const waitingLots = kind === 'limit' ? lots - walked.lots : 0;
  const row = coinOrders.insert({
    id,
    userId: user.id,
    symbolIndex: instrument.index,
    side,
    kind,
    status: walked.lots === lots ? DONE : kind === 'limit' ? OPEN : CANCELLED,
    priceTicks,
    amount: amount.toString(),
    dealAmount: filled.toString(),
    dealValue: walked.value.toString(),
    feeRate,
    feeAmount: fee.toString(),
    frozen: freezeRest(world, user.id, id, ticket, waitingLots).toString(),
    createdMs: world.nowMs,
    updatedMs: world.nowMs,
  });
  announce(world, row);
  return row;
}

/** Freezes what the resting part needs and adds its trigger. Returns the frozen amount. */
function freezeRest(world: World, userId: number, id: number, ticket: Ticket, waitingLots: number): Money {
  if (waitingLots === 0) return ZERO;
  const { instrument, side, priceTicks } = ticket;
  const lock = side === BUY ? valueAt(instrument, priceTicks, waitingLots) : amountOf(instrument, waitingLots);
  const note = { atMs: world.nowMs, reason: reasonsOf(instrument).freeze, ref: String(id) };
  world.ledger.freeze(userId, accountOf(instrument), paidAsset(instrument, side), lock, note);
  world.triggers.add({
    id: triggerIdOf(id),
    symbolIndex: instrument.index,
    direction: side === BUY ? -1 : 1,
    priceTicks,
    // A trigger is active from the second after `sinceSec`. One second less lets the remaining ticks of this second
    // count.
    sinceSec: Math.floor(world.nowMs / 1000) - 1,
  });
  return lock;
}
