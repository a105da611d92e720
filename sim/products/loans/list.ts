import type { CallReply } from '@/contract/calls';
import type { WireLang } from '@/contract/lang';
import {
  isOwed,
  LOAN_ASSET,
  LOAN_COLLECT_DAYS,
  LOAN_COLLECT_FROM,
  LOAN_MAX_OPEN,
  LOAN_MIN,
  LOAN_MIN_SCORE,
  LOAN_OVERDUE,
  LOAN_PENALTY_DAYS,
  LOAN_PENALTY_PERCENT,
  LOAN_TERMS,
  loanCollectMs,
  loanDay,
  owedOf,
} from '@/domain/loans/loans';
import { VIP_TIERS } from '@/domain/membership/vip';
import { Decimal, toWire8 } from '@/domain/money/money';
import { toWireTime } from '@/domain/time';
import { reasonFor } from '../../texts/reason';
import type { World } from '../../world';
import type { UserRow } from '../accounts/tables';
import { type PageRequest, partOf } from '../pages';
import { assetNamed } from '../quotes/assets';
import { debtNow, debtOf } from './debt';
import { loanBarrier, loanRoom } from './limit';
import type { LoanMoveRow, LoanRow } from './tables';

type WireLoan = CallReply<'GET /loan/list'>['list'][number];

/** The terms of loans, and what a customer may borrow. */
export function loanConfig(world: World, user: UserRow): CallReply<'GET /loan/config'> {
  const { assets, share, limit, borrowed, waiting, left } = loanRoom(world, user);
  return {
    currency_id: assetNamed(world, LOAN_ASSET).id,
    currency_name: LOAN_ASSET,
    min: LOAN_MIN,
    terms: LOAN_TERMS.map(({ id, days, dayPercent }) => ({ id, days, day_rate: dayPercent })),
    penalty_rate: LOAN_PENALTY_PERCENT,
    penalty_days: LOAN_PENALTY_DAYS,
    collect_days: LOAN_COLLECT_DAYS,
    collect_from: [...LOAN_COLLECT_FROM],
    min_score: LOAN_MIN_SCORE,
    most_open: LOAN_MAX_OPEN,
    score: user.score,
    vip_level: user.level,
    share,
    tiers: VIP_TIERS.map(({ tier, loanLimitShare }) => ({ tier, share: loanLimitShare })),
    assets_usdt: toWire8(assets),
    limit: toWire8(limit),
    borrowed: toWire8(borrowed),
    waiting: toWire8(waiting),
    left: toWire8(left),
    owed: toWire8(debtNow(world, user.id)),
    barrier: loanBarrier(world, user)?.code ?? '',
  };
}

const timeOrNone = (atMs: number): string => (atMs === 0 ? '' : toWireTime(atMs));
/** Formats an amount that may exceed the balance limit, such as the total cost of a loan. */
const wire = (amount: string): string => toWire8(new Decimal(amount));

export function wireLoan(world: World, row: LoanRow, lang: WireLang): WireLoan {
  const owes = isOwed(row.status);
  const endMs = row.endedMs === 0 ? world.nowMs : row.endedMs;
  const firstMs = loanCollectMs(row.dueMs);
  return {
    id: row.id,
    currency_name: LOAN_ASSET,
    amount: wire(row.amount),
    days: row.days,
    day_rate: row.dayPercent,
    status: row.status,
    principal: wire(row.principal),
    interest: wire(row.interest),
    penalty: wire(row.penalty),
    owed: toWire8(owedOf(debtOf(row))),
    repaid: wire(row.repaid),
    interest_total: wire(row.interestTotal),
    penalty_total: wire(row.penaltyTotal),
    day: row.startMs === 0 ? 0 : Math.min(row.days, loanDay(row.startMs, endMs)),
    overdue_day: row.startMs === 0 ? 0 : Math.max(0, loanDay(row.dueMs, endMs)),
    created_at: toWireTime(row.createdMs),
    started_at: timeOrNone(row.startMs),
    due_at: timeOrNone(row.dueMs),
    next_at: timeOrNone(row.nextMs),
    collect_at: owes ? toWireTime(Math.max(firstMs, row.status === LOAN_OVERDUE ? row.nextMs : 0)) : '',
    ended_at: timeOrNone(row.endedMs),
    notes: reasonFor(row.notes, lang),
  };
}

/** A page of a customer's loans, newest first. */
export function loansOf(
  world: World,
  userId: number,
  { open, page, limit }: PageRequest & { open: 0 | 1 | undefined },
  lang: WireLang,
): CallReply<'GET /loan/list'> {
  const { loans } = world.tables;
  const part = { ...partOf({ page, limit }), newestFirst: true };
  const rows =
    open === undefined ? loans.list('user', userId, part) : loans.list('userOpen', `${userId}|${open}`, part);
  const count = open === undefined ? loans.count('user', userId) : loans.count('userOpen', `${userId}|${open}`);
  return { list: rows.map((row) => wireLoan(world, row, lang)), count, page, limit };
}

const wireMove = (row: LoanMoveRow): CallReply<'GET /loan/detail'>['moves'][number] => ({
  id: row.id,
  kind: row.kind,
  amount: wire(row.amount),
  principal: wire(row.principal),
  interest: wire(row.interest),
  penalty: wire(row.penalty),
  owed: wire(row.owed),
  account: row.account,
  created_time: toWireTime(row.atMs),
});

/** A loan with all its moves, newest first. */
export const loanDetail = (world: World, row: LoanRow, lang: WireLang): CallReply<'GET /loan/detail'> => ({
  ...wireLoan(world, row, lang),
  moves: world.tables.loanMoves.list('loan', row.id, { newestFirst: true }).map(wireMove),
});
