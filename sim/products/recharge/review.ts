import { NETWORKS, type NetworkCode } from '@/domain/payout/networks';
import type { World } from '../../world';
import { pictureContent } from '../content/picture-content';
import { pictureFacts } from '../content/uploads';
import { approveRecharge, rejectRecharge } from './decide';
import { PENDING, type RechargeRow } from './tables';

/** Numbers of earlier deposits, of any customer, with the same picture. */
function earlierOfPicture({ tables }: World, { id, voucher }: RechargeRow): string[] {
  const content = pictureContent(voucher);
  if (content === null) return [];
  const earlier = tables.recharges.list('picture', content).filter((row) => row.id < id);
  return earlier.map((row) => `#${row.id}`);
}

/** Summary of a deposit for the back office. */
function summaryOf(world: World, row: RechargeRow) {
  const { amount, asset, network, hash, memo, give, cashback } = row;
  const same = earlierOfPicture(world, row);
  const by = network === '' ? 'bank card' : NETWORKS[network as NetworkCode].name;
  const extra = [give, cashback].filter((one) => one !== '0').map((one) => `+${one} ${asset}`);
  return {
    amount: `${amount} ${asset}`,
    by,
    voucher: pictureFacts(world, row.userId, row.voucher) ?? 'drawing',
    ...(hash !== '' && { hash }),
    ...(memo !== '' && { memo }),
    ...(same.length > 0 && { repeats: same.join(', ') }),
    ...(extra.length > 0 && { extra: extra.join(' ') }),
  };
}

/** Review of deposits (sim/products/review.ts). */
export const depositReview = {
  kind: 'deposit',
  list: (world: World) =>
    world.tables.recharges.list('status', PENDING).map((row) => ({
      id: String(row.id),
      userId: row.userId,
      sinceMs: row.createdMs,
      summary: summaryOf(world, row),
    })),
  approve: (world: World, id: string) => void approveRecharge(world, Number(id)),
  reject: (world: World, id: string, reason: string) => void rejectRecharge(world, Number(id), reason),
};
