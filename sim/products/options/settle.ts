import { Decimal } from '@/domain/money/money';
import { optionPayout, optionProfit, optionResult } from '@/domain/options/options';
import type { TimedEvent } from '../../clock/scheduler';
import { houseAccount, userAccount } from '../../ledger/accounts';
import type { Instrument } from '../../market/instruments';
import type { World } from '../../world';
import { ticksToMoney } from '../spot/walk';
import { endSteering } from './steer';
import { SETTLED } from './tables';
import { wireOption } from './wire';

/** Options are staked and paid in USDT, in an account kind of their own. */
export const OPTION_ACCOUNT = 'micro';
export const OPTION_ASSET = 'USDT';
/** Kind of the timer at an option's expiry. */
export const OPTION_TIMER = 'option.settle';

/**
 * Settles an option at the last price of its expiry, whatever the speed of the clock, and even if the settlement was
 * postponed (sim/postponement.ts). A win pays stake and profit, a tie the stake (contract section 7.1).
 */
export function settleOption(world: World, { id }: TimedEvent): void {
  const row = world.tables.optionOrders.need(Number(id));
  const instrument = world.instruments[row.symbolIndex] as Instrument;
  const endTicks = world.market.lastTicks(row.symbolIndex, row.expiresMs);
  const price = (ticks: number) => ticksToMoney(instrument, ticks);
  const result = optionResult(row.side, price(row.openTicks), price(endTicks));
  const stake = new Decimal(row.stake);
  const terms = { profitRatio: new Decimal(row.profitRatio), lossRatio: new Decimal(row.lossRatio) };
  const payout = optionPayout(stake, result, terms);
  world.ledger.post({
    atMs: world.nowMs,
    reason: 'optionSettle',
    ref: String(row.id),
    legs: [
      { account: userAccount(row.userId, OPTION_ACCOUNT, OPTION_ASSET, 'frozen'), amount: stake.neg() },
      { account: userAccount(row.userId, OPTION_ACCOUNT, OPTION_ASSET), amount: payout },
      { account: houseAccount('house:market', OPTION_ASSET), amount: stake.sub(payout) },
    ],
  });
  const settled = world.tables.optionOrders.update(row.id, {
    status: SETTLED,
    endTicks,
    result,
    profit: optionProfit(stake, result, terms).toFixed(),
    settledMs: world.nowMs,
  });
  endSteering(world, row.id);
  const data = wireOption(world, settled);
  world.push(row.userId, 'closed_microorder', { type: 'closed_microorder', to: row.userId, data });
}
