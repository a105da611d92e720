import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT_KINDS } from '@/contract/account-kinds';
import { answers } from '@/contract/answers';
import { money } from '@/domain/money/money';
import { userAccount } from '../../ledger/accounts';
import { type Bench, type Customer, openBench } from '../../testing/world';
import { openSession } from '../accounts/sessions';
import { LEDGER_REASONS, reasonLabel } from '../reasons';

let bench: Bench;
let maya: Customer;
beforeEach(() => {
  bench = openBench();
  bench.setPrice('BTC/USDT', '60000.00');
  maya = bench.customer('maya', { USDT: '10000', BTC: '0.5' });
});

const list = (fields: Record<string, string> = {}) =>
  v.parse(answers['POST /wallet/list'], bench.call('POST /wallet/list', fields, maya.token).message);
const restingBuy = () =>
  bench.call(
    'POST /coin/trade',
    { currency_id: 1, legal_id: 3, type: 1, amount: '0.1', target_price: '50000' },
    maya.token,
  );
const btcPrice = () => bench.world.market.lastTicks(0, bench.world.nowMs) / 100;

describe('POST /wallet/list', () => {
  it('answers all accounts, with available and frozen side by side', () => {
    restingBuy();
    const wallets = list();
    for (const kind of ACCOUNT_KINDS) expect(wallets[`${kind}_wallet`]?.balance.length).toBeGreaterThan(0);
    const usdt = wallets.change_wallet.balance.find(({ currency }) => currency === 3);
    expect(usdt).toMatchObject({ change_balance: '5000.00000000', lock_change_balance: '5000.00000000' });
    expect(wallets.change_wallet.usdt_totle).toBeCloseTo(10_000 + 0.5 * btcPrice(), 8);
    expect(wallets.micro_wallet.usdt_totle).toBe(0);
  });

  it('gives every balance an id of its own', () => {
    const wallets = list();
    const ids = ACCOUNT_KINDS.flatMap((kind) => wallets[`${kind}_wallet`]?.balance.map(({ id }) => id) ?? []);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('leaves out empty balances and filters by name when asked', () => {
    const held = list({ zero_flag: '1' }).change_wallet.balance.map((row) => row.currency_name);
    expect(held).toEqual(['USDT', 'BTC']);
    expect(list({ currency_name: 'btc' }).change_wallet.balance.map((row) => row.currency_name)).toEqual(['BTC']);
  });

  it('values the last thirty days at the prices of the time, as if opening balances had always been there', () => {
    const { usdt_history: history = [], usdt_24h_ago: dayAgo, change_wallet } = list();
    expect(history).toHaveLength(30);
    expect(history.at(-1)).toEqual({ time: bench.world.nowMs, usdt: change_wallet.usdt_totle });
    for (const { time, usdt } of history) {
      expect(usdt).toBeCloseTo(10_000 + 0.5 * (bench.world.market.lastTicks(0, time) / 100), 6);
    }
    const before = bench.world.market.lastTicks(0, bench.world.nowMs - 86_400_000) / 100;
    expect(dayAgo).toBeCloseTo(10_000 + 0.5 * before, 6);
  });

  it('rewinds a trade and an open order: what was bought or frozen today was USDT yesterday', () => {
    restingBuy();
    bench.call(
      'POST /coin/trade',
      { currency_id: 1, legal_id: 3, type: 1, amount: '0.1', target_price: '61000', order_type: 'market' },
      maya.token,
    );
    const before = bench.world.market.lastTicks(0, bench.world.nowMs - 86_400_000) / 100;
    expect(list().usdt_24h_ago).toBeCloseTo(10_000 + 0.5 * before, 6);
  });
});

describe('POST /wallet/detail', () => {
  it.each([
    ['currency_unknown', { currency: '', type: 'nothing' }],
    ['account_kind_unknown', { currency: '999', type: 'nothing' }],
    ['currency_unknown', { currency: '999', type: 'change' }],
  ])('refuses %s', (reason, fields) => {
    expect(bench.call('POST /wallet/detail', fields, maya.token).reason).toBe(reason);
  });

  it('answers the balance and the fee the customer pays', () => {
    const vip = bench.customer('vip', { USDT: '7' }, 3);
    const detail = (who: Customer) =>
      bench.call('POST /wallet/detail', { currency: 3, type: 'change' }, who.token).message;
    expect(detail(maya)).toMatchObject({ change_balance: '10000.00000000', coin_trade_fee: '0.002' });
    expect(detail(vip)).toMatchObject({ change_balance: '7.00000000', coin_trade_fee: '0.0014' });
  });
});

describe('records', () => {
  const log = (fields: Record<string, string | number> = {}) =>
    bench.call('POST /wallet/legal_log', { lang: 'en', ...fields }, maya.token).message as {
      list: readonly Record<string, unknown>[];
      count: number;
    };

  it('name the change, the balances around it and the time in UTC+8, newest first', () => {
    restingBuy();
    const [newest] = log({ currency: 3 }).list;
    expect(newest).toMatchObject({
      value: '-5000.00000000',
      before: '10000.00000000',
      after: '5000.00000000',
      created_time: '2026-01-06 09:41:02',
      info: 'Reserved for an order',
      type: 50,
      currency: 3,
      currency_name: 'USDT',
      transaction_info: 'Spot account',
    });
  });

  it('say what left the frozen side when a resting order fills', () => {
    restingBuy();
    bench.setPrice('BTC/USDT', '49000.00');
    const info = (lang: string) => log({ currency: 3, lang }).list[0];
    expect(info('en')).toMatchObject({ value: '0.00000000', info: 'Spot trade · 5000 USDT from the frozen balance' });
    expect(info('id')).toMatchObject({ info: 'Transaksi spot · 5000 USDT dari saldo tertahan' });
  });

  it('filter by account and currency, and page', () => {
    restingBuy();
    expect(log().count).toBe(3);
    expect(log({ currency: 0, type: 2 }).count).toBe(3);
    expect(log({ currency: 1 }).count).toBe(1);
    expect(log({ type: 4 }).count).toBe(0);
    expect(log({ page: 2, limit: 2 }).list).toHaveLength(1);
    const refused = (fields: Record<string, string>) => bench.call('POST /wallet/legal_log', fields, maya.token).reason;
    expect(refused({ currency: '999' })).toBe('currency_unknown');
    expect(refused({ currency: 'x' })).toBe('currency_unknown');
    expect(refused({ type: '5' })).toBe('account_kind_unknown');
  });

  it('of transfers are a list of their own, in Laravel’s shape', () => {
    const { world } = bench;
    const history = () =>
      v.parse(answers['GET /wallet/hzhistory'], bench.call('GET /wallet/hzhistory', {}, maya.token).message);
    expect(history()).toMatchObject({ data: [], total: 0, current_page: 1, last_page: 1 });
    const note = { atMs: world.nowMs, reason: 'transfer', ref: '1' } as const;
    const [from, to] = [userAccount(maya.id, 'change', 'USDT'), userAccount(maya.id, 'micro', 'USDT')];
    world.ledger.transfer(from, to, money('12.5'), note);
    expect(
      history()
        .data.map(({ value }) => value)
        .sort(),
    ).toEqual(['-12.50000000', '12.50000000']);
  });

  it('filter by group and time, with their number', () => {
    restingBuy();
    bench.advance(8 * 86_400_000);
    const { world } = bench;
    const user = world.tables.users.get(maya.id);
    if (!user) throw new Error('maya is gone');
    maya = world.transaction(() => ({ accepted: true, id: user.id, token: openSession(world, user) }));
    bench.call(
      'POST /wallet/change',
      { currency_id: 3, number: '5', from_field: 'change', to_field: 'micro' },
      maya.token,
    );
    bench.call('POST /user/Transfer', { from_currency_id: 3, to_currency_id: 1, number: '10' }, maya.token);
    const types = (fields: Record<string, string | number>) => log(fields).list.map(({ type }) => type);
    expect(types({ group: 'exchange' })).toEqual([703, 701, 702]);
    expect(new Set(types({ group: 'transfer' }))).toEqual(new Set([12, 15]));
    expect(types({ group: 'spot' })).toEqual([50]);
    expect(types({ group: 'spot', days: 7 })).toEqual([]);
    expect(types({ group: 'exchange', currency: 1 })).toEqual([701]);
    expect(log({ days: 7 }).count).toBe(5);
    expect(log({ group: 'transfer', limit: 1 })).toMatchObject({ count: 2 });
    const refused = (fields: Record<string, string>) => bench.call('POST /wallet/legal_log', fields, maya.token).reason;
    expect([refused({ group: 'house' }), refused({ days: '8' })]).toEqual(['parameter_error', 'parameter_error']);
  });

  it('of a transfer name both accounts', () => {
    bench.call(
      'POST /wallet/change',
      { currency_id: 3, number: '5', from_field: 'change', to_field: 'micro' },
      maya.token,
    );
    const { data } = bench.call('GET /wallet/hzhistory', {}, maya.token).message as { data: readonly object[] };
    expect(data).toHaveLength(2);
    for (const row of data) expect(row).toMatchObject({ from_field: 'change', to_field: 'micro' });
  });

  it('have a label for every reason in both languages', () => {
    for (const reason of LEDGER_REASONS) {
      expect(reasonLabel(reason, 'en'), reason).not.toBe('');
      expect(reasonLabel(reason, 'id'), reason).not.toBe('');
    }
  });
});
