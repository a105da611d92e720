import type { Call } from '@/contract/calls';
import { DAY_MS, MINUTE_MS } from '@/domain/time';
import { READS } from '../conform/reads';
import { chosen, from, rowsOf, type Step, type StepFields } from '../conform/step';
import { WRITES } from '../conform/writes';
import { codeTo, MAYA_PAYS, MORE_CALLS, newCode, OF_A_BORROWER } from '../documents/more-calls';

/** A scenario, and the calls that a persona makes in it. */
interface Walk {
  readonly scenario: string;
  readonly who: string;
  readonly steps: readonly Step[];
}

const step = (call: Call, fields: StepFields = {}, rest: Omit<Step, 'call' | 'fields'> = {}): Step => ({
  call,
  fields,
  mayRefuse: true,
  ...rest,
});
const WON = { id: from('POST /bind_box/getNeedPayNFTOrder', '0.id') };
/** The order of a buyer who has paid. */
const PAID_ORDER = chosen(['GET /otc/orders'], (seen) => {
  const { list } = seen.payload('GET /otc/orders') as { list?: unknown };
  return rowsOf(list).find((row) => Number(row.status) === 2)?.id as number | undefined;
});

const PICTURE_SENT = step('POST /kefu/send', {
  text: 'My proof of payment',
  picture: chosen(['POST /upload'], (seen) => String(seen.payload('POST /upload'))),
});

/** Maya's e-mail address after an earlier step has changed it. */
const MAYAS_NEW = 'maya.new@example.com';
/** An address that was saved is changed, and named in a withdrawal. */
const SAVED = from('GET /user/wallet/list', 'data.0.id');
const SAVED_ADDRESS: readonly Step[] = [
  step('GET /user/wallet/list', { page: 1, limit: 5 }),
  codeTo('security', MAYAS_NEW),
  step('POST /user/wallet/save', {
    id: SAVED,
    currency: from('GET /user/wallet/list', 'data.0.currency'),
    address: from('GET /user/wallet/list', 'data.0.address'),
    qrcode: from('GET /user/wallet/list', 'data.0.qrcode'),
    name: 'Cold wallet',
    code: newCode(MAYAS_NEW),
    ...MAYA_PAYS,
  }),
  // An earlier step has changed the payment password, which pauses withdrawals for a day.
  step(
    'POST /wallet/out',
    {
      currency: from('GET /user/wallet/list', 'data.0.currency'),
      number: '100',
      users_wallet_withdraw_id: SAVED,
      ...MAYA_PAYS,
    },
    { waitMs: DAY_MS },
  ),
];

/** Walks in which every call of the contract is accepted at least once. */
export const WALKS: readonly Walk[] = [
  {
    scenario: 'spot-trader',
    who: 'trader',
    steps: [...READS, ...MORE_CALLS, ...SAVED_ADDRESS, PICTURE_SENT, ...WRITES, ...READS],
  },
  {
    scenario: 'spot-trader',
    who: 'vip-1',
    steps: [step('POST /sms_send', { mobile: '81299998888', area_code: '62', scene: 'register' }, { as: 'nobody' })],
  },
  { scenario: 'spot-trader', who: 'vip-3', steps: OF_A_BORROWER },
  {
    scenario: 'auction-won',
    who: 'trader',
    steps: [
      step('POST /bind_box/getNeedPayNFTOrder', {}, { waitMs: 3 * MINUTE_MS }),
      step('POST /bind_box/readNFTOrderMessage', WON),
      step('POST /bind_box/payNFTOrder', WON),
    ],
  },
  {
    scenario: 'otc-merchant',
    who: 'trader',
    steps: [
      step('GET /otc/orders', { page: 1, limit: 5 }, { waitMs: MINUTE_MS }),
      step('POST /otc/release', { id: PAID_ORDER, pay_password: '123456' }),
    ],
  },
];
