import type { Call } from '@/contract/calls';
import { rowsAt } from './judge-payload';
import { isRecord } from './shape';

/** The answers of earlier calls, from which later calls take field values. */
export interface Seen {
  /** The latest accepted answer of a call; undefined when there is none. */
  payload(call: Call): unknown;
  /** The server's clock, epoch milliseconds. */
  readonly nowMs: number;
  /** The last code that was sent to an address; null where nobody can read what was sent. */
  codeFor(address: string): Promise<string | null>;
  /** A text of this walk that no other walk uses. */
  readonly unique: string;
}

type Value = string | number | null | undefined;

/** A field value that is taken from earlier answers. A step is left out when one of its fields gets no value. */
export interface From {
  readonly needs: readonly Call[];
  readonly of: (seen: Seen) => Value | Promise<Value>;
}

export type StepFields = Readonly<Record<string, string | number | From>>;

export interface Step {
  readonly call: Call;
  readonly fields?: StepFields;
  /** Calls that must have been accepted before, in addition to those that the fields are taken from. */
  readonly after?: readonly Call[];
  /** Whether a refusal also conforms, because acceptance depends on the customer's account. */
  readonly mayRefuse?: boolean;
  /** The session: the given one, none, or that of the customer whom the walk registers. */
  readonly as?: 'given' | 'nobody' | 'registered';
  /**
   * Milliseconds to wait before the call: real ones for a server over HTTP, virtual ones for an exchange in this
   * process.
   */
  readonly waitMs?: number;
  /** Sends a picture as well. */
  readonly withFile?: boolean;
}

/** The value at a path like `list.0.id` of an answer. */
export const from = (call: Call, path: string, ...others: readonly [call: Call, path: string][]): From => ({
  needs: [call],
  of: (seen) => {
    for (const [each, where] of [[call, path] as const, ...others]) {
      const value = where.split('.').reduce<unknown>((at, key) => inside(at, key), seen.payload(each));
      if (typeof value === 'string' || typeof value === 'number') return value;
    }
    return null;
  },
});

const inside = (value: unknown, key: string): unknown =>
  Array.isArray(value) ? value[Number(key)] : isRecord(value) ? value[key] : undefined;

export const chosen = (needs: readonly Call[], of: From['of']): From => ({ needs, of });

type Row = Readonly<Record<string, unknown>>;
export const rowsOf = (value: unknown): readonly Row[] => (Array.isArray(value) ? value.filter(isRecord) : []);
const on = (flag: unknown) => flag === 1 || flag === '1' || flag === true;

const QUOTES: Call = 'GET /currency/quotation_new';

/** The first pair of the first group (USDT) that is open for a kind of trading. */
function pairFor(seen: Seen, kind: string): Row | undefined {
  const [group] = rowsOf(seen.payload(QUOTES));
  return rowsOf(group?.quotation).find((pair) => on(pair[kind]) && (pair.is_open === undefined || on(pair.is_open)));
}
export const pairField = (kind: string, field: string): From =>
  chosen([QUOTES], (seen) => pairFor(seen, kind)?.[field] as Value);

/** A price so far below the market that an order to buy at it waits. */
const farBelow = (kind: string): From =>
  chosen([QUOTES], (seen) => {
    const { now_price: price, price_decimals: decimals } = pairFor(seen, kind) ?? {};
    const places = Number(decimals ?? String(price).split('.')[1]?.length ?? 2);
    return Number(price) > 0 ? (Number(price) / 2).toFixed(places) : null;
  });

const PAGE = { page: 1, limit: 5 };
const USDT = chosen([QUOTES], (seen) => rowsOf(seen.payload(QUOTES))[0]?.id as Value);
const tradedPair = (kind: string) => ({
  currency_id: pairField(kind, 'currency_id'),
  legal_id: pairField(kind, 'legal_id'),
});
const TRADER = { trader_user_id: from('GET /follow/index', 'data.0.id') };
const WORK = { code: from('GET /bind_box/getBoxList', '0.code') };
const DEAL: Call = 'POST /lever/deal';

const step = (call: Call, fields: StepFields = {}, rest: Omit<Step, 'call' | 'fields'> = {}): Step => ({
  call,
  fields,
  ...rest,
});

/** Calls that change nothing, each after those its fields are taken from. */
export const READS: readonly Step[] = [
  step('GET /getSetting', { keyword: 'version' }),
  step('GET /getSiteConfig'),
  step('GET /menu'),
  step('GET /news/index_pop'),
  step('GET /news/index_message'),
  step('POST /news/list', { c_id: 4, ...PAGE }),
  step('POST /news/detail', { id: from('POST /news/list', 'list.0.id') }),
  step('GET /faq'),
  step('GET /contactus'),
  step('GET /aboutus'),
  step('GET /operational_compliance'),
  step('GET /currency/list'),
  step(QUOTES),
  step('GET /currency/new_timeshar', {
    symbol: chosen([QUOTES], (seen) => {
      const pair = pairFor(seen, 'open_coin_trade');
      return pair && `${pair.currency_name}/${pair.legal_name}`;
    }),
    period: '1min',
    from: chosen([], ({ nowMs }) => Math.floor(nowMs / 1000) - 3600),
    to: chosen([], ({ nowMs }) => Math.floor(nowMs / 1000)),
  }),
  step('GET /wallet/getRateCurrency', { id: USDT }),
  step('GET /microtrade/seconds'),
  step('GET /lh/deposit/config'),
  step('GET /dual/index'),
  step('GET /dual/detail', { id: from('GET /dual/index', 'dual_currencys.0.id') }),
  step('GET /project', PAGE),
  step('GET /project/detail', { project_id: from('GET /project', 'list.0.id') }),
  step('GET /user/info'),
  step('GET /real/state'),
  step('GET /optional/list'),
  step('GET /alert/list'),
  step('GET /alert/reached'),
  step('GET /coin/list', PAGE),
  step('GET /coin/detail', { id: from('GET /coin/list', '0.id') }),
  step(DEAL, tradedPair('open_lever')),
  step('POST /lever/dealall', { ...tradedPair('open_lever'), ...PAGE }),
  step('POST /lever/my_trade', { status: -1, ...PAGE }),
  step('GET /follow/index', PAGE),
  step('GET /follow/traderDetail', TRADER),
  step('GET /follow/historyTrade', { ...TRADER, ...PAGE }),
  step('GET /follow/currentTrade', { ...TRADER, ...PAGE }),
  step('GET /follow/mine'),
  step('GET /follow/copies', { status: 1, ...PAGE }),
  step('GET /follow/application'),
  step('GET /microtrade/payable_currencies'),
  step('GET /microtrade/lists', { status: -1, ...PAGE }),
  step('GET /microtrade/get_result', { id: from('GET /microtrade/lists', 'data.0.id') }),
  step('GET /lh/deposit/order', PAGE),
  step('POST /dual/dual_list', PAGE),
  step('GET /user/project/order', PAGE),
  step('GET /financial/overview'),
  step('POST /wallet/list'),
  step('POST /wallet/detail', { currency: USDT, type: 'change' }),
  step('POST /wallet/legal_log', PAGE),
  step('GET /wallet/hzhistory', PAGE),
  step('GET /recharge/log', PAGE),
  step('GET /recharge/terms'),
  step('POST /wallet/get_in_address', { currency: USDT }),
  step('POST /wallet/get_info', { currency: USDT }),
  step('GET /user/withdraw/list', PAGE),
  step('GET /user/wallet/list', PAGE),
  step('POST /user/cash_info'),
  step('POST /user/cash_info_international'),
  step('GET /currency/user_currency_list'),
  step('POST /user/getTransferList'),
  step('POST /user/getTransferFee', {
    from_currency_id: from('POST /user/getTransferList', 'transfer.0.id'),
    to_currency_id: from('POST /user/getTransferList', 'transfer.1.id'),
  }),
  step('GET /user/Transfer/list', PAGE),
  step('GET /game/state'),
  step('GET /game/history', PAGE),
  step('GET /game/round', { id: from('GET /game/history', 'list.0.id') }),
  step('GET /user/vip'),
  step('GET /user/coupons', PAGE),
  step('GET /user/bills', PAGE),
  step('GET /user/bills/detail', { id: from('GET /user/bills', 'list.0.id') }),
  step('GET /user/bills/export'),
  step('GET /user/invite'),
  step('GET /user/invitees', PAGE),
  step('GET /user/rebates', PAGE),
  step('GET /user/credit', PAGE),
  step('GET /otc/ads', { side: 1, ...PAGE }),
  step('GET /otc/orders', PAGE),
  step('GET /otc/detail', { id: from('GET /otc/orders', 'list.0.id') }),
  step('GET /otc/my_ads', PAGE),
  step('POST /user/messageList', PAGE),
  step('GET /bind_box/getBoxList', PAGE),
  step('GET /bind_box/getBoxDetail', WORK),
  step('GET /bind_box/getArtist', PAGE),
  step('GET /bind_box/getArtistDetail', { uid: from('GET /bind_box/getArtist', '0.id') }),
  step('GET /bind_box/getNftCurrency'),
  step('GET /bind_box/getCollection'),
  step('POST /bind_box/getBindBoxQuotationLog', WORK),
  step('POST /bind_box/getMyNFTs'),
  step('POST /bind_box/getMyBindBoxQuotationLog', PAGE),
  step('POST /bind_box/getNeedPayNFTOrder'),
  step('GET /bind_box/getMyAuctions', PAGE),
  step('GET /bind_box/getHistory', WORK),
  step('GET /loan/config'),
  step('GET /loan/list', PAGE),
  step('GET /loan/detail', { id: from('GET /loan/list', 'list.0.id') }),
  step('GET /points/list', PAGE),
  step('GET /points/rules'),
  step('GET /points/history', PAGE),
  step('GET /kefu/list', { limit: 5 }),
  step('GET /chat/list', { limit: 5 }),
  step('GET /chat/muted'),
];

const FAVOURITES: Call = 'GET /optional/list';
const TRADE: Call = 'POST /coin/trade';
const FUND: Call = 'POST /wallet/change';
const SUBMIT: Call = 'POST /lever/submit';
const NAME = from('GET /user/info', 'nickname');
const may = { mayRefuse: true };

/** The id of the waiting order that this run has placed itself, so that no other order is cancelled. */
const ownOrder = (placed: Call, list: Call, rowsIn: string, price: string, kind: string): From =>
  chosen([placed, list, QUOTES], async (seen) => {
    const rows = rowsAt(seen.payload(list), rowsIn) ?? [];
    const wanted = Number(await farBelow(kind).of(seen));
    return rows.find((row) => Number(row[price]) === wanted)?.id as Value;
  });

/** Fields of a transfer for one small futures order; the money is moved back afterwards. */
const MARGIN = {
  currency_id: USDT,
  // Left out while a position is open, because the money could not be moved back.
  number: chosen(['POST /lever/my_trade'], (seen) => {
    const rows = rowsAt(seen.payload('POST /lever/my_trade'), 'message.data') ?? [];
    return rows.some((row) => Number(row.status) === 1) ? null : '50';
  }),
};
/** An artwork of another owner, because one's own cannot be marked. */
const OTHERS_WORK = {
  code: chosen(['GET /bind_box/getBoxList', 'GET /user/info'], (seen) => {
    const { id } = seen.payload('GET /user/info') as Row;
    const works = rowsOf(seen.payload('GET /bind_box/getBoxList'));
    return works.find((work) => Number(work.owner) !== Number(id))?.code as Value;
  }),
};

/** The address of a customer that is registered for the check. Nobody has a mailbox there (RFC 2606). */
export const newAddress = ({ unique }: Seen) => `conform-${unique}@example.com`;
const ADDRESS = chosen([], newAddress);
const CODE = chosen([], (seen) => seen.codeFor(newAddress(seen)));
const PASSWORD = 'conform-1';

/** Calls that change something and leave an account as it was, and a new customer. */
export const WRITES: readonly Step[] = [
  step('GET /getClientid', { clientid: 'conform' }, may),
  step('POST /optional/add', {
    currency_id: chosen([QUOTES, FAVOURITES], (seen) => {
      const known = new Set(rowsOf(seen.payload(FAVOURITES)).map((row) => Number(row.currency_id)));
      const [group] = rowsOf(seen.payload(QUOTES));
      return rowsOf(group?.quotation).find((pair) => !known.has(Number(pair.currency_id)))?.currency_id as Value;
    }),
  }),
  step('POST /optional/del', { id: from('POST /optional/add', 'id') }),
  step(
    TRADE,
    {
      ...tradedPair('open_coin_trade'),
      type: 1,
      amount: chosen([QUOTES], (seen) => (pairFor(seen, 'open_coin_trade')?.min_amount as Value) ?? '0.01'),
      target_price: farBelow('open_coin_trade'),
      order_type: 'limit',
    },
    may,
  ),
  step('GET /coin/list', { status: 1, ...PAGE }, { after: [TRADE] }),
  step('PUT /coin/trade', { id: ownOrder(TRADE, 'GET /coin/list', '', 'target_price', 'open_coin_trade') }),
  step(FUND, { ...MARGIN, from_field: 'change', to_field: 'lever' }, may),
  step(
    SUBMIT,
    {
      ...tradedPair('open_lever'),
      share: from(DEAL, 'lever_share_limit.min'),
      multiple: from(DEAL, 'multiple.muit.0.value'),
      type: 1,
      status: 0,
      target_price: farBelow('open_lever'),
    },
    may,
  ),
  step('POST /lever/my_trade', { status: 0, ...PAGE }, { after: [SUBMIT] }),
  step('POST /lever/cancel', { id: ownOrder(SUBMIT, 'POST /lever/my_trade', 'message.data', 'price', 'open_lever') }),
  step(FUND, { ...MARGIN, from_field: 'lever', to_field: 'change' }, { after: [FUND], ...may }),
  step('POST /bind_box/collect', OTHERS_WORK, may),
  // Sends the current texts again, because a signature cannot be removed once it was written.
  step(
    'POST /user/editNickname',
    {
      nickname: NAME,
      signature: chosen(['GET /user/info'], (seen) => {
        const { signature } = seen.payload('GET /user/info') as Row;
        return typeof signature === 'string' ? signature : '';
      }),
    },
    may,
  ),
  step('POST /upload', {}, { withFile: true, ...may }),
  step('POST /chat/mute', { member: from('GET /chat/list', 'list.0.member'), muted: 1 }, may),
  step('POST /chat/mute', { member: from('GET /chat/list', 'list.0.member'), muted: 0 }, may),
  step('POST /user/messageDetail', { id: from('POST /user/messageList', 'data.0.id') }),
  step('POST /bind_box/collect', OTHERS_WORK, { after: ['POST /bind_box/collect'], waitMs: 1_100 }),
  step('POST /sms_mail', { user_string: ADDRESS, scene: 'register' }, { as: 'nobody', ...may }),
  step(
    'POST /user/check_email',
    { user_string: ADDRESS, email_code: CODE, scene: 'register' },
    { as: 'nobody', after: ['POST /sms_mail'] },
  ),
  step(
    'POST /user/register',
    { user_string: ADDRESS, code: CODE, password: PASSWORD, re_password: PASSWORD, type: 'email' },
    { as: 'nobody', after: ['POST /sms_mail'], ...may },
  ),
  step(
    'POST /user/login',
    { user_string: ADDRESS, password: PASSWORD },
    { as: 'nobody', after: ['POST /user/register'] },
  ),
  step('GET /user/info', {}, { as: 'registered', after: ['POST /user/login'] }),
  step('GET /user/logout', {}, { as: 'registered', after: ['POST /user/login'] }),
];
