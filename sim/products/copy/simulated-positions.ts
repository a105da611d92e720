import { type Direction, LONG, leverFee, marginOf, numberOf, profitOf } from '@/domain/futures/futures';
import { Decimal, type Money } from '@/domain/money/money';
import { indexOf } from '@/lib/prng';
import { type Instrument, instrumentBySymbol, powerOfTen } from '../../market/instruments';
import { Market } from '../../market/market';
import { findPriceHit } from '../../market/triggers/price-hit';
import type { World } from '../../world';
import { CLOSED, type CloseReason, type FuturesOrderRow, OPEN } from '../futures/tables';
import { futuresTermsOf, SHARE_LIMIT } from '../futures/terms';
import { ticksToMoney } from '../spot/walk';
import { type SimulatedTrader, simulatedTrader } from './simulated-traders';
import { STRATEGIES, type Strategy } from './strategies';
import type { TraderRow } from './tables';

/**
 * Position ids of simulated traders begin here, far above those of customers' orders. Ids on the wire have at most nine
 * digits.
 */
const FIRST_ID = 500_000_000;
const IDS_EACH = 1_000_000;

/** A position is liquidated when it has lost this percentage of its margin (contract section 7.1). */
const LIQUIDATION_PERCENT = 90;

/** When and at which prices a simulated trader's position ends by itself. Ticks are 0 for none. */
export interface PlannedEnd {
  readonly atMs: number;
  readonly profitTicks: number;
  readonly lossTicks: number;
}

/** A simulated trader's position as of now, in the row format of customers' orders. */
export interface SimulatedPosition {
  readonly row: FuturesOrderRow;
  readonly end: PlannedEnd;
}

/** Final results by slot: a closed position, or null for a slot without one. */
type FinalResults = Map<number, FuturesOrderRow | null>;

interface PositionCache {
  /** The same markets without interventions. A simulated trader's skill reads future prices from them. */
  readonly marketWithoutInterventions: Market;
  readonly finalResults: Map<number, FinalResults>;
}

/** A cache, not state: the past does not change, so it is computed once for each world. */
const caches = new WeakMap<Market, PositionCache>();

function cacheOf({ market, seed, instruments }: World): PositionCache {
  const known = caches.get(market);
  if (known) return known;
  const fresh = {
    marketWithoutInterventions: new Market({ seed, instruments }),
    finalResults: new Map<number, FinalResults>(),
  };
  caches.set(market, fresh);
  return fresh;
}

const strategyOf = ({ strategy }: SimulatedTrader): Strategy => STRATEGIES[strategy];

const slotAt = (simulated: SimulatedTrader, atMs: number): number => Math.floor(atMs / strategyOf(simulated).slotMs);

/** The instant at which a trader checks the market in a slot: a random full second in the first 60 % of the slot. */
function checkMs(world: World, { simulatedNumber: number }: TraderRow, slot: number): number {
  const { slotMs } = strategyOf(simulatedTrader(number));
  const seconds = indexOf(world.chance('rival look', number, slot), Math.floor((slotMs * 6) / 10_000));
  return slot * slotMs + seconds * 1000;
}

export const positionIdOf = ({ simulatedNumber: simulated }: TraderRow, slot: number): number =>
  FIRST_ID + simulated * IDS_EACH + (slot % IDS_EACH);

/** The instant of a trader's next market check after `afterMs`. */
export function nextCheckMs(world: World, trader: TraderRow, afterMs: number): number {
  const slot = slotAt(simulatedTrader(trader.simulatedNumber), afterMs);
  const here = checkMs(world, trader, slot);
  return here > afterMs ? here : checkMs(world, trader, slot + 1);
}

/** The position opened at the market check of this instant; null when the trader opened none. */
export const positionAt = (world: World, trader: TraderRow, atMs: number): SimulatedPosition | null =>
  positionOf(world, trader, slotAt(simulatedTrader(trader.simulatedNumber), atMs));

/** All positions a simulated trader has opened since `sinceMs`, oldest first. */
export function simulatedPositions(world: World, trader: TraderRow): FuturesOrderRow[] {
  return positionsFrom(world, trader, trader.sinceMs).map(({ row }) => row);
}

/** A simulated trader's open positions, oldest first. */
export function openSimulatedPositions(world: World, trader: TraderRow): FuturesOrderRow[] {
  const { slotMs, holdMs } = strategyOf(simulatedTrader(trader.simulatedNumber));
  return positionsFrom(world, trader, world.nowMs - holdMs[1] - slotMs)
    .map(({ row }) => row)
    .filter(({ status }) => status === OPEN);
}

function positionsFrom(world: World, trader: TraderRow, fromMs: number): SimulatedPosition[] {
  const simulated = simulatedTrader(trader.simulatedNumber);
  const found: SimulatedPosition[] = [];
  for (let slot = slotAt(simulated, fromMs); slot <= slotAt(simulated, world.nowMs); slot += 1) {
    const trade = positionOf(world, trader, slot);
    if (trade) found.push(trade);
  }
  return found;
}

const NO_END: PlannedEnd = { atMs: 0, profitTicks: 0, lossTicks: 0 };

function positionOf(world: World, trader: TraderRow, slot: number): SimulatedPosition | null {
  const cache = cacheOf(world);
  const finalResults = cache.finalResults.get(trader.id) ?? new Map<number, FuturesOrderRow | null>();
  cache.finalResults.set(trader.id, finalResults);
  const known = finalResults.get(slot);
  if (known !== undefined) return known && { row: known, end: NO_END };
  const atMs = checkMs(world, trader, slot);
  if (atMs > world.nowMs || atMs < trader.sinceMs) return null;
  const opened = open(world, trader, slot, atMs, cache.marketWithoutInterventions);
  const row = opened && asOfNow(world, opened);
  if (!row || row.status === CLOSED) finalResults.set(slot, row);
  return opened && row && { row, end: opened.end };
}

/** The position opened by the market check of a slot, in its state at opening; null for none. */
function open(
  world: World,
  trader: TraderRow,
  slot: number,
  atMs: number,
  marketWithoutInterventions: Market,
): SimulatedPosition | null {
  const simulated = simulatedTrader(trader.simulatedNumber);
  const strategy = strategyOf(simulated);
  const draw = (what: string) => world.chance('rival trade', what, trader.simulatedNumber, slot);
  const symbol = simulated.markets[indexOf(draw('market'), simulated.markets.length)] ?? '';
  const instrument = instrumentBySymbol(symbol);
  if (!instrument) throw new Error(`simulated trader ${simulated.name} trades ${symbol}, which is no market`);
  const { index } = instrument;
  if (!world.market.isTrading(index, atMs)) return null;
  const last = world.market.lastTicks(index, atMs);
  const moved = (agoMs: number) => (last / world.market.lastTicks(index, atMs - agoMs) - 1) * 100;
  const direction = strategy.direction({ moved, draw: draw('side') });
  if (direction === null) return null;
  const [least, most] = strategy.holdMs;
  const endMs = atMs + least + indexOf(draw('hold'), Math.floor((most - least) / 1000)) * 1000;
  if (indexOf(draw('skill'), 100) < simulated.skill && loses(marketWithoutInterventions, index, direction, atMs, endMs))
    return null;
  return openedRow(trader, simulated, instrument, { slot, atMs, endMs, direction, last });
}

/** Whether the position would lose in the market without interventions. */
function loses(
  marketWithoutInterventions: Market,
  index: number,
  direction: Direction,
  fromMs: number,
  toMs: number,
): boolean {
  const change =
    marketWithoutInterventions.lastTicks(index, toMs) - marketWithoutInterventions.lastTicks(index, fromMs);
  return direction === LONG ? change < 0 : change > 0;
}

interface Opening {
  readonly slot: number;
  readonly atMs: number;
  readonly endMs: number;
  readonly direction: Direction;
  readonly last: number;
}

function openedRow(
  trader: TraderRow,
  simulated: SimulatedTrader,
  instrument: Instrument,
  opening: Opening,
): SimulatedPosition {
  const { slot, atMs, endMs, direction, last } = opening;
  const { shareNum, spreadTicks, feePercent } = futuresTermsOf(instrument);
  const sign = direction === LONG ? 1 : -1;
  const priceTicks = Math.max(1, last + sign * spreadTicks);
  const { profitPercent, lossPercent } = strategyOf(simulated);
  const liquidation = LIQUIDATION_PERCENT / simulated.multiple;
  const stop = lossPercent === 0 ? liquidation : Math.min(lossPercent, liquidation);
  const away = (percent: number) => Math.max(1, Math.floor(priceTicks * (1 + (sign * percent) / 100)));
  const price = ticksToMoney(instrument, priceTicks);
  const share = lotsFor(simulated, instrument, priceTicks, shareNum);
  const number = numberOf(share, shareNum);
  const margin = marginOf(price, number, simulated.multiple).toFixed();
  const end = { atMs: endMs, profitTicks: away(profitPercent), lossTicks: away(-stop) };
  const row: FuturesOrderRow = {
    id: positionIdOf(trader, slot),
    userId: trader.id,
    symbolIndex: instrument.index,
    direction,
    kind: 'market',
    status: OPEN,
    originTicks: last,
    priceTicks,
    closeTicks: 0,
    profitTicks: end.profitTicks,
    // Without a stop loss the liquidation price is not shown as one.
    lossTicks: lossPercent === 0 ? 0 : end.lossTicks,
    share,
    number: number.toFixed(),
    multiple: simulated.multiple,
    originMargin: margin,
    margin,
    fee: leverFee(price, number, feePercent, 0).toFixed(),
    overnightPaid: '0',
    profit: '0',
    orderType: 1,
    closeReason: '',
    followUserId: 0,
    followOrderId: 0,
    partOf: 0,
    createdMs: atMs,
    openedMs: atMs,
    updatedMs: atMs,
    endedMs: 0,
  };
  return { row, end };
}

function lotsFor(
  simulated: SimulatedTrader,
  { priceDecimals }: Instrument,
  priceTicks: number,
  shareNum: Money,
): number {
  const value = (simulated.capital * simulated.stakePercent * simulated.multiple) / 100;
  const lotValue = (priceTicks / powerOfTen(priceDecimals)) * shareNum.toNumber();
  return Math.min(SHARE_LIMIT.max, Math.max(SHARE_LIMIT.min, Math.floor(value / lotValue)));
}

/** The position as of now: open, or closed by a stop, by liquidation or by its planned end, whichever came first. */
function asOfNow(world: World, { row, end }: SimulatedPosition): FuturesOrderRow {
  const { market, nowMs } = world;
  // Same rule as for triggers: a stop fires in the second after the opening at the earliest, and before timed events of
  // the same instant.
  const fromMs = (Math.floor(row.openedMs / 1000) + 1) * 1000;
  const untilMs = Math.min(end.atMs, nowMs);
  const up = row.direction === LONG;
  const reached = (priceTicks: number, direction: 1 | -1, toMs: number) =>
    findPriceHit(market, { symbolIndex: row.symbolIndex, direction, priceTicks }, fromMs, toMs + 1);
  const profit = reached(end.profitTicks, up ? 1 : -1, untilMs);
  const loss = reached(end.lossTicks, up ? -1 : 1, profit ? profit.atMs : untilMs);
  const stopped = loss && (!profit || loss.atMs < profit.atMs) ? loss : profit;
  if (stopped) {
    const reason = stopped === profit ? 'profit' : row.lossTicks === 0 ? 'liquidation' : 'loss';
    return closed(world, row, stopped.atMs, stopped.priceTicks, reason);
  }
  if (nowMs < end.atMs) return row;
  return closed(world, row, end.atMs, market.lastTicks(row.symbolIndex, end.atMs), 'user');
}

function closed(world: World, row: FuturesOrderRow, atMs: number, ticks: number, reason: CloseReason): FuturesOrderRow {
  const instrument = world.instruments[row.symbolIndex] as Instrument;
  const [from, to] = [ticksToMoney(instrument, row.priceTicks), ticksToMoney(instrument, ticks)];
  return {
    ...row,
    status: CLOSED,
    closeTicks: ticks,
    profit: profitOf(row.direction, from, to, new Decimal(row.number)).toFixed(),
    margin: '0',
    closeReason: reason,
    updatedMs: atMs,
    endedMs: atMs,
  };
}
