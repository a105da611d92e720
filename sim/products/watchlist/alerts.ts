import type { CallInput, CallPayload, CallRefusal } from '@/contract/calls';
import { alertPriceViolations, alertViolations } from '@/domain/alerts/alerts';
import { type Outcome, ok, refusalOf, refuse } from '../../handler';
import { type Instrument, ticksToDecimalString } from '../../market/instruments';
import type { World } from '../../world';
import { sendMessage } from '../messages/send';
import { listedMarkets } from '../quotes/listed';
import { ticksOf, ticksToMoney } from '../spot/walk';
import type { PriceAlertRow } from './tables';

type Alert = CallPayload<'POST /alert/add'>;
type Reached = CallPayload<'GET /alert/reached'>[number];

/** Reached alerts that are kept for each customer. */
export const MAX_REACHED = 50;

/** Padded, because triggers of the same price and second fire in the order of their ids: the older alert first. */
const triggerOf = (id: number): `alert:${string}` => `alert:${String(id).padStart(9, '0')}`;

const instrumentOf = (world: World, { symbolIndex }: Pick<PriceAlertRow, 'symbolIndex'>): Instrument =>
  world.instruments[symbolIndex] as Instrument;

function wireAlert(world: World, row: Omit<PriceAlertRow, 'fromTicks'>): Alert {
  const { currencyId, legalId, symbol } = instrumentOf(world, row);
  return {
    id: row.id,
    currency_id: currencyId,
    legal_id: legalId,
    symbol,
    price: ticksToDecimalString(instrumentOf(world, row), row.priceTicks),
    direction: row.direction === 1 ? 'above' : 'below',
    create_time: Math.floor(row.createdMs / 1000),
  };
}

/** Alerts of a customer that have not been reached, the oldest first. */
export const alertsOf = (world: World, userId: number): Alert[] =>
  world.tables.priceAlerts.list('user', userId).map((row) => wireAlert(world, row));

/** Alerts of a customer that were reached, the newest first. */
export const reachedAlertsOf = (world: World, userId: number): Reached[] =>
  world.tables.reachedAlerts.list('user', userId, { newestFirst: true }).map((row) => ({
    ...wireAlert(world, { ...row, id: row.alertId }),
    reach_time: Math.floor(row.reachedMs / 1000),
  }));

function keepReached(world: World, { fromTicks: _, ...row }: PriceAlertRow): void {
  const { reachedAlerts } = world.tables;
  reachedAlerts.insert({ ...row, id: reachedAlerts.nextId(), alertId: row.id, reachedMs: world.nowMs });
  const oldest = reachedAlerts.first('user', row.userId);
  if (oldest && reachedAlerts.count('user', row.userId) > MAX_REACHED) reachedAlerts.remove(oldest.id);
}

/**
 * Sets an alert. It waits as a trigger, so that a tick costs the same with one alert or ten thousand. A price that has
 * one already keeps it.
 */
export function addAlert(
  world: World,
  userId: number,
  { currency_id, legal_id, price }: CallInput<'POST /alert/add'>,
): Outcome<Alert, CallRefusal<'POST /alert/add'>> {
  const { priceAlerts } = world.tables;
  const instrument = listedMarkets(world).find((one) => one.currencyId === currency_id && one.legalId === legal_id);
  if (!instrument) return refuse('currency_unknown');
  const lastTicks = world.market.lastTicks(instrument.index, world.nowMs);
  // Null only for a price that the rules refuse.
  const priceTicks = ticksOf(instrument, price) as number;
  const before = priceAlerts.first('price', `${userId}|${instrument.index}|${priceTicks}`);
  const refused = refusalOf(
    alertViolations(price, {
      last: ticksToMoney(instrument, lastTicks),
      priceDecimals: instrument.priceDecimals,
      waiting: before ? null : priceAlerts.count('user', userId),
    }),
  );
  if (refused) return refused;
  if (before) return ok(wireAlert(world, before));
  const row = priceAlerts.insert({
    id: priceAlerts.nextId(),
    userId,
    symbolIndex: instrument.index,
    ...waitingAt(priceTicks, lastTicks),
    createdMs: world.nowMs,
  });
  waitFor(world, row);
  return ok(wireAlert(world, row));
}

/** The direction in which an alert waits, seen from the last price. */
const waitingAt = (priceTicks: number, lastTicks: number) => ({
  direction: priceTicks > lastTicks ? (1 as const) : (-1 as const),
  priceTicks,
  fromTicks: lastTicks,
});

function waitFor(world: World, { id, symbolIndex, direction, priceTicks }: PriceAlertRow): void {
  const sinceSec = Math.floor(world.nowMs / 1000);
  world.triggers.add({ id: triggerOf(id), symbolIndex, direction, priceTicks, sinceSec });
}

/**
 * Moves an alert to another price. When there already is an alert at that price, the moved one ends, because both would
 * send the same message.
 */
export function amendAlert(
  world: World,
  userId: number,
  { id, price }: CallInput<'POST /alert/amend'>,
): Outcome<Alert, CallRefusal<'POST /alert/amend'>> {
  const { priceAlerts } = world.tables;
  const row = priceAlerts.get(id);
  if (row?.userId !== userId) return refuse('alert_unknown');
  const instrument = instrumentOf(world, row);
  const lastTicks = world.market.lastTicks(instrument.index, world.nowMs);
  const refused = refusalOf(
    alertPriceViolations(price, {
      last: ticksToMoney(instrument, lastTicks),
      priceDecimals: instrument.priceDecimals,
    }),
  );
  if (refused) return refused;
  const priceTicks = ticksOf(instrument, price) as number;
  const there = priceAlerts.first('price', `${userId}|${instrument.index}|${priceTicks}`);
  if (there?.id === id) return ok(wireAlert(world, there));
  world.triggers.remove(triggerOf(id));
  if (there) {
    priceAlerts.remove(id);
    return ok(wireAlert(world, there));
  }
  const amended = priceAlerts.update(id, waitingAt(priceTicks, lastTicks));
  waitFor(world, amended);
  return ok(wireAlert(world, amended));
}

/** Removes an alert. Another customer's counts as unknown. */
export function removeAlert(
  world: World,
  userId: number,
  id: number,
): Outcome<Alert[], CallRefusal<'POST /alert/del'>> {
  const { priceAlerts } = world.tables;
  if (priceAlerts.get(id)?.userId !== userId) return refuse('alert_unknown');
  priceAlerts.remove(id);
  world.triggers.remove(triggerOf(id));
  return ok(alertsOf(world, userId));
}

/** The market has reached the price: the alert ends, and the customer is notified. */
export function fireAlert(world: World, triggerId: string): void {
  const { priceAlerts } = world.tables;
  const row = priceAlerts.need(Number(triggerId.slice('alert:'.length)));
  const instrument = instrumentOf(world, row);
  const data = wireAlert(world, row);
  priceAlerts.remove(row.id);
  keepReached(world, row);
  const { symbol } = instrument;
  const from = ticksToDecimalString(instrument, row.fromTicks);
  sendMessage(world, row.userId, row.direction === 1 ? 'priceRose' : 'priceFell', { symbol, price: data.price, from });
  world.push(row.userId, 'price_alert', { type: 'price_alert', to: row.userId, data });
}
