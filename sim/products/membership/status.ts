import { CREDIT_RULE_NAMES, CREDIT_RULES, CREDIT_START } from '@/domain/membership/credit';
import { VIP_TIERS, type VipTier } from '@/domain/membership/vip';
import { toWire8, ZERO } from '@/domain/money/money';
import { toWireTime } from '@/domain/time';
import type { ChangeRecord } from '../../ledger/change-records';
import type { World } from '../../world';
import type { UserRow } from '../accounts/tables';
import type { Part } from '../pages';
import { assetNamed, priceAt } from '../quotes/assets';
import type { LedgerReason } from '../reasons';

/** A customer's VIP tier, the table of tiers, and what the tier has saved so far. */
export function vipStatus(world: World, { id, level, depositedUsd }: UserRow) {
  const saving = world.tables.savings.get(id);
  return {
    level,
    deposited_usd: depositedUsd,
    tiers: VIP_TIERS.map(wireTier),
    saved: [
      ...(['spot', 'futures', 'options'] as const).map((kind) => ({ kind, usdt: saving?.[kind] ?? '0' })),
      { kind: 'deposit', usdt: received(world, id, 'vipExtra') } as const,
      { kind: 'cashback', usdt: received(world, id, 'cardCashback') } as const,
    ],
  };
}

/** Total booked to a customer for a ledger reason, in USDT at the prices of each booking. */
function received(world: World, userId: number, reason: LedgerReason): string {
  const { records } = world.ledger.records({ userId, reasons: [reason], offset: 0, limit: Number.MAX_SAFE_INTEGER });
  const worth = ({ asset, value, atMs }: ChangeRecord) => value.times(priceAt(world, assetNamed(world, asset), atMs));
  return toWire8(records.reduce((sum, record) => sum.plus(worth(record)), ZERO));
}

const wireTier = (tier: VipTier) => ({
  tier: tier.tier,
  deposit_over: tier.depositOverUsd,
  extra_deposit: tier.extraDepositShare,
  contract_fee_discount: tier.contractFeeDiscount,
  options_fee_discount: tier.optionsFeeDiscount,
  coin_fee_discount: tier.coinFeeDiscount,
  daily_withdrawal: tier.dailyWithdrawalUsd,
  card_cashback: tier.cardCashbackShare,
  loan_limit: tier.loanLimitShare,
});

/** A customer's credit score: its rules, and every change of it, newest first. */
export function creditStatus(world: World, user: UserRow, page: Part) {
  const { creditEntries } = world.tables;
  const all = creditEntries.list('user', user.id);
  const rows = creditEntries.list('user', user.id, { ...page, newestFirst: true });
  return {
    score: user.score,
    start: CREDIT_START,
    rules: CREDIT_RULE_NAMES.map((rule) => ({
      rule,
      points: CREDIT_RULES[rule].points,
      count: all.filter((row) => row.rule === rule).length,
      once: CREDIT_RULES[rule].times === 'once',
    })),
    list: rows.map(({ id, rule, points, scoreAfter, ref, atMs }) => ({
      id,
      rule,
      points,
      score: scoreAfter,
      ref,
      created_time: toWireTime(atMs),
    })),
    count: all.length,
  };
}
