import { Decimal } from '@/domain/money/money';
import { isTriggered, ORDER_TYPES, TIMES_IN_FORCE, triggersUpward } from '@/domain/spot/order-kinds';
import { BUY, SELL } from '@/domain/spot/spot';
import { HOUR_MS } from '@/domain/time';
import { indexOf, keyedWord } from '@/lib/prng';
import { Exchange } from '../core';
import { ALWAYS_LISTED, type Instrument, ticksToDecimalString } from '../market/instruments';
import { personOf } from '../products/accounts/person';
import { accountOf } from '../products/spot/settle';
import type { CoinOrderRow } from '../products/spot/tables';

/** Result of one run of the scripted session; equal on every JavaScript engine and at every clock speed. */
export interface SessionResult {
  readonly hash: string;
  readonly accepted: number;
  readonly refused: number;
  readonly commands: number;
}

const PEOPLE = ['trader', 'verified-1', 'verified-2', 'vip-1', 'vip-4', 'whale'] as const;

/**
 * A long, busy and fully determined session: commands of several customers and of a presenter, evenly spread over some
 * virtual hours. It proves that Node, browsers, clock speeds and replays compute the same, so every draw is keyed by
 * the number of the command. `stepMs` is the size of the clock's steps in between, which must not affect the result.
 */
export function runScriptedSession(options: {
  readonly scenario: string;
  readonly seed: number;
  readonly hours: number;
  readonly commands: number;
  readonly stepMs: number;
  /** Called before command number `i`, and after it with whether it was accepted. */
  readonly before?: (exchange: Exchange, i: number) => void;
  readonly after?: (exchange: Exchange, i: number, accepted: boolean) => void;
}): { readonly exchange: Exchange; readonly result: SessionResult } {
  const { scenario, seed, hours, commands, stepMs } = options;
  const exchange = Exchange.begin({ scenario, seed, build: 'scripted', realNowMs: Date.UTC(2026, 0, 6, 2) });
  const startMs = exchange.nowMs;
  /** Session tokens by persona. */
  const tokens = new Map<string, string>();
  let accepted = 0;
  for (let i = 0; i < commands; i += 1) {
    stepTo(exchange, startMs + Math.floor((hours * HOUR_MS * i) / commands), stepMs);
    const person = PEOPLE[indexOf(keyedWord(seed, 'person', i), PEOPLE.length)] as string;
    const token = tokenOf(exchange, tokens, person);
    options.before?.(exchange, i);
    const isAccepted = command(exchange, seed, i, person, token);
    options.after?.(exchange, i, isAccepted);
    if (isAccepted) accepted += 1;
  }
  stepTo(exchange, startMs + hours * HOUR_MS, stepMs);
  const faults = exchange.world.ledger.checkBooks();
  if (faults.length > 0) throw new Error(faults.join('; '));
  return { exchange, result: { hash: exchange.hash(), accepted, refused: commands - accepted, commands } };
}

function stepTo(exchange: Exchange, atMs: number, stepMs: number): void {
  while (exchange.nowMs < atMs) exchange.advanceTo(Math.min(exchange.nowMs + stepMs, atMs));
}

/** Executes command number `i`. Returns whether the exchange accepted it. */
function command(exchange: Exchange, seed: number, i: number, person: string, token: string): boolean {
  const draw = (purpose: string, count: number) => indexOf(keyedWord(seed, purpose, i), count);
  const instrument = ALWAYS_LISTED[draw('market', ALWAYS_LISTED.length)] as (typeof ALWAYS_LISTED)[number];
  const call = (method: string, path: string, fields: Record<string, string>) => {
    const request = {
      id: `c${i}`,
      method,
      path,
      fields: { ...fields, lang: 'en' },
      token,
    };
    return (exchange.call(request).body as { type?: string }).type === 'ok';
  };
  const kind = draw('kind', 20);
  // A few hundred shocks in the longest session, because each adds days of steps to its market.
  if (kind === 0 && draw('shocks', 4) === 0) {
    exchange.control('market.shock', {
      symbol: instrument.symbol,
      percent: draw('percent', 21) - 10,
      rampSeconds: 1 + draw('ramp', 60),
      // A shock that drags the others adds steps to every market, so it is rare.
      alone: draw('drags', 20) !== 0,
    });
    return true;
  }
  if (kind <= 1) return call('POST', '/optional/add', { currency_id: String(instrument.currencyId) });
  if (kind < 6) {
    // Mostly an own order; in one of four cases any customer's, which must be refused.
    const anybodys = draw('whose', 4) === 0;
    const own = personOf(exchange.world, person).id;
    const open = openOrders(exchange, anybodys ? null : own);
    const order = open[draw('order', Math.max(1, open.length))];
    if (kind < 5 || !order) return call('PUT', '/coin/trade', { id: String(order?.id ?? 1) });
    return call('POST', '/coin/amend', amendment(exchange, order, draw));
  }
  const last = exchange.market.lastTicks(instrument.index, exchange.nowMs);
  const priceTicks = Math.max(1, Math.floor(last * (0.96 + draw('price', 80) / 1000)));
  const lots = Math.max(
    1,
    Math.floor((20 + draw('size', 300)) / instrument.basePrice / lotSize(instrument.lotDecimals)),
  );
  const amount = decimalLots(lots, instrument.lotDecimals);
  const order = {
    currency_id: String(instrument.currencyId),
    legal_id: String(instrument.legalId),
    type: draw('side', 2) === 1 && holds(exchange, person, instrument, amount) ? '2' : '1',
    amount,
    target_price: ticksToDecimalString(instrument, priceTicks),
  };
  const side = order.type === '1' ? BUY : SELL;
  /** Up to four percent above or below the last price; in one of eight cases on the wrong side, to be refused. */
  const away = (purpose: string, isAbove: boolean) => {
    const share = (1 + draw(purpose, 40)) / 1000;
    const isUp = draw(`${purpose} side`, 8) === 0 ? !isAbove : isAbove;
    return ticksToDecimalString(instrument, Math.max(1, Math.round(last * (isUp ? 1 + share : 1 - share))));
  };
  const special = draw('special', 8);
  if (special === 0) {
    const prices = { target_price: away('target', side === SELL), stop_price: away('stop', side === BUY) };
    return call('POST', '/coin/oco', { ...order, ...prices });
  }
  if (special === 1) {
    const type = pick(ORDER_TYPES, draw);
    const stop = isTriggered(type) && { stop_price: away('stop', triggersUpward(type, side)) };
    return call('POST', '/coin/trade', { ...order, ...stop, order_type: type });
  }
  if (special === 2)
    return call('POST', '/coin/trade', { ...order, order_type: 'limit', time_in_force: pick(TIMES_IN_FORCE, draw) });
  if (special === 3)
    return call('POST', '/coin/trade', {
      ...order,
      type: '1',
      amount: '50',
      order_type: 'market',
      amount_unit: 'quote',
    });
  return call('POST', '/coin/trade', {
    ...order,
    order_type: draw('market order', 4) === 0 ? 'market' : 'limit',
  });
}

/** The open spot orders of a customer, or with null of everybody, the oldest first. */
function openOrders({ world: { tables } }: Exchange, userId: number | null): readonly CoinOrderRow[] {
  const openOf = (id: number) => tables.coinOrders.list('userStatus', `${id}|1`);
  if (userId !== null) return openOf(userId);
  const open = tables.users.all().flatMap(({ id }) => openOf(id));
  return open.sort((left, right) => left.id - right.id);
}

type Draw = (purpose: string, count: number) => number;
const pick = <T>(values: readonly T[], draw: Draw): T => values[draw('pick', values.length)] as T;

/** Another amount, price or trigger price of an open order, up to a tenth away. */
function amendment(exchange: Exchange, order: CoinOrderRow, draw: Draw): Record<string, string> {
  const instrument = exchange.world.instruments[order.symbolIndex] as Instrument;
  const share = (950 + draw('share', 100)) / 1000;
  const ticks = (from: number) => ticksToDecimalString(instrument, Math.max(1, Math.floor(from * share)));
  const fields: readonly Record<string, string>[] = [
    { amount: new Decimal(order.amount).times(share).toDecimalPlaces(instrument.lotDecimals).toFixed() },
    { target_price: ticks(order.priceTicks) },
    { stop_price: ticks(order.stopTicks) },
  ];
  // Only an order with a trigger price has one to change.
  return { id: String(order.id), ...pick(order.stopTicks > 0 ? fields : fields.slice(0, 2), draw) };
}

/** Whether the persona can sell this amount. If not, the session buys instead, so that most commands are accepted. */
function holds({ world }: Exchange, person: string, instrument: Instrument, amount: string): boolean {
  return world.ledger.available(personOf(world, person).id, accountOf(instrument), instrument.base).gte(amount);
}

const lotSize = (decimals: number): number => (decimals === 0 ? 1 : lotSize(decimals - 1) / 10);

function decimalLots(lots: number, decimals: number): string {
  const digits = String(lots).padStart(decimals + 1, '0');
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** The token of a persona, who signs in at the first call only. */
function tokenOf(exchange: Exchange, tokens: Map<string, string>, person: string): string {
  const token = tokens.get(person);
  if (token !== undefined) return token;
  const { token: fresh } = exchange.control('people.as', { who: person }) as { token: string };
  tokens.set(person, fresh);
  return fresh;
}
