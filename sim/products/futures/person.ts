import { LONG, leverFee, marginOf, numberOf, SHORT } from '@/domain/futures/futures';
import { Decimal, type Money } from '@/domain/money/money';
import { refuse as refusal } from '../../handler';
import { type Instrument, instrumentBySymbol, ticksToDecimalString } from '../../market/instruments';
import type { Notes, Owned, PersonPart } from '../../people/part';
import type { Person, PersonSource } from '../../people/person';
import type { World } from '../../world';
import type { UserRow } from '../accounts/tables';
import { priceIn } from '../quotes/relative-price';
import { ticksOf, ticksToMoney } from '../spot/walk';
import { FUTURES_ACCOUNT, FUTURES_ASSET, instrumentOf } from './account';
import { setStops } from './change';
import { placeCloseOrder } from './close-orders';
import { hasRoomFor, placeTicket, readTicket } from './place';
import { CLOSED, type FuturesOrderRow, OPEN, WAITING } from './tables';
import { futuresTermsOf } from './terms';

type Position = Person['positions'][number];
type PositionSource = NonNullable<PersonSource['positions']>[number];

/** Futures positions and pending orders in a person's data (sim/people/person.ts). */
export const futuresPerson: PersonPart = {
  add(world, user, { positions }, notes) {
    for (const [at, position] of positions.entries()) add(world, user, position, `positions.${at}`, notes);
  },
  read: (world, user) => ({
    owned: [OPEN, WAITING].flatMap((status) =>
      world.tables.leverOrders.list('userStatus', `${user.id}|${status}`).map((row) => owned(world, user, row)),
    ),
  }),
};

/** Margin and fee of a position at a price. */
function costAt(instrument: Instrument, { level }: UserRow, price: Money, share: number, multiple: number) {
  const { shareNum, feePercent } = futuresTermsOf(instrument);
  const number = numberOf(share, shareNum);
  return { margin: marginOf(price, number, multiple), fee: leverFee(price, number, feePercent, level) };
}

function add(world: World, user: UserRow, position: Position, path: string, { fault, refuse }: Notes): void {
  const instrument = instrumentBySymbol(position.market) as Instrument;
  const price = (text: string | undefined) => (text === undefined ? undefined : priceIn(world, instrument, text));
  const [limit, trigger, opened] = [position.limit, position.trigger, position.openPrice].map(price);
  const [profit, loss] = [position.takeProfit, position.stopLoss].map(price);
  const waits = limit !== undefined || trigger !== undefined;
  const read = readTicket(
    world,
    user,
    {
      currency_id: instrument.currencyId,
      legal_id: instrument.legalId,
      share: position.lots,
      multiple: position.multiple,
      type: position.side === 'long' ? LONG : SHORT,
      status: limit ? 0 : 1,
      target_price: limit,
      trigger_price: trigger,
      target_profit_price: (waits && profit) || null,
      stop_loss_price: (waits && loss) || null,
    },
    hasRoomFor(world, user.id),
  );
  if (!read.ok) {
    refuse(path, read);
    return;
  }
  let ticket = read.payload;
  if (opened && !waits) {
    const ticks = ticksOf(instrument, opened);
    if (!ticks) {
      refuse(`${path}.openPrice`, refusal('price_step', { decimals: instrument.priceDecimals }));
      return;
    }
    const cost = costAt(instrument, user, opened, position.lots, position.multiple);
    const required = cost.margin.plus(cost.fee);
    if (required.gt(world.ledger.available(user.id, FUTURES_ACCOUNT, FUTURES_ASSET))) {
      refuse(path, refusal('margin_insufficient', { required: required.toFixed(2, Decimal.ROUND_UP) }));
      return;
    }
    ticket = { ...ticket, ...cost, originTicks: ticks, priceTicks: ticks };
  }
  const row = placeTicket(world, user.id, ticket);
  if (waits) {
    // Only an open position can have close orders.
    if (position.closes.length > 0) fault(`${path}.closes`, 'unknown');
    return;
  }
  if (world.tables.leverOrders.need(row.id).status === CLOSED) {
    fault(path, 'liquidated');
    return;
  }
  if (profit || loss) {
    const set = setStops(world, user.id, {
      id: row.id,
      target_profit_price: profit ?? null,
      stop_loss_price: loss ?? null,
    });
    if (!set.ok) refuse(path, set);
  }
  for (const [at, close] of position.closes.entries()) {
    const open = world.tables.leverOrders.need(row.id);
    const placed = placeCloseOrder(world, open, close.lots, priceIn(world, instrument, close.price));
    if (!placed.ok) refuse(`${path}.closes.${at}`, placed);
  }
}

/** A copied position becomes the customer's own. */
function owned(world: World, user: UserRow, row: FuturesOrderRow): Owned {
  const instrument = instrumentOf(world, row);
  const price = (ticks: number) => new Decimal(ticksToDecimalString(instrument, ticks)).toFixed();
  const at =
    row.status === OPEN
      ? { openPrice: price(row.priceTicks) }
      : row.kind === 'trigger'
        ? { trigger: price(row.priceTicks) }
        : { limit: price(row.priceTicks) };
  const closes = world.tables.leverCloses
    .list('position', row.id)
    .map(({ share, priceTicks }) => ({ lots: Math.min(share, row.share), price: price(priceTicks) }));
  const value: PositionSource = {
    market: instrument.symbol,
    side: row.direction === LONG ? 'long' : 'short',
    lots: row.share,
    multiple: row.multiple,
    ...at,
    ...(row.profitTicks > 0 && { takeProfit: price(row.profitTicks) }),
    ...(row.lossTicks > 0 && { stopLoss: price(row.lossTicks) }),
    ...(closes.length > 0 && { closes }),
  };
  // A pending order has frozen its fee together with its margin; an open position has paid it.
  if (row.status !== OPEN) return { field: 'positions', value };
  const { margin, fee } = costAt(instrument, user, ticksToMoney(instrument, row.priceTicks), row.share, row.multiple);
  const amount = margin.plus(fee).minus(row.margin);
  return { field: 'positions', value, takes: [{ kind: FUTURES_ACCOUNT, asset: FUTURES_ASSET, amount }] };
}
