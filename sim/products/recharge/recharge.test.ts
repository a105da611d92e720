import fc from 'fast-check';
import { beforeEach, describe, expect, it, test } from 'vitest';
import type { CallFields, CallReply } from '@/contract/calls';
import { NETWORKS, type NetworkCode, networksOf } from '@/domain/payout/networks';
import { type Bench, type Customer, openBench } from '../../testing/world';
import { assetsOf } from '../quotes/assets';
import { listedAssets } from '../quotes/listed';
import { codesOf } from '../reasons';
import { reviews } from '../registry';
import { addressOf, depositMemoOf } from './address';
import { MAX_PENDING } from './request';
import { approveRecharge, rejectRecharge } from './review';
import { minimumOf } from './terms';

type Fields = Partial<CallFields<'POST /wallet/charge_req'>> & { lang?: string };
const COIN: Fields = { currency: 3, amount: '100', type: 0, sub_type: 'trc20', lang: 'en' };
const CARD: Fields = { currency: 3, amount: '100', type: 1, lang: 'en' };

let bench: Bench;
let maya: Customer;
beforeEach(() => {
  bench = openBench();
  maya = bench.customer('maya');
});
/** Address of a picture that the customer has uploaded. */
const voucherOf = (who: Customer, digest = '12ab') =>
  String(bench.call('POST /upload', { mime: 'image/png', size: 12_345, digest }, who.token).message);
const ask = (fields: Fields, who = maya) =>
  bench.call('POST /wallet/charge_req', { account: voucherOf(who), ...fields }, who.token);
const logOf = (who = maya, fields = {}) =>
  bench.call('GET /recharge/log', fields, who.token).message as CallReply<'GET /recharge/log'>;
const decide = (work: () => unknown) =>
  bench.world.transaction(() => {
    work();
    return { accepted: true };
  });
const approve = (id: number) => decide(() => approveRecharge(bench.world, id));
const holds = (asset = 'USDT', who = maya) => bench.world.ledger.available(who.id, 'change', asset).toFixed();
const verify = (who = maya, advancedStatus: 0 | 2 = 0) =>
  decide(() => bench.world.tables.users.update(who.id, { reviewStatus: 2, advancedStatus }));

describe('POST /wallet/charge_req', () => {
  // In the order of the contract: each row also breaks the rules of the rows below it.
  const bad: [reason: string, fields: Fields][] = [
    ['currency_unknown', { currency: 'x', amount: '0', account: '', sub_type: 'fax' }],
    ['amount_invalid', { currency: 60, amount: '0', account: '', sub_type: 'fax' }],
    ['voucher_required', { currency: 60, amount: '0.1', account: '', sub_type: 'fax' }],
    ['currency_unknown', { currency: 999, amount: '0.1', account: 'paid!', sub_type: 'fax' }],
    ['recharge_not_offered', { currency: 60, amount: '0.1', account: 'paid!', sub_type: 'fax' }],
    ['network_unknown', { currency: 3, amount: '0.1', account: 'paid!', sub_type: 'fax' }],
    ['network_unknown', { currency: 1, amount: '0.00001', account: 'paid!', sub_type: 'trc20' }],
    ['recharge_minimum', { currency: 3, amount: '9.99', account: 'paid!' }],
    ['voucher_invalid', { currency: 3, amount: '10', account: 'paid!' }],
    ['voucher_invalid', { currency: 3, amount: '10', account: 'https://evil.example/upload/1.png' }],
    ['voucher_invalid', { currency: 3, amount: '10', account: '/upload/1767663660ffff.png' }],
  ];
  it.each(bad)('%s: %o', (reason, fields) => {
    expect(ask({ ...COIN, ...fields })).toMatchObject({ type: 'error', reason });
    expect(bench.world.tables.recharges.size).toBe(0);
  });

  it("does not take somebody else's voucher", () => {
    expect(ask({ ...COIN, account: voucherOf(bench.customer('eve'), '99ff') })).toMatchObject({
      reason: 'voucher_invalid',
    });
  });

  it('says the smallest amount in the coin', () => {
    expect(ask({ ...COIN, currency: 1, amount: '0.0001', sub_type: '' })).toMatchObject({
      message: 'The minimum deposit is 0.0002 BTC',
    });
  });

  it('takes a card payment of a verified customer only, and up to the limit of the level', () => {
    expect(ask(CARD)).toMatchObject({ type: '998', reason: 'verification_needed' });
    decide(() => bench.world.tables.users.update(maya.id, { reviewStatus: 1 }));
    expect(ask(CARD)).toMatchObject({ type: 'error', reason: 'identity_pending' });
    verify();
    expect(ask({ ...CARD, amount: '50000000.01' })).toMatchObject({
      message: 'The maximum deposit by bank card is 50,000,000 USDT',
    });
    expect(ask({ ...CARD, amount: '50000000' })).toMatchObject({ type: 'ok' });
    verify(maya, 2);
    expect(ask({ ...CARD, amount: '100000000' })).toMatchObject({ type: 'ok' });
    expect(ask({ ...CARD, currency: 1 })).toMatchObject({ reason: 'recharge_not_offered' });
  });

  it('accepts at most MAX_PENDING waiting deposits of a customer', () => {
    const nth = (i: number) => ask({ ...COIN, account: voucherOf(maya, `c${i}`) });
    for (let i = 0; i < MAX_PENDING; i += 1) expect(nth(i)).toMatchObject({ type: 'ok' });
    expect(nth(MAX_PENDING)).toMatchObject({ reason: 'too_many_recharges' });
    approve(1);
    expect(nth(MAX_PENDING)).toMatchObject({ type: 'ok' });
  });

  it('books nothing before it is approved', () => {
    expect(ask(COIN)).toMatchObject({ type: 'ok', message: 'Your deposit has been submitted and is under review' });
    expect(holds()).toBe('0');
    expect(logOf().data).toMatchObject([
      {
        name: 'USDT',
        amount: '100.00000000',
        status: 1,
        user_account: voucherOf(maya),
        give_rate: '0.00',
        network: 'trc20',
      },
    ]);
  });
});

describe('the same deposit twice', () => {
  const HASH = 'Ab12'.repeat(16);
  const queue = () => reviews.find(({ kind }) => kind === 'deposit')?.list(bench.world) ?? [];
  let sent = 0;
  /** A deposit with a different picture each time. */
  const another = (fields: Fields, who = maya) => {
    sent += 1;
    return ask({ ...COIN, account: voucherOf(who, `d${sent}`), ...fields }, who);
  };

  it.each([
    ['as it was', HASH],
    ['in small letters', HASH.toLowerCase()],
    ['with 0x', `0x${HASH}`],
  ])('is refused by its hash, whoever reports it: %s', (_name, hash) => {
    another({ hash: HASH });
    const refused = { type: 'error', reason: 'hash_known' };
    expect(another({ hash, amount: '20' })).toMatchObject(refused);
    expect(another({ hash, again: 1 }, bench.customer('eve'))).toMatchObject(refused);
    approve(1);
    expect(another({ hash })).toMatchObject(refused);
  });

  it('is accepted on another network, for another coin, and after the first has failed', () => {
    another({ hash: HASH });
    expect(another({ hash: HASH, sub_type: 'erc20' })).toMatchObject({ type: 'ok' });
    expect(another({ hash: HASH, currency: 1, amount: '1', sub_type: '' })).toMatchObject({ type: 'ok' });
    decide(() => rejectRecharge(bench.world, 1, 'no'));
    expect(another({ hash: HASH })).toMatchObject({ type: 'ok' });
    expect(another({ hash: '' })).toMatchObject({ type: 'ok' });
    expect(another({ hash: '' })).toMatchObject({ type: 'ok' });
  });

  it('with the same picture and amount needs a confirmation, and is marked for the reviewer then', () => {
    ask(COIN);
    bench.advance(90_000);
    // The same file uploaded again has a different address.
    expect(ask(COIN)).toMatchObject({
      reason: 'recharge_repeated',
      message: 'You already submitted a deposit of 100 USDT with this picture on 2026-01-06 09:41:00 (UTC+8)',
    });
    expect(bench.world.tables.recharges.size).toBe(1);
    expect(ask({ ...COIN, again: 1 })).toMatchObject({ type: 'ok' });
    expect(ask({ ...COIN, amount: '40' })).toMatchObject({ type: 'ok' });
    expect(ask(COIN, bench.customer('eve'))).toMatchObject({ type: 'ok' });
    expect(queue().map(({ summary }) => summary.repeats)).toEqual([undefined, '#1', '#1, #2', '#1, #2, #3']);
  });

  it('needs no confirmation after the first has failed', () => {
    ask(COIN);
    decide(() => rejectRecharge(bench.world, 1, 'no'));
    expect(ask(COIN)).toMatchObject({ type: 'ok' });
  });
});

describe('networks whose customers share an address', () => {
  const xrp = (who: Customer) => {
    const { coins } = bench.call('GET /recharge/terms', {}, who.token).message as CallReply<'GET /recharge/terms'>;
    const coin = coins.find(({ name }) => name === 'XRP');
    const address = bench.call('POST /wallet/get_in_address', { currency: coin?.currency_id ?? 0 }, who.token).message;
    return { currency: coin?.currency_id ?? 0, address, memo: coin?.networks[0]?.memo };
  };

  it('are distinguished by a tag, which the deposit stores', () => {
    const [mine, others] = [xrp(maya), xrp(bench.customer('eve'))];
    expect(mine.address).toBe(others.address);
    expect(mine.memo).toMatch(/^\d{9}$/);
    expect(mine.memo).not.toBe(others.memo);
    ask({ ...COIN, currency: mine.currency, sub_type: '', amount: '1000' });
    expect(logOf().data).toMatchObject([{ name: 'XRP', memo: mine.memo }]);
    ask({ ...COIN, amount: '99' });
    expect(logOf().data[0]).toMatchObject({ name: 'USDT', memo: '' });
  });
});

describe('the decision', () => {
  it('credits the spot account with the payment and with what the tier adds, in postings of their own', () => {
    const vip = bench.customer('ana', {}, 2);
    verify(vip);
    ask({ ...CARD, amount: '1000.12345678' }, vip);
    approve(1);
    const { records } = bench.world.ledger.records({ userId: vip.id, offset: 0, limit: 9 });
    expect(records.map(({ reason, value, kind }) => [codesOf(reason), value.toFixed(), kind])).toEqual([
      [204, '30.0037037', 'change'],
      [203, '30.0037037', 'change'],
      [200, '1000.12345678', 'change'],
    ]);
    expect(holds('USDT', vip)).toBe('1060.13086418');
    expect(bench.world.ledger.houseBalance('house:deposits', 'USDT').toFixed()).toBe('-1000.12345678');
    expect(logOf(vip).data).toMatchObject([
      { status: 2, give: '30.00370370', give_rate: '3.00', cashback: '30.00370370', cashback_rate: '3.00' },
    ]);
    expect(bench.world.ledger.checkBooks()).toEqual([]);
  });

  it('gives cashback on cards only', () => {
    const vip = bench.customer('ana', {}, 4);
    ask({ ...COIN, currency: 1, amount: '1', sub_type: '' }, vip);
    approve(1);
    expect(holds('BTC', vip)).toBe('1.05');
  });

  it('uses the tier of the request, and counts the payment towards the next tier', () => {
    ask({ ...COIN, amount: '100001' });
    ask({ ...COIN, amount: '100' });
    approve(1);
    expect(bench.world.tables.users.need(maya.id)).toMatchObject({ level: 1, depositedUsd: '100001' });
    approve(2);
    expect(holds()).toBe('100101');
    ask({ ...COIN, amount: '100', account: voucherOf(maya, '34cd') });
    approve(3);
    expect(holds()).toBe('100203');
  });

  it('values a coin at the price of the approval', () => {
    ask({ ...COIN, currency: 1, amount: '2', sub_type: '' });
    bench.setPrice('BTC/USDT', '60000.00');
    approve(1);
    const { depositedUsd, level } = bench.world.tables.users.need(maya.id);
    expect(Number(depositedUsd)).toBeGreaterThan(119_000);
    expect(Number(depositedUsd)).toBeLessThan(121_000);
    expect(level).toBe(1);
  });

  it('that rejects stores the reason and books nothing', () => {
    ask(COIN);
    decide(() => rejectRecharge(bench.world, 1, 'The picture cannot be read'));
    expect(logOf().data).toMatchObject([{ status: 3, remark: 'The picture cannot be read' }]);
    expect(holds()).toBe('0');
    expect(bench.world.tables.users.need(maya.id).depositedUsd).toBe('0');
  });

  test.each([
    ['approved', approveRecharge],
    ['failed', (world: Bench['world'], id: number) => rejectRecharge(world, id, 'no')],
  ] as const)('stands: what is %s is not decided again', (_name, first) => {
    ask(COIN);
    decide(() => first(bench.world, 1));
    const before = holds();
    expect(() => approve(1)).toThrow('does not wait');
    expect(() => decide(() => rejectRecharge(bench.world, 1, 'no'))).toThrow('does not wait');
    expect(holds()).toBe(before);
  });

  it('waits in the queue of the back office', () => {
    ask({ ...COIN, hash: 'abc123' });
    const queue = reviews.find(({ kind }) => kind === 'deposit')?.list(bench.world);
    expect(queue).toEqual([
      {
        id: '1',
        userId: maya.id,
        sinceMs: bench.world.nowMs,
        summary: { amount: '100 USDT', by: 'TRON (TRC20)', voucher: 'PNG 12 kB', hash: 'abc123' },
      },
    ]);
  });
});

describe('GET /recharge/log', () => {
  it('lists only the customer’s own deposits, newest first, by state and coin, in pages', () => {
    const other = bench.customer('eve');
    ask(COIN, other);
    for (const amount of ['11', '12', '13']) ask({ ...COIN, amount });
    ask({ ...COIN, currency: 2, amount: '1', sub_type: 'erc20' });
    approve(3);
    const amounts = (fields = {}) => logOf(maya, fields).data.map(({ amount }) => Number(amount));
    expect(amounts()).toEqual([1, 13, 12, 11]);
    expect(amounts({ limit: 3, page: 2 })).toEqual([11]);
    expect(amounts({ status: 2 })).toEqual([12]);
    expect(amounts({ currency: 2 })).toEqual([1]);
    expect(logOf(maya, { limit: 3 })).toMatchObject({ page: 1, pages: 2, total: 4 });
    expect(bench.call('GET /recharge/log', { currency: 999 }, maya.token)).toMatchObject({
      reason: 'currency_unknown',
    });
  });
});

describe('addresses', () => {
  const codes = Object.keys(NETWORKS) as NetworkCode[];
  /** The format of real addresses of a network. */
  const REAL: Readonly<Partial<Record<NetworkCode, RegExp>>> = {
    erc20: /^0x[0-9a-fA-F]{40}$/,
    trc20: /^T[1-9A-HJ-NP-Za-km-z]{33}$/,
    bitcoin: /^(bc1[02-9ac-hj-np-z]{11,71}|[13][1-9A-HJ-NP-Za-km-z]{25,34})$/,
    ripple: /^r[1-9A-HJ-NP-Za-km-z]{24,34}$/,
    solana: /^[1-9A-HJ-NP-Za-km-z]{32,44}$/,
    stellar: /^G[A-Z2-7]{55}$/,
    hedera: /^0\.0\.\d+$/,
  };

  test.each(codes)('of %s, with the tag or memo of chains that have one, belong to one customer and stay', (code) => {
    const way = ({ id }: Customer) => `${addressOf(bench.world, id, 'USDT', code)} ${depositMemoOf(id, code)}`;
    const mine = way(maya);
    expect(way(maya)).toBe(mine);
    expect(way(bench.customer('eve'))).not.toBe(mine);
    expect(mine).toMatch(/sim/i);
  });

  test.each(Object.entries(REAL) as [NetworkCode, RegExp][])('of %s are not valid on the real chain', (code, real) => {
    for (let userId = 1; userId < 200; userId += 1)
      expect(addressOf(bench.world, userId, 'BTC', code)).not.toMatch(real);
  });

  it('come as an object for USDT and as plain text for every other coin', () => {
    const address = (currency: number) => bench.call('POST /wallet/get_in_address', { currency }, maya.token);
    expect(Object.keys(address(3).message as object).sort()).toEqual(['erc20', 'trc20']);
    expect(address(1).message).toMatch(/^bc1qsimbio/);
    expect(address(60)).toMatchObject({ reason: 'recharge_not_offered' });
    expect(address(999)).toMatchObject({ reason: 'currency_unknown' });
  });
});

describe('terms', () => {
  it('have a network for every coin and none for a share', () => {
    for (const { name, kind } of listedAssets(bench.world))
      expect([name, networksOf(name).length > 0]).toEqual([name, kind !== 'stock']);
  });

  test.each([
    ['USDT', '10'],
    ['BTC', '0.0002'],
    ['ETH', '0.005'],
    ['DOGE', '100'],
    ['PEPE', '1000000'],
  ])('have a round minimum in %s: %s', (name, least) => {
    const asset = assetsOf(bench.world).find((one) => one.name === name);
    expect(asset && minimumOf(asset)).toBe(least);
  });

  it('show the customer the own reference, extras and card limit', () => {
    const vip = bench.customer('ana', {}, 1);
    verify(vip, 2);
    expect(bench.call('GET /recharge/terms', {}, vip.token).message).toMatchObject({
      reference: `PX-00000${vip.id}`,
      give_rate: '2.00',
      cashback_rate: '2.00',
      card_limit: '100000000',
    });
  });
});

it('any mix of deposits and decisions keeps the books, and credits each approved one once', () => {
  const step = fc.record({
    amount: fc.integer({ min: 1, max: 10_000_000 }).map((cents) => (cents / 100).toFixed(2)),
    level: fc.constantFrom(0, 1, 4),
    card: fc.boolean(),
    decision: fc.constantFrom('approve', 'reject', 'wait'),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      bench = openBench();
      maya = bench.customer('maya');
      verify();
      let owed = 0;
      for (const { amount, level, card, decision } of steps) {
        decide(() => bench.world.tables.users.update(maya.id, { level }));
        if (ask({ ...(card ? CARD : COIN), amount }).type !== 'ok') continue;
        const row = bench.world.tables.recharges.all({ newestFirst: true, limit: 1 })[0];
        if (!row || decision === 'wait') continue;
        if (decision === 'reject') decide(() => rejectRecharge(bench.world, row.id, 'no'));
        else {
          approve(row.id);
          owed += Number(row.amount) + Number(row.give) + Number(row.cashback);
        }
      }
      expect(Number(holds())).toBeCloseTo(owed, 6);
      expect(bench.world.ledger.checkBooks()).toEqual([]);
    }),
    { numRuns: 60 },
  );
});
