import type { lockupRequests } from '@/contract/lockup/requests';
import { type HandlersOf, ok } from '../../handler';
import { successMessage } from '../../texts/success-messages';
import { lockOrdersOf, lockProducts } from './list';
import { placeLock } from './place';
import { redeemLock } from './redeem';

/** Lock-up mining. */
export const lockupHandlers: HandlersOf<typeof lockupRequests> = {
  'GET /lh/deposit/config': (world) => ok(lockProducts(world)),
  'GET /lh/deposit/order': (world, { status, is_cancel, page, limit }, { user }) =>
    ok(lockOrdersOf(world, user.id, { status, isCancel: is_cancel, page, limit })),
  'POST /lh/deposit': (world, input, { user, lang }) => {
    const placed = placeLock(world, user.id, input);
    return placed.ok ? ok(successMessage('deposit_locked', lang)) : placed;
  },
  'POST /lh/deposit/order/cancel': (world, { id }, { user, lang }) => {
    const redeemed = redeemLock(world, user.id, id);
    return redeemed.ok ? ok(successMessage('deposit_redeemed', lang)) : redeemed;
  },
};
