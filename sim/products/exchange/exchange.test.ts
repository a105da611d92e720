import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { answers } from '@/contract/answers';
import { swapOf } from '@/domain/exchange/swap';
import { money } from '@/domain/money/money';
import { type Bench, type Customer, marketOf, openBench } from '../../testing/world';

const [BTC, ETH, USDT] = [1, 2, 3];
let bench: Bench;
let maya: Customer;
beforeEach(() => {
  bench = openBench();
  bench.setPrice('BTC/USDT', '60000.00');
  maya = bench.customer('maya', { USDT: '10000', BTC: '0.5' });
});

type Fields = Readonly<Record<string, string | number>>;
const exchange = (fields: Fields = {}, who = maya) =>
  bench.call(
    'POST /user/Transfer',
    { number: '1000', from_currency_id: USDT, to_currency_id: BTC, ...fields },
    who.token,
  );
const quote = (fields: Fields = {}, who = maya) =>
  v.parse(
    answers['POST /user/getTransferFee'],
    bench.call('POST /user/getTransferFee', { from_currency_id: USDT, to_currency_id: BTC, ...fields }, who.token)
      .message,
  );
const has = (asset: string, who = maya) => bench.world.ledger.available(who.id, 'change', asset);
const list = (fields: Fields = {}) =>
  v.parse(answers['GET /user/Transfer/list'], bench.call('GET /user/Transfer/list', fields, maya.token).message);

describe('an exchange', () => {
  it('books what was quoted: the number, its fee on top, and what it brings', () => {
    const { form_price, to_price, fee, time } = quote();
    const swap = swapOf(money(1000), { from: money(form_price), to: money(to_price) }, money(fee));
    expect(exchange({ quoted_at: time ?? '' })).toMatchObject({ type: 'ok', message: 'Conversion complete' });
    expect(has('USDT').toFixed()).toBe(
      money(10_000)
        .minus(swap?.paid ?? 0)
        .toFixed(),
    );
    expect(has('BTC').toFixed()).toBe(
      money('0.5')
        .plus(swap?.received ?? 0)
        .toFixed(),
    );
    expect(bench.world.ledger.houseBalance('house:fees', 'USDT').toFixed()).toBe('2');
    expect(bench.world.ledger.checkBooks()).toEqual([]);
  });

  it('is booked at the quoted price, not at the current one, while the market stays near it', () => {
    const { time, to_price } = quote();
    bench.advance(5000);
    const told = Number(to_price);
    expect(marketPrice()).not.toBe(told);
    exchange({ quoted_at: time ?? '' });
    expect(Number(list().data[0]?.to_price)).toBe(told);
  });

  it('without a quote is booked at the price of the moment, as on family servers', () => {
    exchange();
    expect(Number(list().data[0]?.to_price)).toBe(marketPrice());
  });

  it('is shown as three account changes, each with its code, and in one row of the list', () => {
    const before = has('BTC');
    exchange();
    const { list: rows } = bench.call('POST /wallet/legal_log', { limit: 3, lang: 'en' }, maya.token).message as {
      list: readonly { type: number; value: string; currency_name: string; info: string }[];
    };
    const received = has('BTC').minus(before);
    expect(rows.map(({ type, value, currency_name, info }) => [type, value, currency_name, info])).toEqual([
      [703, '-2.00000000', 'USDT', 'Conversion fee'],
      [701, `${received.toFixed(8)}`, 'BTC', 'Conversion'],
      [702, '-1000.00000000', 'USDT', 'Conversion'],
    ]);
    expect(list()).toMatchObject({
      total: 1,
      pages: 1,
      data: [{ from_currency_name: 'USDT', to_currency_name: 'BTC', number: '1000.00000000', fee: '2.00000000' }],
    });
  });

  it.each([
    [0, '0.2', '2'],
    [1, '0.18', '1.8'],
    [4, '0', '0'],
  ])('of VIP %i costs %s percent', (level, percent, charged) => {
    const vip = bench.customer('vip', { USDT: '5000' }, level);
    expect(quote({}, vip).fee).toBe(percent);
    exchange({}, vip);
    expect(has('USDT', vip).toFixed()).toBe(money(4000).minus(charged).toFixed());
  });

  it('of everything leaves nothing behind but what the fee cannot divide', () => {
    expect(exchange({ number: '9980.03992015' }).type).toBe('ok');
    expect(has('USDT').toFixed()).toBe('0');
  });
});

const marketPrice = () => bench.world.market.lastTicks(marketOf('BTC/USDT').index, bench.world.nowMs) / 100;
const stock = () => bench.world.instruments.find(({ kind }) => kind === 'stock')?.currencyId ?? 0;

describe('refusals, in the order of the contract', () => {
  // Each row but the first also breaks every rule that is checked later, so the table proves the order.
  it.each([
    ['amount_invalid', () => ({ number: '0', from_currency_id: 999, quoted_at: '1' })],
    ['not_transferable', () => ({ number: '99999', from_currency_id: 999, quoted_at: '1' })],
    ['not_transferable', () => ({ number: '99999', to_currency_id: stock(), quoted_at: '1' })],
    ['same_currency', () => ({ number: '99999', to_currency_id: USDT, quoted_at: '1' })],
    ['rate_expired', () => ({ number: '99999', quoted_at: '1' })],
    ['rate_expired', () => ({ number: '99999', quoted_at: 'now' })],
    ['rate_expired', () => ({ number: '99999', quoted_at: bench.world.nowMs + 1 })],
    ['rate_expired', () => ({ number: '99999', quoted_at: bench.world.nowMs - 10_001 })],
    ['swap_too_small', () => ({ number: '0.00000001' })],
    ['insufficient_balance', () => ({ number: '99999' })],
    ['insufficient_balance', () => ({ number: '9980.03992016' })],
    ['insufficient_balance', () => ({ number: '1', from_currency_id: ETH, to_currency_id: USDT })],
    ['swap_repeated', () => ({ number: '1' })],
  ] as const)('%s', (reason, fields) => {
    exchange({ number: '0.01' });
    if (reason !== 'swap_repeated') bench.advance(3000);
    const before = bench.world.hash();
    expect(exchange(fields()).reason).toBe(reason);
    expect(bench.world.hash()).toBe(before);
  });

  it('converts nothing while a market is halted', () => {
    const index = marketOf('BTC/USDT').index;
    bench.world.intervene(index, { kind: 'halt', atSec: Math.floor(bench.world.nowMs / 1000) + 1 });
    bench.advance(2000);
    expect(exchange({ number: '99999', quoted_at: '1' }).reason).toBe('market_halted');
    expect(exchange({ number: '100', to_currency_id: ETH }).type).toBe('ok');
  });

  it.each([
    ['60290.00', 'ok'],
    ['60400.00', 'rate_moved'],
    ['59600.00', 'rate_moved'],
  ])('a price of %s after one of 60,000 was confirmed: %s', (price, result) => {
    bench.world.intervene(marketOf('BTC/USDT').index, {
      kind: 'setPrice',
      atSec: Math.floor(bench.world.nowMs / 1000) + 1,
      priceTicks: 6_000_000,
    });
    bench.advance(1500);
    const { time } = quote();
    bench.setPrice('BTC/USDT', price);
    const reply = exchange({ quoted_at: time ?? '' });
    expect(reply.reason ?? reply.type).toBe(result);
  });

  it('the same press again is refused for three seconds, and the next one is not', () => {
    expect(exchange({ number: '1' }).type).toBe('ok');
    bench.advance(2999);
    expect(exchange({ number: '1' })).toMatchObject({
      reason: 'swap_repeated',
      message: 'You have just made a conversion. Try again in 1 s',
    });
    bench.advance(1);
    expect(exchange({ number: '1' }).type).toBe('ok');
  });

  it('refuses a conversion whose result exceeds the balance limit', () => {
    const rich = bench.customer('rich', { USDT: '900000000000' });
    expect(exchange({ number: '800000000000', to_currency_id: cheapest() }, rich).reason).toBe('amount_invalid');
    expect(bench.world.ledger.checkBooks()).toEqual([]);
  });
});

const cheapest = () =>
  bench.world.instruments.reduce((least, one) =>
    one.kind !== 'stock' && Number(one.basePrice) < Number(least.basePrice) ? one : least,
  ).currencyId;

describe('what can be exchanged and moved', () => {
  it('is every coin, and no share, with what the customer has of it', () => {
    const { transfer, wallet } = v.parse(
      answers['POST /user/getTransferList'],
      bench.call('POST /user/getTransferList', {}, maya.token).message,
    );
    expect(transfer.map(({ name }) => name)).toEqual(expect.arrayContaining(['USDT', 'BTC', 'ETH']));
    expect(transfer.some(({ id }) => id === stock())).toBe(false);
    expect(wallet.map(({ currency }) => currency)).toEqual(transfer.map(({ id }) => id));
    expect(wallet.find(({ currency }) => currency === BTC)).toMatchObject({ change_balance: '0.50000000' });
  });

  it('is, between accounts, what more than one of them holds', () => {
    const coins = v.parse(
      answers['GET /currency/user_currency_list'],
      bench.call('GET /currency/user_currency_list', {}, maya.token).message,
    );
    expect(coins.find(({ id }) => id === USDT)?.wallet).toMatchObject({
      change_balance: '10000.00000000',
      lock_change_balance: '0.00000000',
      financial_balance: '0.00000000',
    });
    expect(coins.some(({ id }) => id === stock())).toBe(false);
  });

  it('pages exchanges newest first', () => {
    for (const number of [1, 2, 3]) {
      exchange({ number });
      bench.advance(3000);
    }
    expect(list({ page: 1, limit: 2 })).toMatchObject({ page: 1, pages: 2, total: 3 });
    expect(list({ page: 2, limit: 2 }).data.map(({ number }) => number)).toEqual(['1.00000000']);
  });
});
