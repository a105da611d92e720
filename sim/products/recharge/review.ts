import { NETWORKS, type NetworkCode } from '@/domain/networks';
import type { World } from '../../world';
import { pictureFacts } from '../content/uploads';
import { approveRecharge, rejectRecharge } from './decide';
import { PENDING, type RechargeRow } from './tables';

/** What the back office needs to know of a deposit in a line. */
function summaryOf(world: World, row: RechargeRow) {
  const { amount, asset, network, hash, give, cashback } = row;
  const by = network === '' ? 'bank card' : NETWORKS[network as NetworkCode].name;
  const extra = [give, cashback].filter((one) => one !== '0').map((one) => `+${one} ${asset}`);
  return {
    amount: `${amount} ${asset}`,
    by,
    voucher: pictureFacts(world, row.userId, row.voucher) ?? 'drawing',
    ...(hash !== '' && { hash }),
    ...(extra.length > 0 && { extra: extra.join(' ') }),
  };
}

/** Deposits that wait for somebody to look at their vouchers (sim/control/back-office.ts). */
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
