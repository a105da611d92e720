import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toWireTime } from '@/domain/time';
import { setBackend } from '../api/backend';
import { session, type User } from '../session/session';
import { buyNft, giveNft, openNft, payNftOrder, placeNftBid } from './changes';

const NOW = Date.UTC(2026, 0, 6, 9);
const VIEWER = 7;
const FRIEND = 8;
const CODE = 'a'.repeat(32);

const WORK = {
  id: 1,
  code: CODE,
  type: 1,
  currency_id: 3,
  currency_name: 'USDT',
  name: 'Tide',
  price: '10',
  image: '/tide.png',
  description: '',
  author_description: '',
  author: 100,
  owner: 100,
  status: 1,
  start_time: '2026-01-06 09:00:00',
  end_time: '2026-01-07 09:00:00',
  created: '',
  updated: '',
  pay_type: 3,
  per_increase: '0',
  chain: 'Ethereum',
  rarity: '',
  margin: 0,
  rarity_status: '0',
  resell_nft_status: 0,
  lock_order: '0',
  author_id: 100,
  author_name: 'A',
  author_avatar: '',
  collect_number: 0,
};

/** The gift that is the newest change of ownership. */
const gift = (from: number, atMs: number, kind = 'transfer') => ({
  id: 3,
  kind,
  from,
  from_name: '',
  to: FRIEND,
  to_name: 'B',
  price: '',
  currency_name: 'USDT',
  created: toWireTime(atMs),
});

beforeEach(() => {
  const clock = { now: () => NOW, subscribe: () => () => {}, rate: () => 1 };
  setBackend({ ready: Promise.resolve(), assetUrl: (path) => path, clock, host: '' });
  session.user.set({ id: VIEWER } as User);
});

afterEach(() => {
  vi.unstubAllGlobals();
  session.user.set(null);
});

/** Loses the answers of calls that change something; the exchange then says this about the work. */
const loseAnswers = (path: string, told: unknown) =>
  vi.stubGlobal('fetch', async (url: string) => {
    if (!url.includes(path)) throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify({ type: 'ok', message: told }));
  });

const outcomeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    ({ kind }: { kind: string }) => kind,
  );

test.each([
  ['is the viewer’s', { owner: VIEWER }, 'done'],
  ['is still the artist’s', {}, 'network'],
  ['is somebody else’s', { owner: FRIEND }, 'network'],
])('a purchase without an answer, after which the work %s: %s', async (_whose, now, came) => {
  loseAnswers('getBoxDetail', { ...WORK, ...now });
  expect(await outcomeOf(buyNft({ code: CODE }))).toBe(came);
});

test('a box whose opening had no answer shows what it contained', async () => {
  loseAnswers('getBoxDetail', { ...WORK, owner: VIEWER, rarity_status: '1', rarity: 'SR', image: '/rare.png' });
  expect(await openNft({ code: CODE })).toMatchObject({ rarity: 'SR', image: '/rare.png' });
});

test('a box whose opening had no answer, and which is closed, is not told as opened', async () => {
  loseAnswers('getBoxDetail', { ...WORK, owner: VIEWER });
  expect(await outcomeOf(openNft({ code: CODE }))).toBe('network');
});

test.each([
  ['was given away by the viewer', [gift(VIEWER, NOW)], 'done'],
  ['was given away in the second before, as clocks differ', [gift(VIEWER, NOW - 1_000)], 'done'],
  ['had been given away by the viewer a minute before', [gift(VIEWER, NOW - 60_000)], 'network'],
  ['was given away by somebody else', [gift(FRIEND, NOW)], 'network'],
  ['was sold by the viewer', [gift(VIEWER, NOW, 'resale')], 'network'],
  ['has no history', [], 'network'],
])('a gift without an answer, after which the work %s: %s', async (_what, moves, came) => {
  loseAnswers('getHistory', moves);
  expect(await outcomeOf(giveNft({ code: CODE, account: 'b@example.com', pay_password: '123456' }))).toBe(came);
});

const standing = (bid: string | null) => ({ standing: { bid, leading: false, margin: 'held', order: null } });

test.each([
  ['reaches the offer', '110', 'done'],
  ['is an earlier one', '100', 'network'],
  ['does not exist', null, 'network'],
])('a bid without an answer, after which the viewer’s bid %s: %s', async (_what, bid, came) => {
  loseAnswers('getBoxDetail', { ...WORK, pay_type: 2, ...standing(bid) });
  expect(await outcomeOf(placeNftBid({ code: CODE, price: '5', current: '105' }))).toBe(came);
});

const order = (id: number, is_pay: number) => ({
  id,
  code: CODE,
  quotrtion_log_id: 1,
  user_id: VIEWER,
  currency_id: 3,
  currency_name: 'USDT',
  is_read: 1,
  is_pay,
  is_expired: 0,
  overtime: '1767700000',
  created: '2026-01-06 09:00:00',
  image: '',
  end_time: '2026-01-07 09:00:00',
  name: 'Tide',
  price: '10',
});

test.each([
  ['is paid', [order(4, 1)], 'done'],
  ['is not paid, but another is', [order(4, 0), order(5, 1)], 'network'],
])('a payment without an answer, after which the order %s: %s', async (_what, orders, came) => {
  loseAnswers('getNeedPayNFTOrder', orders);
  expect(await outcomeOf(payNftOrder(4))).toBe(came);
});
