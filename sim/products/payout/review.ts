import { money } from '@/domain/money/money';
import { NETWORKS } from '@/domain/payout/networks';
import type { World } from '../../world';
import { approvePayout, rejectPayout } from './decide';
import { WAITING } from './tables';

/** Review of withdrawals (sim/products/review.ts). */
export const withdrawalReview = {
  kind: 'withdrawal',
  list: ({ tables }: World) =>
    tables.withdrawals
      .list('status', WAITING)
      .map(({ id, userId, createdMs, asset, amount, fee, network, target, memo }) => ({
        id: String(id),
        userId,
        sinceMs: createdMs,
        summary: {
          amount: `${money(amount).toFixed()} ${asset}`,
          fee: `${money(fee).toFixed()} ${asset}`,
          to: network === '' ? target : `${NETWORKS[network].name} ${target}`,
          ...(memo !== '' && { memo }),
        },
      })),
  approve: (world: World, id: string) => approvePayout(world, Number(id)),
  reject: (world: World, id: string, reason: string) => rejectPayout(world, Number(id), reason),
};
