import { describe, expect, test } from 'vitest';
import { Decimal, ZERO } from '@/domain/money/money';
import type { HouseAccountName } from '../../ledger/accounts';
import { marketOf, openBench } from '../../testing/world';
import { setPayPassword } from '../accounts/pay-password';
import { reviews } from '../registry';

/**
 * The table of specification section 6, checked column by column against what the ledger books. Values are shares of 1,
 * and USD for `daily`.
 */
const TABLE = [
  { tier: 0, extra: '0', futures: '0', options: '0', coins: '0', daily: '20000', card: '0' },
  { tier: 1, extra: '0.02', futures: '0.10', options: '0.17', coins: '0.10', daily: '50000', card: '0.02' },
  { tier: 2, extra: '0.03', futures: '0.15', options: '0.20', coins: '0.15', daily: '100000', card: '0.03' },
  { tier: 3, extra: '0.04', futures: '0.20', options: '0.25', coins: '0.30', daily: '200000', card: '0.04' },
  { tier: 4, extra: '0.05', futures: '0.35', options: '0.35', coins: '1.00', daily: '500000', card: '0.05' },
] as const;

/** A verified customer of a tier with money in every account, and a function that reads what a call books. */
function customerOf(tier: number) {
  const bench = openBench();
  const { world } = bench;
  const balances = { USDT: '2000000', 'lever:USDT': '100000', 'micro:USDT': '1000' };
  const { id, token } = bench.customer('ana', balances, tier);
  world.transaction(() => {
    const user = world.tables.users.update(id, {
      reviewStatus: 2,
      advancedStatus: 2,
      phone: '81234567',
      areaCode: '62',
    });
    setPayPassword(world, user, '123456');
    return { accepted: true };
  });
  /** Runs a call that must succeed. Returns what the house account gained by it, by asset. */
  const gained = (owner: HouseAccountName, run: () => unknown): Record<string, string> => {
    const before = world.ledger.entries().length;
    expect(run()).toMatchObject({ type: 'ok' });
    const sums: Record<string, Decimal> = {};
    for (const { legs } of world.ledger.entries().slice(before))
      for (const { holding, amount } of legs)
        if (holding.owner === owner) sums[holding.asset] = (sums[holding.asset] ?? ZERO).plus(amount);
    return Object.fromEntries(Object.entries(sums).map(([asset, sum]) => [asset, sum.toFixed()]));
  };
  return { bench, world, id, token, gained };
}

/** A full fee less the discount, rounded up to 8 decimals in the house's favour. */
const left = (full: Decimal, discount: string) =>
  full.minus(full.times(discount)).toDecimalPlaces(8, Decimal.ROUND_UP).toFixed();

describe.each(TABLE)('tier $tier', (row) => {
  test('pays the spot fee less the coin fee discount', () => {
    const { bench, token, gained } = customerOf(row.tier);
    const order = { currency_id: 1, legal_id: 3, type: 1, amount: '0.1', target_price: '200000', order_type: 'market' };
    const fees = gained('house:fees', () => bench.call('POST /coin/trade', order, token));
    const fee = left(new Decimal('0.1').times('0.002'), row.coins);
    expect(fees).toEqual(fee === '0' ? {} : { BTC: fee });
  });

  test('pays the futures fee less the contract fee discount', () => {
    const { bench, world, token, gained } = customerOf(row.tier);
    const order = { currency_id: 1, legal_id: 3, share: 100, multiple: 20, type: 1, status: 1 };
    const fees = gained('house:fees', () => bench.call('POST /lever/submit', order, token));
    const [position] = world.tables.leverOrders.all();
    if (!position) throw new Error('no position was opened');
    const { priceDecimals } = marketOf('BTC/USDT');
    const price = new Decimal(position.priceTicks).div(new Decimal(10).pow(priceDecimals));
    const value = price.times(position.number);
    expect(fees).toEqual({ USDT: left(value.times('0.0003'), row.futures) });
  });

  test('pays the options fee less the options fee discount', () => {
    const { bench, token, gained } = customerOf(row.tier);
    const { matchId } = marketOf('BTC/USDT');
    const option = { match_id: matchId, currency_id: 3, type: 1, seconds: 30, number: '100' };
    const fees = gained('house:fees', () => bench.call('POST /microtrade/submit', option, token));
    expect(fees).toEqual({ USDT: left(new Decimal(1), row.options) });
  });

  test.each([
    ['a deposit of a coin brings the extra value', 0, (sum: string) => new Decimal(sum).times(row.extra)],
    [
      'a deposit by card brings extra value and cashback',
      1,
      (sum: string) => new Decimal(sum).times(row.extra).plus(new Decimal(sum).times(row.card)),
    ],
  ])('%s', (_name, type, added) => {
    const { bench, world, id, token } = customerOf(row.tier);
    const { message: account } = bench.call('POST /upload', { mime: 'image/png', size: 5000, digest: 'ff00' }, token);
    const payment = {
      currency: 3,
      amount: '1000',
      type,
      account: String(account),
      ...(type === 0 && { sub_type: 'trc20' }),
    };
    expect(bench.call('POST /wallet/charge_req', payment, token)).toMatchObject({ type: 'ok' });
    const before = world.ledger.available(id, 'change', 'USDT');
    const review = reviews.find(({ kind }) => kind === 'deposit');
    world.transaction(() => {
      review?.approve(world, '1');
      return { accepted: true };
    });
    const booked = world.ledger.available(id, 'change', 'USDT').minus(before);
    expect(booked.toFixed()).toBe(added('1000').plus(1000).toFixed());
    // Only the amount paid in, not the bonus, counts towards the next tier.
    expect(world.tables.users.need(id).depositedUsd).toBe('1000');
  });

  test('withdraws its daily limit, and not a dollar more', () => {
    const { bench, token } = customerOf(row.tier);
    const address = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
    const out = (number: string) =>
      bench.call('POST /wallet/out', { currency: 3, number, address, pay_password: '123456' }, token);
    expect(out(new Decimal(row.daily).plus(1).toFixed())).toMatchObject({ type: 'error' });
    expect(out(row.daily)).toMatchObject({ type: 'ok' });
    expect(out('20')).toMatchObject({ type: 'error' });
  });
});

test('the saving by a tier is the full fees less the fees paid', () => {
  const { bench, world, id, token } = customerOf(3);
  const order = { currency_id: 1, legal_id: 3, target_price: '1', order_type: 'market' };
  bench.call('POST /coin/trade', { ...order, type: 1, amount: '0.1', target_price: '200000' }, token);
  bench.call('POST /coin/trade', { ...order, type: 2, amount: '0.05' }, token);
  bench.call('POST /lever/submit', { currency_id: 1, legal_id: 3, share: 10, multiple: 20, type: 1, status: 1 }, token);
  const { matchId } = marketOf('BTC/USDT');
  bench.call(
    'POST /microtrade/submit',
    { match_id: matchId, currency_id: 3, type: 1, seconds: 30, number: '100' },
    token,
  );
  const booked = { spot: ZERO, futures: ZERO, options: ZERO };
  const kinds = { coinTrade: 'spot', leverFee: 'futures', optionOpen: 'options' } as const;
  for (const { reason, legs } of world.ledger.entries()) {
    const kind = reason in kinds ? kinds[reason as keyof typeof kinds] : null;
    for (const { holding, amount } of legs) {
      if (!kind || holding.owner !== 'house:fees') continue;
      // Fees of buys are in BTC. They are valued at the trade's price.
      const usdt = legs.find((leg) => leg.holding.owner === id && leg.holding.asset === 'USDT')?.amount.abs() ?? ZERO;
      const price = holding.asset === 'BTC' ? usdt.div('0.1') : new Decimal(1);
      booked[kind] = booked[kind].plus(amount.times(price));
    }
  }
  const saved = (bench.call('GET /user/vip', {}, token).message as { saved: { kind: string; usdt: string }[] }).saved;
  const savedIn = (kind: string) => Number(saved.find((one) => one.kind === kind)?.usdt);
  // With a discount of 30 %, 70 % of the fee is booked.
  expect(savedIn('spot')).toBeCloseTo(booked.spot.times(30).div(70).toNumber(), 5);
  expect(savedIn('futures')).toBeCloseTo(booked.futures.times(20).div(80).toNumber(), 5);
  expect(savedIn('options')).toBeCloseTo(booked.options.times(25).div(75).toNumber(), 5);
  expect(savedIn('spot')).toBeGreaterThan(1);
});
