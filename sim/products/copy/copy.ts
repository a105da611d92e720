import { type CopyTerms, copyBudget, copySize, lotsCost, requestedLots } from '@/domain/copy/copy';
import { LONG } from '@/domain/futures/futures';
import { Decimal } from '@/domain/money/money';
import { type Outcome, refuse } from '../../handler';
import type { World } from '../../world';
import type { UserRow } from '../accounts/tables';
import { eachCounted, partsOf } from '../each-counted';
import { instrumentOf, riskOf } from '../futures/account';
import { forceClose } from '../futures/force-close';
import { placeFuturesOrder } from '../futures/place';
import { CLOSED_TIMER } from '../futures/schedule-copies';
import { type FuturesOrderRow, OPEN } from '../futures/tables';
import { futuresTermsOf, SHARE_LIMIT } from '../futures/terms';
import { ticksToMoney } from '../spot/walk';
import { noteCopy } from './notes';
import type { FollowRow } from './tables';

/** Opens copies of a trader's new position for all followers. Returns the number of copies. */
export function copyTrade(world: World, source: FuturesOrderRow): number {
  let copies = 0;
  for (const follow of world.tables.follows.list('trader', source.userId)) {
    if (openCopy(world, follow, source)) copies += 1;
  }
  return copies;
}

/**
 * Opens one copy at the market price, with the trader's leverage and at most the lots that the follower's funds allow.
 */
function openCopy(world: World, follow: FollowRow, source: FuturesOrderRow): boolean {
  const user = world.tables.users.need(follow.userId);
  const { symbolIndex, direction, multiple, id: orderId } = source;
  const about = { userId: user.id, traderId: follow.traderId, orderId, symbolIndex, direction };
  const terms = copyTerms(world, source, user);
  const { available, profits } = riskOf(world, user.id).account;
  const wanted = requestedLots(follow.type, new Decimal(follow.number), source.share);
  const { given } = copySize(wanted, copyBudget(available, profits), terms, SHARE_LIMIT.max);
  if (given === 0) {
    const params = JSON.stringify({ required: lotsCost(1, terms).toFixed(2, Decimal.ROUND_UP) });
    noteCopy(world, { ...about, kind: 'skipped', wanted, code: 'margin_insufficient', params });
    return false;
  }
  const { currencyId, legalId } = instrumentOf(world, source);
  const order = { currency_id: currencyId, legal_id: legalId, share: given, multiple, type: direction, status: 1 };
  let placed: Outcome<unknown> = refuse('balance_limit');
  world.countedOrUndone(() => {
    placed = placeFuturesOrder(world, user, order as typeof order & { type: 1 | 2; status: 1 }, {
      userId: follow.traderId,
      orderId,
    });
  });
  if (!placed.ok) {
    const params = JSON.stringify(placed.params ?? {});
    noteCopy(world, { ...about, kind: 'skipped', wanted, code: placed.code, params });
  } else if (given < wanted) noteCopy(world, { ...about, kind: 'smaller', wanted, given });
  return placed.ok;
}

/** The terms of a lot for this follower now, computed as the order itself will compute them. */
function copyTerms(world: World, source: FuturesOrderRow, { level }: UserRow): CopyTerms {
  const instrument = instrumentOf(world, source);
  const { shareNum, spreadTicks, feePercent } = futuresTermsOf(instrument);
  const last = world.market.lastTicks(instrument.index, world.nowMs);
  const price = ticksToMoney(instrument, last + (source.direction === LONG ? spreadTicks : -spreadTicks));
  return { price, shareNum, multiple: source.multiple, feePercent, vipLevel: level };
}

/** Open copies that the follower has not taken over, so that they close with the trader's position. */
export const openCopiesOf = (world: World, sourceId: number): FuturesOrderRow[] =>
  world.tables.leverOrders
    .list('followed', sourceId)
    .filter(({ status, orderType }) => status === OPEN && orderType === 2);

/**
 * Closes the copies at the market price when the trader's position has ended for any reason. `id` is that of a
 * CLOSED_TIMER.
 */
export function closeCopies(world: World, id: string): void {
  const copies = openCopiesOf(world, Number(partsOf(id).whole));
  eachCounted(world, { kind: CLOSED_TIMER, id }, copies, (copy) => {
    // Closing one copy may have liquidated the next.
    const row = world.tables.leverOrders.need(copy.id);
    if (row.status === OPEN) forceClose(world, row, 'trader');
  });
}
