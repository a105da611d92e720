import type { CallReply } from '@/contract/calls';
import type { WireLang } from '@/contract/lang';
import { grantedPercent, OVER, remainingPercent, timeStatusAt } from '@/domain/ieo/subscription';
import { Decimal, toWire8 } from '@/domain/money/money';
import { USDT } from '@/domain/money/usdt';
import { DAY_MS, toWireTime } from '@/domain/time';
import type { World } from '../../world';
import { pageOf, paginated, partOf } from '../pages';
import { assetNamed, priceAt } from '../quotes/assets';
import { isLocked } from './applications';
import { localizedProject } from './localized-project';
import { PAY_ASSET } from './opening';
import { applicationsTotal, appliedTotal, needProject, ownApplied, type Project } from './project';
import { ISSUED, type ProjectRow, type SubscriptionRow } from './tables';

type WireProject = CallReply<'GET /project'>['list'][number];
type WireDetail = CallReply<'GET /project/detail'>;
type WireOrder = CallReply<'GET /user/project/order'>['data'][number];

/** Sales under way by their end, then sales in warm-up by their start, then ended sales, the latest first. */
function byDeadline(nowMs: number) {
  const rank = (row: ProjectRow) => {
    const status = timeStatusAt(nowMs, row);
    return status === OVER ? [2, -row.endMs] : [status === 1 ? 1 : 0, status === 1 ? row.startMs : row.endMs];
  };
  return (a: ProjectRow, b: ProjectRow) => {
    const [groupA = 0, atA = 0] = rank(a);
    const [groupB = 0, atB = 0] = rank(b);
    return groupA - groupB || atA - atB || a.id - b.id;
  };
}

/** A page of projects, ordered by deadline. */
export function projectList(world: World, lang: WireLang, page: number, limit: number): WireProject[] {
  const projects = [...world.tables.projects.all()].sort(byDeadline(world.nowMs));
  return pageOf(projects, { page, limit }).map((row) => wireProject(world, needProject(world, row.id), lang));
}

function wireProject(world: World, project: Project, lang: WireLang) {
  const { row, sale, instrument } = project;
  const applied = appliedTotal(world, project, world.nowMs);
  const { summary } = localizedProject(project, lang);
  return {
    id: row.id,
    title: instrument.name,
    summary,
    amount: sale.issue.toFixed(),
    total_sell: toWire8(applied),
    start_at: toWireTime(row.startMs),
    end_at: toWireTime(row.endMs),
    logo: '',
    currency_id: instrument.currencyId,
    pay_currency_id: USDT.currencyId,
    time_status: timeStatusAt(world.nowMs, row),
    currency_name: instrument.base,
    pay_currency_name: PAY_ASSET,
    percentage: remainingPercent(sale.issue, applied),
    day: Math.max(1, Math.ceil((row.endMs - row.startMs) / DAY_MS)),
    price: toWire8(sale.price),
    sell_begin: toWireTime(row.listMs),
    mode: sale.mode,
    phase: row.phase,
  } as const;
}

/** Everything about a project. `userId` is 0 for a visitor. */
export function projectDetail(world: World, project: Project, userId: number, lang: WireLang): WireDetail {
  const { row, sale } = project;
  const applied = appliedTotal(world, project, world.nowMs);
  const { content, paper, site } = localizedProject(project, lang);
  const applications = applicationsTotal(world, project, world.nowMs);
  const isOver = row.phase !== 'sale';
  const latest = world.tables.subscriptions.list('userProject', `${userId}|${row.id}`, {
    newestFirst: true,
    limit: 1,
  })[0];
  return {
    info: {
      ...wireProject(world, project, lang),
      min: sale.min.toFixed(),
      sell_amount: toWire8(Decimal.min(applied, sale.issue)),
      content,
      white_book: paper,
      link: site,
      total_apply: applications,
      win_rate: grantedPercent(sale.issue, applied),
      user_has_money: toWire8(world.ledger.available(userId, 'change', PAY_ASSET)),
      max: sale.max.toFixed(),
      own_amount: ownApplied(world, userId, row.id).toFixed(),
      // Every applicant is granted something, because the smallest application is worth many lots.
      passes: isOver ? applications : 0,
      amount_decimals: sale.amountDecimals,
      issue_at: toWireTime(row.issueMs),
      ...pricesOfCoins(world),
    },
    order_info: latest ? { ...wireSubscription(world, latest), order_no: orderNumber(latest) } : null,
    sell_order: null,
  };
}

/** Clients of the family show a project's price in these coins too. */
const pricesOfCoins = (world: World) => ({
  btc_price: toWire8(new Decimal(priceAt(world, assetNamed(world, 'BTC'), world.nowMs))),
  eth_price: toWire8(new Decimal(priceAt(world, assetNamed(world, 'ETH'), world.nowMs))),
});

const orderNumber = ({ id, projectId }: SubscriptionRow): string =>
  `S${String(projectId).padStart(3, '0')}${String(id).padStart(7, '0')}`;

/** A page of a customer's applications, newest first. */
export function subscriptionsOf(world: World, userId: number, page: number, limit: number) {
  const { subscriptions } = world.tables;
  const rows = subscriptions.list('user', userId, { ...partOf({ page, limit }), newestFirst: true });
  const total = subscriptions.count('user', userId);
  const data = rows.map((row) => wireSubscription(world, row));
  return paginated(data, { page, limit }, total);
}

function wireSubscription(world: World, row: SubscriptionRow): WireOrder {
  const own = needProject(world, row.projectId);
  const { instrument, sale, row: project } = own;
  const isDecided = row.allocated !== '';
  return {
    created_at: toWireTime(row.createdMs),
    name: instrument.base,
    coin_amount: toWire8(new Decimal(row.amount)),
    sell_begin: toWireTime(project.listMs),
    id: row.id,
    status: row.status,
    give_amount: toWire8(new Decimal(row.status === ISSUED ? row.allocated : 0)),
    project_id: row.projectId,
    pay_currency_name: PAY_ASSET,
    price: toWire8(sale.price),
    paid: toWire8(new Decimal(row.paid)),
    allocated: isDecided ? toWire8(new Decimal(row.allocated)) : null,
    refund: isDecided ? toWire8(new Decimal(row.refund)) : null,
    locked: isLocked(world, own, row) ? 1 : 0,
    end_at: toWireTime(project.endMs),
    issue_at: toWireTime(project.issueMs),
  };
}
