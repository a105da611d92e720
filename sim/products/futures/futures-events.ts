import type { EventWire } from '@/contract/events';
import { riskRate } from '@/domain/futures/futures';
import { toWire8 } from '@/domain/money/money';
import type { World } from '../../world';
import { marginAccount, openPositions, profitAtMark } from './account';
import { WAITING } from './tables';
import { wireFuturesOrder } from './wire';

/**
 * The events that a customer with open positions gets when prices move (realtime facts section 5): one for each market
 * with a position. Lists are JSON in a string, as on existing servers.
 */
export function futuresEvents(world: World, userId: number): EventWire<'lever_trade'>[] {
  const positions = openPositions(world, userId);
  if (positions.length === 0) return [];
  const all = marginAccount(world, userId, positions);
  const atMark = marginAccount(world, userId, positions, profitAtMark);
  const wire = positions.map((row) => ({ index: row.symbolIndex, order: wireFuturesOrder(world, row) }));
  const entrusts = world.tables.leverOrders.list('userStatus', `${userId}|${WAITING}`);
  const head = {
    type: 'lever_trade',
    to: userId,
    hazard_rate: riskRate(all).toFixed(2),
    caution_money_all: toWire8(all.margins),
    origin_caution_money_all: toWire8(all.originMargins),
    profits_all: toWire8(all.profits),
    mark_hazard_rate: riskRate(atMark).toFixed(2),
    mark_profits_all: toWire8(atMark.profits),
    trades_all: JSON.stringify(wire.map(({ order }) => order)),
    trades_entrust: JSON.stringify(entrusts.map((row) => wireFuturesOrder(world, row))),
  } as const;
  return [...new Set(positions.map(({ symbolIndex }) => symbolIndex))].map((index) => {
    const here = marginAccount(
      world,
      userId,
      positions.filter(({ symbolIndex }) => symbolIndex === index),
    );
    return {
      ...head,
      caution_money: toWire8(here.margins),
      origin_caution_money: toWire8(here.originMargins),
      profits: toWire8(here.profits),
      trades_cur: JSON.stringify(wire.filter((one) => one.index === index).map(({ order }) => order)),
    };
  });
}
