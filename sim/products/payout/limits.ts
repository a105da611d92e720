import { type IdentityLevel, identityLevelOf } from '@/domain/identity/limits';
import { Decimal, money, ZERO } from '@/domain/money/money';
import { type DailyRoom, dailyRoom, LIMIT_WINDOW_MS, type Worth } from '@/domain/payout/payout';
import type { World } from '../../world';
import type { UserRow } from '../accounts/tables';
import { assetNamed, priceAt } from '../quotes/assets';
import { REFUSED, type WithdrawalRow } from './tables';

export const identityLevel = ({ reviewStatus, advancedStatus }: UserRow): IdentityLevel =>
  identityLevelOf(reviewStatus, advancedStatus);

export const bitcoinPrice = (world: World) => new Decimal(priceAt(world, assetNamed(world, 'BTC'), world.nowMs));

/** The requests that count against the limits: those of the last 24 hours that were not rejected. Newest first. */
function counted(world: World, userId: number): WithdrawalRow[] {
  const sinceMs = world.nowMs - LIMIT_WINDOW_MS;
  const found: WithdrawalRow[] = [];
  // Read newest first in batches of 20, because a customer may have any number of older ones.
  for (let offset = 0; ; offset += 20) {
    const rows = world.tables.withdrawals.list('user', userId, { offset, limit: 20, newestFirst: true });
    for (const row of rows) {
      if (row.createdMs <= sinceMs) return found;
      if (row.status !== REFUSED) found.push(row);
    }
    if (rows.length < 20) return found;
  }
}

/** What a customer may still withdraw today. */
export interface Today extends DailyRoom {
  /** Epoch ms at which the oldest counted request stops counting; 0 without one. */
  readonly nextMs: number;
}

/** Requests count with their value at the time of the request. The bitcoin price for the rest is the current one. */
export function today(world: World, user: UserRow): Today {
  const rows = counted(world, user.id);
  const used: Worth = {
    usd: rows.reduce((sum, { usd }) => sum.plus(money(usd)), ZERO),
    btc: rows.reduce((sum, { btc }) => sum.plus(money(btc)), ZERO),
  };
  const oldest = rows.at(-1);
  const room = dailyRoom(identityLevel(user), user.level, used, bitcoinPrice(world));
  return { ...room, nextMs: oldest ? oldest.createdMs + LIMIT_WINDOW_MS : 0 };
}
