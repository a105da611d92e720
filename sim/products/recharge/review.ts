import { Decimal, type Money, money } from '@/domain/money/money';
import { NETWORKS, type NetworkCode } from '@/domain/payout/networks';
import { type HouseAccountName, houseAccount, userAccount } from '../../ledger/accounts';
import type { World } from '../../world';
import { pictureContent } from '../content/picture-content';
import { pictureFacts } from '../content/uploads';
import { addDeposited } from '../membership/deposited';
import { sendMessage } from '../messages/send';
import { assetNamed, priceAt } from '../quotes/assets';
import type { LedgerReason } from '../reasons';
import { APPROVED, PENDING, REJECTED, type RechargeRow } from './tables';

/**
 * Credits a deposit to the spot account: the payment from the gateway, then the tier's extras from the treasury, each
 * in a posting of its own. The payment counts towards the next tier, whose extras apply to later deposits. Throws when
 * the deposit does not wait for review.
 */
export function approveRecharge(world: World, id: number): RechargeRow {
  const row = waiting(world, id);
  credit(world, row, 'house:deposits', 'deposit', money(row.amount));
  credit(world, row, 'house:treasury', 'vipExtra', money(row.give));
  credit(world, row, 'house:treasury', 'cardCashback', money(row.cashback));
  sendMessage(world, row.userId, 'depositApproved', { id, amount: row.amount, coin: row.asset });
  addDeposited(world, row.userId, worthInUsd(world, row));
  return world.tables.recharges.update(id, { status: APPROVED, updatedMs: world.nowMs });
}

/** Rejects a deposit whose payment did not arrive as stated. Nothing was booked, so nothing is undone. */
export function rejectRecharge(world: World, id: number, reason: string): RechargeRow {
  const { userId, amount, asset: coin } = waiting(world, id);
  sendMessage(world, userId, 'depositRejected', { id, amount, coin, reason });
  return world.tables.recharges.update(id, { status: REJECTED, remark: reason, updatedMs: world.nowMs });
}

/** Value of a deposit in USD now, without the tier's extras. */
function worthInUsd(world: World, { asset, amount }: RechargeRow): Money {
  return new Decimal(amount).times(priceAt(world, assetNamed(world, asset), world.nowMs));
}

function waiting(world: World, id: number): RechargeRow {
  const row = world.tables.recharges.get(id);
  if (row?.status !== PENDING) throw new Error(`deposit ${id} does not wait for anybody`);
  return row;
}

function credit(world: World, row: RechargeRow, from: HouseAccountName, reason: LedgerReason, amount: Money): void {
  if (amount.isZero()) return;
  const note = { atMs: world.nowMs, reason, ref: `recharge:${row.id}` };
  world.ledger.transfer(houseAccount(from, row.asset), userAccount(row.userId, 'change', row.asset), amount, note);
}

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
