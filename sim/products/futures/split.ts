import { closedPart } from '@/domain/futures/close';
import { numberOf } from '@/domain/futures/futures';
import { Decimal } from '@/domain/money/money';
import type { World } from '../../world';
import { instrumentOf } from './account';
import type { FuturesOrderRow } from './tables';
import { futuresTermsOf } from './terms';

/** Amounts that are divided in proportion to the lots. */
const SHARED = ['originMargin', 'margin', 'fee', 'overnightPaid'] as const;

/**
 * Splits a position: `share` lots become a position of their own, which is returned; the rest keeps the id, the stops
 * and the copies. No money moves: both together have frozen what the position had.
 */
export function splitOff(world: World, row: FuturesOrderRow, share: number): FuturesOrderRow {
  const { leverOrders } = world.tables;
  const { shareNum } = futuresTermsOf(instrumentOf(world, row));
  const parts = SHARED.map((name) => [name, closedPart(new Decimal(row[name]), share, row.share)] as const);
  const taken = Object.fromEntries(parts.map(([name, part]) => [name, part.toFixed()]));
  const left = Object.fromEntries(parts.map(([name, part]) => [name, new Decimal(row[name]).sub(part).toFixed()]));
  const rest = row.share - share;
  leverOrders.update(row.id, {
    ...left,
    share: rest,
    number: numberOf(rest, shareNum).toFixed(),
    updatedMs: world.nowMs,
  });
  return leverOrders.insert({
    ...row,
    ...taken,
    id: leverOrders.nextId(),
    share,
    number: numberOf(share, shareNum).toFixed(),
    partOf: row.id,
  });
}
