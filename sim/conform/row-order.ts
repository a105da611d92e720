import type { Call } from '@/contract/calls';
import { type Finding, shown } from './finding';
import { decimalsOf, rowsAt } from './judge-payload';

/** How the rows of a list are ordered, where the contract says so. */
interface RowOrder {
  /** Path of the list in the payload; '' for the payload itself. */
  readonly rows: string;
  readonly by: string;
  readonly way: 'up' | 'down';
}

const newest = (rows: string, by = 'id'): RowOrder => ({ rows, by, way: 'down' });
const rising = (rows: string, by: string): RowOrder => ({ rows, by, way: 'up' });

/** Calls whose note (src/contract/<product>/facts.ts) says how their rows are ordered. */
export const ROW_ORDERS: Partial<Record<Call, RowOrder>> = {
  'GET /coin/list': newest(''),
  'GET /alert/list': rising('', 'id'),
  'GET /alert/reached': newest('', 'reach_time'),
  'GET /coin/detail': rising('fills', 'created_at'),
  'GET /currency/new_timeshar': rising('', 'time'),
  'GET /recharge/log': newest('data', 'created_at'),
  'GET /user/withdraw/list': newest('data', 'create_time'),
  'GET /user/wallet/list': newest('data'),
  'POST /dual/dual_list': newest('list'),
  'GET /dual/index': rising('dual_currencys', 'end_time'),
  'GET /user/Transfer/list': newest('data', 'created_time'),
  'GET /game/history': newest('list', 'round'),
  'GET /user/project/order': newest('data', 'created_at'),
  'GET /loan/list': newest('list'),
  'GET /loan/detail': newest('moves'),
  'GET /lh/deposit/order': newest('order_list'),
  'GET /user/bills': newest('list', 'created_time'),
  'GET /user/bills/export': newest('list', 'created_time'),
  'GET /user/rebates': newest('list', 'day'),
  'POST /user/messageList': newest('data', 'create_time'),
  'POST /bind_box/getBindBoxQuotationLog': newest(''),
  'POST /bind_box/getMyBindBoxQuotationLog': newest('data'),
  'POST /bind_box/getNeedPayNFTOrder': rising('', 'overtime'),
  'GET /otc/ads': rising('list', 'price'),
  'GET /otc/orders': newest('list'),
  'GET /otc/my_ads': newest('list'),
  'GET /points/history': newest('list', 'created_time'),
  'GET /follow/index': newest('data', 'total_profits'),
  'GET /follow/historyTrade': newest('data', 'complete_time'),
};

/** Calls whose rows are ordered by a value that the rows do not contain. */
export const ORDERED_UNSEEN: readonly Call[] = [
  // Ordered by the time at which a work was marked, came to its owner, or was last changed.
  'GET /bind_box/getCollection',
  'POST /bind_box/getMyNFTs',
  'GET /bind_box/getMyAuctions',
  // Ordered by the next begin or end, which depends on each row's state.
  'GET /project',
];

/** Numbers are compared as numbers, times as texts, which sort alike. */
const isAfter = (a: unknown, b: unknown): boolean =>
  decimalsOf(a) >= 0 && decimalsOf(b) >= 0 ? Number(a) > Number(b) : String(a) > String(b);

/** A finding for the first row that is out of order, if any. */
export function orderFindings(call: Call, payload: unknown, root: string): Finding[] {
  const order = ROW_ORDERS[call];
  const rows = order && rowsAt(payload, order.rows);
  if (!order || !rows) return [];
  for (let at = 1; at < rows.length; at += 1) {
    const [before, after] = [rows[at - 1]?.[order.by], rows[at]?.[order.by]];
    if (before === undefined || after === undefined) continue;
    const isWrong = order.way === 'up' ? isAfter(before, after) : isAfter(after, before);
    if (isWrong) {
      const list = order.rows === '' ? root : `${root}.${order.rows}`;
      const way = order.way === 'up' ? 'the lowest first' : 'the highest first';
      const seen = `row ${at} has ${shown(before)}, row ${at + 1} ${shown(after)}`;
      return [{ path: `${list}[].${order.by}`, expected: `rows by ${order.by}, ${way}`, seen }];
    }
  }
  return [];
}
