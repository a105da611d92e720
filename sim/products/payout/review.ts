import { money } from '@/domain/money/money';
import { NETWORKS } from '@/domain/payout/networks';
import { houseAccount, userAccount } from '../../ledger/accounts';
import type { World } from '../../world';
import { sendMessage } from '../messages/send';
import { PAID, REFUSED, WAITING, type WithdrawalRow } from './tables';

/** A withdrawal that waits for review. Throws on any other, because a decision is final. */
function waiting(world: World, id: number): WithdrawalRow {
  const row = world.tables.withdrawals.get(id);
  if (row?.status !== WAITING) throw new Error(`no withdrawal ${id} waits for a decision`);
  return row;
}

/** Pays a withdrawal: the frozen amount leaves through the gateway, less the fee, which the house keeps. */
export function approvePayout(world: World, id: number): void {
  const row = waiting(world, id);
  const { asset } = row;
  const [amount, fee] = [money(row.amount), money(row.fee)];
  world.ledger.post({
    atMs: world.nowMs,
    reason: 'withdrawDone',
    ref: String(id),
    legs: [
      { account: userAccount(row.userId, 'change', asset, 'frozen'), amount: amount.neg() },
      { account: houseAccount('house:deposits', asset), amount: amount.minus(fee) },
      { account: houseAccount('house:fees', asset), amount: fee },
    ],
  });
  world.tables.withdrawals.update(id, { status: PAID, decidedMs: world.nowMs });
  sendMessage(world, row.userId, 'withdrawalPaid', { id, amount: row.amount, fee: row.fee, coin: asset });
}

/** Rejects a withdrawal and releases the frozen amount. It no longer counts against the limits. */
export function rejectPayout(world: World, id: number, reason: string): void {
  const row = waiting(world, id);
  const note = { atMs: world.nowMs, reason: 'withdrawFailed', ref: String(id) } as const;
  world.ledger.release(row.userId, 'change', row.asset, money(row.amount), note);
  world.tables.withdrawals.update(id, { status: REFUSED, notes: reason, decidedMs: world.nowMs });
  sendMessage(world, row.userId, 'withdrawalRejected', { id, amount: row.amount, coin: row.asset, reason });
}

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
