import type { Call } from '@/contract/calls';
import { rowsAt } from './judge-payload';
import { farBelow, pairFor, QUOTES, tradedPair, USDT } from './pair';
import { chosen, type From, from, PAGE, type Row, rowsOf, type Seen, type Step, step, type Value } from './step';

const FAVOURITES: Call = 'GET /optional/list';
const TRADE: Call = 'POST /coin/trade';
const FUND: Call = 'POST /wallet/change';
const DEAL: Call = 'POST /lever/deal';
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
