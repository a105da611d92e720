import { overnightFee, splitOvernight } from '@/domain/futures/futures';
import { Decimal } from '@/domain/money/money';
import { DAY_MS, exchangeDayStart } from '@/domain/time';
import { houseAccount, userAccount } from '../../ledger/accounts';
import type { World } from '../../world';
import { ticksToMoney } from '../spot/walk';
import { FUTURES_ACCOUNT, FUTURES_ASSET, instrumentOf } from './account';
import { watchMargin } from './margin-watch';
import type { FuturesOrderRow } from './tables';
import { futuresTermsOf } from './terms';
import { announceOrder } from './wire';

/** Kind of the timer that charges all open positions at the start of the exchange's day. */
export const OVERNIGHT_TIMER = 'lever.overnight';
const ONLY = 'all';

/** Schedules the overnight fee for the exchange's next midnight. Without open positions no timer is needed. */
export function scheduleOvernight(world: World): void {
  if (world.scheduler.find(OVERNIGHT_TIMER, ONLY)) return;
  world.scheduler.schedule({
    atMs: exchangeDayStart(world.nowMs) + DAY_MS,
    kind: OVERNIGHT_TIMER,
    symbol: '',
    id: ONLY,
  });
}

/**
 * Charges every open position: price x number x percent / 100, first from the margin, the rest from the balance
 * (contract section 7.1).
 */
export function chargeOvernight(world: World): void {
  const rows = world.tables.leverOrders.list('open', 1);
  for (const row of rows) charge(world, row);
  for (const userId of new Set(rows.map((row) => row.userId))) watchMargin(world, userId);
  if (world.tables.leverOrders.count('open', 1) > 0) scheduleOvernight(world);
}

function charge(world: World, row: FuturesOrderRow): void {
  const instrument = instrumentOf(world, row);
  const price = ticksToMoney(instrument, row.priceTicks);
  const fee = overnightFee(price, new Decimal(row.number), futuresTermsOf(instrument).overnightPercent);
  const available = world.ledger.available(row.userId, FUTURES_ACCOUNT, FUTURES_ASSET);
  const parts = splitOvernight(fee, new Decimal(row.margin), available);
  const paid = parts.margin.add(parts.available);
  if (paid.isZero()) return;
  world.ledger.post({
    atMs: world.nowMs,
    reason: 'leverOvernight',
    ref: String(row.id),
    legs: [
      { account: userAccount(row.userId, FUTURES_ACCOUNT, FUTURES_ASSET, 'frozen'), amount: parts.margin.neg() },
      { account: userAccount(row.userId, FUTURES_ACCOUNT, FUTURES_ASSET), amount: parts.available.neg() },
      { account: houseAccount('house:fees', FUTURES_ASSET), amount: paid },
    ],
  });
  const charged = world.tables.leverOrders.update(row.id, {
    margin: new Decimal(row.margin).sub(parts.margin).toFixed(),
    overnightPaid: new Decimal(row.overnightPaid).add(paid).toFixed(),
    updatedMs: world.nowMs,
  });
  announceOrder(world, charged);
}
