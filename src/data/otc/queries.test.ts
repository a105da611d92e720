import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OTC_STATUS } from '@/domain/otc/otc';
import { setBackend } from '../api/backend';
import { actOnOtc, releaseOtc } from './queries';

const ORDER = {
  id: 7,
  side: 1,
  fiat: 'EUR',
  price: '1',
  number: '5',
  amount: '5',
  fiat_decimals: 2,
  method: 'bank',
  merchant: { id: 1, name: 'A', orders: 1, completion: '100', minutes: 1, is_customer: false },
  pay_to: '',
  pay_name: '',
  pay_bank: '',
  payer_name: '',
  created_time: '2026-01-06 09:00:00',
  next_time: '',
  appeal_time: '',
  notes: '',
  ad_id: 0,
};

beforeEach(() => {
  const clock = { now: () => 0, subscribe: () => () => {}, rate: () => 1 };
  setBackend({ ready: Promise.resolve(), assetUrl: (path) => path, clock, host: '' });
});

afterEach(() => void vi.unstubAllGlobals());

/** Loses the answers of calls that change something; the order then has this state. */
const loseAnswers = (status: number) =>
  vi.stubGlobal('fetch', async (url: string) => {
    if (!url.includes('/otc/detail')) throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify({ type: 'ok', message: { ...ORDER, status } }));
  });

const ACTS = {
  payment: () => actOnOtc({ act: 'paid', id: 7 }),
  cancellation: () => actOnOtc({ act: 'cancel', id: 7 }),
  release: () => releaseOtc(7, '123456'),
};

test.each([
  ['payment', 'paid', 'done'],
  ['payment', 'appeal', 'done'],
  ['payment', 'waiting', 'network'],
  ['payment', 'cancelled', 'network'],
  ['cancellation', 'cancelled', 'done'],
  ['cancellation', 'paid', 'network'],
  ['release', 'done', 'done'],
  ['release', 'paid', 'network'],
] as const)('a %s without an answer, after which the order is %s: %s', async (act, status, came) => {
  loseAnswers(OTC_STATUS[status]);
  const outcome = await ACTS[act]().then(
    () => 'done',
    ({ kind }: { kind: string }) => kind,
  );
  expect(outcome).toBe(came);
});
