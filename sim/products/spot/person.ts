import { Decimal } from '@/domain/money/money';
import { isAtMarket, isTriggered, type OrderType } from '@/domain/spot/order-kinds';
import { BUY, SELL, type Side } from '@/domain/spot/spot';
import { type Instrument, instrumentBySymbol, ticksToDecimalString } from '../../market/instruments';
import { agoMs, agoText } from '../../people/ago';
import type { Notes, Owned, PersonPart } from '../../people/part';
import type { Person } from '../../people/person';
import type { World } from '../../world';
import type { UserRow } from '../accounts/tables';
import { priceIn } from '../quotes/relative-price';
import { placePair } from './oco';
import { placeOrder } from './place';
import { CANCELLED, type CoinOrderRow, DONE, OPEN } from './tables';
import { feeShareFor } from './terms';
import { lotsOf, ticksOf } from './walk';

type WaitingOrder = Person['orders'][number];
type PastOrder = Person['pastOrders'][number];

const marketOf = (symbol: string) => instrumentBySymbol(symbol) as Instrument;
const sideOf = (side: 'buy' | 'sell'): Side => (side === 'buy' ? BUY : SELL);
const sideName = (side: Side) => (side === BUY ? 'buy' : 'sell');

/** Ended orders that a person's data contains at most. */
const MOST_PAST = 50;

/** Spot orders in a person's data (sim/people/person.ts). */
export const spotPerson: PersonPart = {
  add(world, user, { orders, pastOrders }, notes) {
    for (const [at, past] of pastOrders.entries()) addPast(world, user, past, `pastOrders.${at}`, notes);
    for (const [at, order] of orders.entries()) {
      if (order.stopLimit !== undefined && order.type !== 'oco') notes.fault(`orders.${at}.stopLimit`, 'unknown');
      if (order.postOnly && order.type !== 'limit') notes.fault(`orders.${at}.postOnly`, 'unknown');
      const placed = order.type === 'oco' ? addPair(world, user, order) : addOrder(world, user, order, order.type);
      if (!placed.ok) notes.refuse(`orders.${at}`, placed);
    }
  },
  read: (world, { id }) => ({ owned: [...openOf(world, id), ...pastOf(world, id)] }),
};

function addOrder(world: World, user: UserRow, order: WaitingOrder, type: OrderType) {
  const instrument = marketOf(order.market);
  const stop = isTriggered(type) ? priceIn(world, instrument, order.stop) : undefined;
  return placeOrder(world, user, {
    currency_id: instrument.currencyId,
    legal_id: instrument.legalId,
    type: sideOf(order.side),
    order_type: type,
    time_in_force: order.postOnly && type === 'limit' ? 'post_only' : undefined,
    amount_unit: undefined,
    amount: new Decimal(order.amount),
    // An order that takes any price after its trigger has no other price.
    target_price: stop && isAtMarket(type) ? stop : priceIn(world, instrument, order.price),
    stop_price: stop,
  });
}

/** The price of an `oco` is that of its limit order. */
function addPair(world: World, user: UserRow, order: WaitingOrder) {
  const instrument = marketOf(order.market);
  return placePair(world, user, {
    currency_id: instrument.currencyId,
    legal_id: instrument.legalId,
    type: sideOf(order.side),
    amount: new Decimal(order.amount),
    target_price: priceIn(world, instrument, order.price),
    stop_price: priceIn(world, instrument, order.stop),
    stop_limit_price: order.stopLimit === undefined ? undefined : priceIn(world, instrument, order.stopLimit),
  });
}

function addPast(world: World, user: UserRow, past: PastOrder, path: string, { refuse }: Notes): void {
  const instrument = marketOf(past.market);
  const [amount, price] = [new Decimal(past.amount), new Decimal(past.price)];
  const filled = new Decimal(past.filled ?? past.amount);
  const priceTicks = ticksOf(instrument, price);
  if (!priceTicks) {
    refuse(`${path}.price`, priceStep(instrument));
    return;
  }
  if (!lotsOf(instrument, amount)) {
    refuse(`${path}.amount`, amountStep(instrument));
    return;
  }
  if (filled.gt(amount) || lotsOf(instrument, filled) === null) {
    refuse(`${path}.filled`, amountStep(instrument));
    return;
  }
  const atMs = world.nowMs - agoMs(past.ago);
  const { coinOrders } = world.tables;
  coinOrders.insert({
    id: coinOrders.nextId(),
    userId: user.id,
    symbolIndex: instrument.index,
    side: sideOf(past.side),
    kind: 'limit',
    timeInForce: 'gtc',
    status: filled.eq(amount) ? DONE : CANCELLED,
    endReason: filled.eq(amount) ? '' : 'user',
    priceTicks,
    stopTicks: 0,
    triggeredMs: 0,
    partnerId: 0,
    amount: amount.toFixed(),
    dealAmount: filled.toFixed(),
    dealValue: filled.times(price).toDecimalPlaces(8).toFixed(),
    feeRate: feeShareFor(user.level).toString(),
    feeAmount: '0',
    frozen: '0',
    createdMs: atMs,
    updatedMs: atMs,
  });
}

const priceStep = ({ priceDecimals }: Instrument) =>
  ({ code: 'price_step', params: { decimals: priceDecimals } }) as const;
const amountStep = ({ lotDecimals }: Instrument) =>
  ({ code: 'amount_step', params: { decimals: lotDecimals } }) as const;

/** Open orders with the amounts that are left. A pair is one entry, made from its limit order. */
function openOf(world: World, userId: number): readonly Owned[] {
  const rows = world.tables.coinOrders.list('userStatus', `${userId}|${OPEN}`);
  const isOpen = new Set(rows.map(({ id }) => id));
  return rows.flatMap((row) => {
    const partner = isOpen.has(row.partnerId) ? world.tables.coinOrders.need(row.partnerId) : null;
    if (partner && row.kind !== 'limit') return [];
    return [{ field: 'orders' as const, value: partner ? pairOf(world, row, partner) : orderOf(world, row) }];
  });
}

function factsOf(world: World, { symbolIndex, side }: CoinOrderRow) {
  const instrument = world.instruments[symbolIndex] as Instrument;
  const price = (ticks: number) => new Decimal(ticksToDecimalString(instrument, ticks)).toFixed();
  return { facts: { market: instrument.symbol, side: sideName(side) } as const, price };
}

function orderOf(world: World, row: CoinOrderRow): WaitingOrder {
  const { facts, price } = factsOf(world, row);
  const amount = new Decimal(row.amount).minus(row.dealAmount).toFixed();
  // One whose trigger price was met waits in the book like any other.
  const type = row.triggeredMs > 0 || row.kind === 'market' ? 'limit' : row.kind;
  return {
    ...facts,
    type,
    amount,
    ...(!isAtMarket(type) && { price: price(row.priceTicks) }),
    ...(isTriggered(type) && { stop: price(row.stopTicks) }),
    ...(row.timeInForce === 'post_only' && { postOnly: true }),
  };
}

function pairOf(world: World, row: CoinOrderRow, stop: CoinOrderRow): WaitingOrder {
  const { facts, price } = factsOf(world, row);
  return {
    ...facts,
    type: 'oco',
    amount: row.amount,
    price: price(row.priceTicks),
    stop: price(stop.stopTicks),
    ...(!isAtMarket(stop.kind) && { stopLimit: price(stop.priceTicks) }),
  };
}

function pastOf(world: World, userId: number): readonly Owned[] {
  const { coinOrders } = world.tables;
  return coinOrders
    .list('user', userId, { newestFirst: true })
    .filter(({ status }) => status !== OPEN)
    .slice(0, MOST_PAST)
    .reverse()
    .map((row) => {
      const { facts, price } = factsOf(world, row);
      const value: PastOrder = {
        ...facts,
        amount: row.amount,
        price: price(row.priceTicks),
        ...(row.dealAmount !== row.amount && { filled: row.dealAmount }),
        ago: agoText(row.createdMs, world.nowMs),
      };
      return { field: 'pastOrders' as const, value };
    });
}
