import { NETWORKS, type NetworkCode } from '@/domain/networks';
import type { World } from '../../world';
import { approveRecharge, rejectRecharge } from './decide';
import { PENDING, type RechargeRow } from './tables';

/** What the back office needs to know of a deposit in a line. */
function summaryOf({ amount, asset, network, hash, voucher, give, cashback }: RechargeRow) {
  const by = network === '' ? 'bank card' : NETWORKS[network as NetworkCode].name;
  const extra = [give, cashback].filter((one) => one !== '0').map((one) => `+${one} ${asset}`);
  return {
    amount: `${amount} ${asset}`,
    by,
    voucher,
    ...(hash !== '' && { hash }),
    ...(extra.length > 0 && { extra: extra.join(' ') }),
  };
}

/** Deposits that wait for somebody to look at their vouchers (sim/control/back-office.ts). */
export const depositReview = {
  kind: 'deposit',
  list: (world: World) =>
    world.tables.recharges
      .list('status', PENDING)
      .map((row) => ({ id: String(row.id), userId: row.userId, sinceMs: row.createdMs, summary: summaryOf(row) })),
  approve: (world: World, id: string) => void approveRecharge(world, Number(id)),
  reject: (world: World, id: string, reason: string) => void rejectRecharge(world, Number(id), reason),
};
