import type { World } from '../../world';
import type { FuturesOrderRow } from '../futures/tables';
import { OPEN } from '../futures/tables';
import { closeCopies, copyTrade } from './copy';
import { nextCheckMs, type PlannedEnd, positionAt } from './simulated-positions';

/**
 * Kind of the timer for the next market check of a followed simulated trader. The timer's id is the trader's user id.
 */
export const MARKET_CHECK_TIMER = 'follow.look';
/**
 * Kind of the timer for the planned end of a copied position. The timer's id is the position's. The name is part of
 * recorded runs, as `rival` in the purposes of draws is, so it stays.
 */
export const END_TIMER = 'follow.rivalEnd';

const STOP = /^follow:(profit|loss):(\d{9})$/;
const stopTrigger = (role: 'profit' | 'loss', tradeId: number): `follow:${string}` => `follow:${role}:${tradeId}`;

/**
 * Schedules a simulated trader's next market check while the trader has followers. Without followers nothing is
 * scheduled, because the positions can be derived later. Traders who are customers notify their followers through
 * futures/schedule-copies.ts.
 */
export function scheduleMarketCheck(world: World, traderId: number): void {
  const { follows, traders } = world.tables;
  const trader = traders.need(traderId);
  if (trader.simulatedNumber === 0 || follows.count('trader', traderId) === 0) return;
  if (world.scheduler.find(MARKET_CHECK_TIMER, String(traderId))) return;
  const atMs = nextCheckMs(world, trader, world.nowMs);
  world.scheduler.schedule({ atMs, kind: MARKET_CHECK_TIMER, symbol: '', id: String(traderId) });
}

/** Runs a simulated trader's market check: copies the position it opened, and schedules its end. */
export function runMarketCheck(world: World, traderId: number): void {
  if (world.tables.follows.count('trader', traderId) === 0) return;
  const position = positionAt(world, world.tables.traders.need(traderId), world.nowMs);
  if (position?.row.status === OPEN && copyTrade(world, position.row) > 0)
    scheduleEnd(world, position.row, position.end);
  scheduleMarketCheck(world, traderId);
}

/** Schedules the end by the same prices and the same instant that the trader's record uses (simulated-positions.ts). */
function scheduleEnd(world: World, { id, symbolIndex, direction }: FuturesOrderRow, end: PlannedEnd): void {
  world.scheduler.schedule({ atMs: end.atMs, kind: END_TIMER, symbol: '', id: String(id) });
  const sinceSec = Math.floor(world.nowMs / 1000);
  const up = direction === 1;
  const stops = [
    ['profit', end.profitTicks, up ? 1 : -1],
    ['loss', end.lossTicks, up ? -1 : 1],
  ] as const;
  for (const [role, priceTicks, side] of stops) {
    world.triggers.add({ id: stopTrigger(role, id), symbolIndex, direction: side, priceTicks, sinceSec });
  }
}

/** Closes all copies when a simulated trader's position has reached a stop or its planned end. */
export function endSimulatedPosition(world: World, tradeId: number): void {
  world.scheduler.cancel(END_TIMER, String(tradeId));
  for (const role of ['profit', 'loss'] as const) world.triggers.remove(stopTrigger(role, tradeId));
  closeCopies(world, String(tradeId));
}

/** Throws on a trigger of another product. */
export function fireSimulatedStop(world: World, triggerId: string): void {
  const [, , tradeId] = STOP.exec(triggerId) ?? [];
  if (!tradeId) throw new Error(`not a trigger of copy trading: ${triggerId}`);
  endSimulatedPosition(world, Number(tradeId));
}
