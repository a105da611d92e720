import { type CopyTerms, copyBudget, copySize, lotsCost, requestedLots } from '@/domain/copy/copy';
import { LONG } from '@/domain/futures/futures';
import { Decimal } from '@/domain/money/money';
import { type Outcome, refuse } from '../../handler';
import type { World } from '../../world';
import type { UserRow } from '../accounts/tables';
import { eachWithinLimit, partsOf } from '../each-within-limit';
import { instrumentOf, riskOf } from '../futures/account';
import { forceClose } from '../futures/force-close';
import { placeFuturesOrder } from '../futures/place';
import { CLOSED_TIMER } from '../futures/schedule-copies';
import { splitOff } from '../futures/split';
import { type FuturesOrderRow, OPEN } from '../futures/tables';
import { futuresTermsOf, SHARE_LIMIT } from '../futures/terms';
import { announceOrder } from '../futures/wire';
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
  world.tryWithinLimit(() => {
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
 * Closes the copies at the market price when the trader's position has ended for any reason, and the same part of each
 * when the trader has closed lots of it. `id` is that of a CLOSED_TIMER.
 */
export function closeCopies(world: World, id: string): void {
  const sourceId = Number(partsOf(id).whole);
  eachWithinLimit(world, { kind: CLOSED_TIMER, id }, openCopiesOf(world, sourceId), (copy) => {
    // Closing one copy may have liquidated the next.
    const row = world.tables.leverOrders.need(copy.id);
    if (row.status !== OPEN) return;
    const closing = row.share - lotsLeft(world, row, sourceId);
    if (closing === row.share) forceClose(world, row, 'trader');
    else if (closing > 0) closeLots(world, row, closing);
  });
}

function closeLots(world: World, copy: FuturesOrderRow, lots: number): void {
  const closing = splitOff(world, copy, lots);
  announceOrder(world, world.tables.leverOrders.need(copy.id));
  forceClose(world, closing, 'trader');
}

/**
 * Lots that a copy keeps: the same fraction of its original lots as the trader's position, rounded up, so that the copy
 * ends with the trader's position and not before (designed). It does not depend on the number of steps in which the
 * trader closes.
 */
function lotsLeft(world: World, copy: FuturesOrderRow, sourceId: number): number {
  const source = world.tables.leverOrders.get(sourceId);
  if (source?.status !== OPEN) return 0;
  return Math.min(copy.share, Math.ceil((originalShare(world, copy) * source.share) / originalShare(world, source)));
}

/** Lots of a position before any of them were closed: its own, and those of the closed parts. */
const originalShare = ({ tables }: World, { id, userId, share }: FuturesOrderRow): number =>
  tables.leverOrders.list('user', userId).reduce((sum, row) => (row.partOf === id ? sum + row.share : sum), share);
