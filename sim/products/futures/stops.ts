import { LONG } from '@/domain/futures/futures';
import type { World } from '../../world';
import type { FuturesOrderRow } from './tables';
import { orderTrigger } from './trigger-id';

/** Replaces the triggers of a position's take profit and stop loss. */
export function restStops(world: World, row: FuturesOrderRow): void {
  restStop(world, row, 'profit', row.profitTicks);
  restStop(world, row, 'loss', row.lossTicks);
}

function restStop(world: World, row: FuturesOrderRow, role: 'profit' | 'loss', priceTicks: number): void {
  const id = orderTrigger(role, row.id);
  world.triggers.remove(id);
  if (priceTicks === 0) return;
  const isUpwards = (row.direction === LONG) === (role === 'profit');
  world.triggers.add({
    id,
    symbolIndex: row.symbolIndex,
    direction: isUpwards ? 1 : -1,
    priceTicks,
    sinceSec: Math.floor(world.nowMs / 1000),
  });
}
