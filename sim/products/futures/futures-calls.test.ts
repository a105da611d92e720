import { beforeEach, describe, expect, it } from 'vitest';
import { Decimal } from '@/domain/money/money';
import { ticksToDecimalString } from '../../market/instruments';
import { grant } from '../../people/grant';
import { BTC, ETH, type FuturesBench, LONG_BTC, openFuturesBench } from '../../testing/futures-bench';
import { type Customer, marketOf } from '../../testing/world';
import { profitAt, profitNow, riskOf } from './account';
import { futuresTermsOf } from './terms';
import { marginTrigger } from './trigger-id';

let bench: FuturesBench;
let maya: Customer;

beforeEach(() => {
  bench = openFuturesBench();
  bench.setPrice('BTC/USDT', '60000.00');
  bench.setPrice('ETH/USDT', '3000.00');
  maya = bench.trader('maya', '5000');
});

type Fields = Record<string, string | number>;
const submit = (fields: Fields = {}, who = maya) =>
  bench.call('POST /lever/submit', { ...LONG_BTC, ...fields }, who.token);
const order = (id: number) => bench.world.tables.leverOrders.need(id);
const last = (one = BTC) =>
  Number(ticksToDecimalString(one, bench.world.market.lastTicks(one.index, bench.world.nowMs)));
const SPREAD = Number(ticksToDecimalString(BTC, futuresTermsOf(BTC).spreadTicks));
const price = (value: number) => value.toFixed(BTC.priceDecimals);

describe('POST /lever/submit refuses in order of precedence', () => {
  const wrong = { currency_id: 999, share: 'x', multiple: 'y', type: 3, status: 0 };
  const rows: readonly (readonly [string, Fields])[] = [
    ['share_invalid', wrong],
    ['multiple_invalid', { ...wrong, share: 1 }],
    ['side_invalid', { ...wrong, share: 1, multiple: 3 }],
    ['pair_not_open', { ...wrong, share: 1, multiple: 3, type: 1 }],
    ['share_out_of_range', { share: 5001, multiple: 3, status: 0 }],
    ['multiple_invalid', { multiple: 3, status: 0 }],
    ['price_invalid', { status: 0, target_price: '' }],
    ['price_step', { status: 0, target_price: '59000.0000001' }],
    ['limit_not_below', { status: 0, target_price: '99000' }],
    ['limit_not_above', { status: 0, target_price: '1000', type: 2 }],
    ['margin_insufficient', { share: 5000 }],
    ['margin_insufficient', { share: 5000, status: 0, target_price: '59000' }],
  ];
  it.each(rows)('%s: %o', (refusal, fields) => {
    const before = bench.world.hash();
    expect(submit(fields).reason).toBe(refusal);
    expect(bench.world.hash()).toBe(before);
  });

  it('a stock has no futures', () => {
    const stock = bench.world.instruments.find(({ kind }) => kind === 'stock');
    expect(submit({ currency_id: stock?.currencyId ?? 0 }).reason).toBe('pair_not_open');
  });

  it('998 for customers without an identity record', () => {
    expect(submit({}, bench.customer('newcomer')).type).toBe('998');
  });

  it('says what margin and fee take', () => {
    expect(String(submit({ share: 5000 }).message)).toMatch(/\d{1,2},\d{3}\.\d\d USDT/);
  });
});

describe('a position', () => {
  it('opens a spread off the market, with margin frozen and the fee paid', () => {
    const at = last();
    expect(submit().type).toBe('ok');
    const row = order(1);
    const opened = at + SPREAD;
    expect(row).toMatchObject({ status: 1, share: 120, number: '0.12', multiple: 20 });
    expect(ticksToDecimalString(BTC, row.priceTicks)).toBe(price(opened));
    const value = new Decimal(price(opened)).mul('0.12');
    expect(row.originMargin).toBe(value.div(20).toFixed());
    expect(row.fee).toBe(value.mul('0.0003').toDP(8, Decimal.ROUND_UP).toFixed());
    const left = new Decimal(5000).sub(row.originMargin).sub(row.fee);
    expect(bench.balance(maya)).toEqual({ available: left.toFixed(), frozen: row.originMargin });
  });

  it.each([
    [1, '61000.00'],
    [1, '59500.00'],
    [2, '61000.00'],
    [2, '59500.00'],
  ])('type %i closed near %s books the result it showed', (type, target) => {
    submit({ type });
    bench.setPrice('BTC/USDT', target);
    const row = order(1);
    const shown = profitNow(bench.world, row);
    const before = new Decimal(bench.balance(maya).available);
    expect(bench.call('POST /lever/close', { id: 1 }, maya.token).type).toBe('ok');
    expect(order(1)).toMatchObject({ status: 3, profit: shown.toFixed(), closeReason: 'user', margin: '0' });
    expect(bench.balance(maya)).toEqual({ available: before.add(row.margin).add(shown).toFixed(), frozen: '0' });
    expect(bench.world.triggers.size).toBe(0);
  });

  it('cannot be closed twice, by others, or while it waits', () => {
    submit();
    submit({ status: 0, target_price: '50000' });
    const close = (id: number, token = maya.token) => bench.call('POST /lever/close', { id }, token).reason;
    expect(close(2)).toBe('order_not_open');
    expect(close(1, bench.trader('eve', '10').token)).toBe('order_unknown');
    expect(close(1)).toBeUndefined();
    expect(close(1)).toBe('order_not_open');
  });
});

describe('a limit order', () => {
  it.each([
    [1, '59000.00', '58900.00'],
    [2, '61000.00', '61100.00'],
  ])('type %i waits for %s and opens at that very price', (type, target, through) => {
    expect(submit({ type, status: 0, target_price: target }).type).toBe('ok');
    const { originMargin, fee } = order(1);
    const setAside = new Decimal(originMargin).add(fee);
    expect(bench.balance(maya)).toEqual({
      available: new Decimal(5000).sub(setAside).toFixed(),
      frozen: setAside.toFixed(),
    });
    bench.setPrice('BTC/USDT', through);
    expect(order(1)).toMatchObject({ status: 1 });
    expect(ticksToDecimalString(BTC, order(1).priceTicks)).toBe(target);
    expect(bench.balance(maya).frozen).toBe(originMargin);
  });

  it('releases margin and fee when it is cancelled', () => {
    submit({ status: 0, target_price: '50000' });
    expect(bench.call('POST /lever/cancel', { id: 1 }, maya.token).type).toBe('ok');
    expect(bench.balance(maya)).toEqual({ available: '5000', frozen: '0' });
    expect(bench.call('POST /lever/cancel', { id: 1 }, maya.token).reason).toBe('order_not_waiting');
    expect(bench.world.triggers.size).toBe(0);
  });
});

describe('POST /lever/setstop', () => {
  const stop = (profit: string, loss: string) =>
    bench.call('POST /lever/setstop', { id: 1, target_profit_price: profit, stop_loss_price: loss }, maya.token);
  it.each<[number, string, string, string | undefined]>([
    [1, '62000', '58000', undefined],
    [1, '62000', '0', undefined],
    [1, '', '58000', undefined],
    [1, '59000', '58000', 'profit_price_wrong_side'],
    [1, '62000', '61000', 'loss_price_wrong_side'],
    [2, '58000', '62000', undefined],
    [2, '62000', '63000', 'profit_price_wrong_side'],
    [2, '58000', '59000', 'loss_price_wrong_side'],
    [1, '62000.0001', '0', 'price_step'],
    [1, '-1', '0', 'price_invalid'],
  ])('type %i, profit %s, loss %s: %s', (type, profit, loss, refusal) => {
    submit({ type });
    expect(stop(profit, loss).reason).toBe(refusal);
  });

  it.each([
    ['profit', '62000.00', '62100.00'],
    ['loss', '58000.00', '57900.00'],
  ])('a %s price closes the position when the market touches it', (reason, at, through) => {
    submit();
    stop(reason === 'profit' ? at : '0', reason === 'loss' ? at : '0');
    bench.setPrice('BTC/USDT', through);
    expect(order(1)).toMatchObject({ status: 3, closeReason: reason });
    // It closes within the second in which the market reached the price.
    const closed = Number(ticksToDecimalString(BTC, order(1).closeTicks));
    expect(reason === 'profit' ? closed >= Number(at) : closed <= Number(at)).toBe(true);
    expect(bench.world.triggers.size).toBe(0);
  });

  it('without both removes both', () => {
    submit();
    stop('62000', '58000');
    expect(stop('0', '0').type).toBe('ok');
    bench.setPrice('BTC/USDT', '62500.00');
    expect(order(1).status).toBe(1);
  });
});

describe('POST /lever/batch_close', () => {
  it.each([
    [0, [3, 3, 3]],
    [1, [3, 1, 3]],
    [2, [1, 3, 1]],
  ])('type %i', (type, states) => {
    submit();
    submit({ type: 2, share: 100 });
    submit({ currency_id: ETH.currencyId, share: 1 });
    expect(bench.call('POST /lever/batch_close', { type }, maya.token).type).toBe('ok');
    expect([1, 2, 3].map((id) => order(id).status)).toEqual(states);
  });

  it('refuses when there is nothing to close', () => {
    expect(bench.call('POST /lever/batch_close', { type: 0 }, maya.token).reason).toBe('nothing_to_close');
  });
});

/** Sets a price that stays: after a minute the mark price has followed it. */
function settle(symbol: string, to: string): void {
  bench.setPrice(symbol, to);
  const { index } = marketOf(symbol);
  const nextSec = () => Math.floor(bench.world.nowMs / 1000) + 1;
  bench.world.intervene(index, { kind: 'halt', atSec: nextSec() });
  bench.advance(62_000);
  bench.world.intervene(index, { kind: 'resume', atSec: nextSec() });
  bench.advance(2_000);
}

describe('liquidation', () => {
  /** A position of 1 BTC with a balance of 5,000 USDT. */
  const big = { share: 1000, multiple: 20 };

  const told = () => bench.world.tables.messages.list('user', maya.id).map(({ kind }) => kind);

  it('is announced when it is near, once until the account has recovered', () => {
    submit(big);
    const row = order(1);
    const [opened, margin] = [Number(ticksToDecimalString(BTC, row.priceTicks)), Number(row.originMargin)];
    /** The price at which the risk rate is `rate` percent of the margin. */
    const at = (rate: number) => price(opened - (5000 - Number(row.fee) - (margin * rate) / 100));
    const steps: [rate: number, near: number][] = [
      [40, 0],
      [29, 1],
      [25, 1],
      // Not yet recovered.
      [48, 1],
      [28, 1],
      [52, 1],
      [29, 2],
    ];
    for (const [rate, near] of steps) {
      settle('BTC/USDT', at(rate));
      expect(told().filter((kind) => kind === 'liquidationNear')).toHaveLength(near);
    }
    settle('BTC/USDT', at(0));
    expect(told()).toEqual(['liquidationNear', 'liquidationNear', 'liquidated']);
  });

  const warnings = () => told().filter((kind) => kind === 'liquidationNear').length;
  const rate = () => riskOf(bench.world, maya.id).rate.toNumber();

  it('is announced again for what is opened after a liquidation', () => {
    submit(big);
    const opened = last();
    settle('BTC/USDT', price(opened - 4_150));
    expect([rate() < 30, warnings()]).toEqual([true, 1]);
    settle('BTC/USDT', price(opened - 4_850));
    expect(order(1).closeReason).toBe('liquidation');
    submit({ share: 10, multiple: 5 });
    expect([rate() > 30, warnings()]).toEqual([true, 1]);
    const again = last();
    for (let step = 1; rate() > 30; step += 1) settle('BTC/USDT', price(again - step * 100));
    expect(warnings()).toBe(2);
  });

  it('is announced again when two markets have recovered together, and not before', () => {
    submit({ share: 500 });
    submit({ currency_id: ETH.currencyId, share: 100 });
    const start = last();
    const fall = () => {
      for (let step = 1; rate() > 30; step += 1) settle('BTC/USDT', price(start - step * 200));
    };
    fall();
    expect(warnings()).toBe(1);
    settle('ETH/USDT', price(last(ETH) + 1));
    fall();
    expect(warnings()).toBe(1);
    for (let step = 1; rate() < 50; step += 1)
      settle(step % 2 ? 'BTC/USDT' : 'ETH/USDT', price(last(step % 2 ? BTC : ETH) * 1.01));
    fall();
    expect(warnings()).toBe(2);
  });

  it.each([
    [
      'a transfer',
      () => {
        const fields = { currency_id: 3, number: '1800', from_field: 'change', to_field: 'lever' } as const;
        expect(bench.call('POST /wallet/change', fields, maya.token).type).toBe('ok');
      },
    ],
    [
      'a grant',
      () =>
        bench.world.transaction(() => {
          grant(bench.world, maya.id, 'lever', 'USDT', '1800');
          return { accepted: true };
        }),
    ],
  ])('is announced again when the account has recovered by %s', (_, add) => {
    maya = bench.customer('omar', { USDT: '5000', 'lever:USDT': '5000' });
    bench.world.transaction(() => {
      bench.world.tables.users.update(maya.id, { reviewStatus: 2 });
      return { accepted: true };
    });
    submit(big);
    const opened = last();
    settle('BTC/USDT', price(opened - 4_300));
    expect([rate() < 30, warnings()]).toEqual([true, 1]);
    add();
    expect([rate() > 50, warnings()]).toEqual([true, 1]);
    settle('BTC/USDT', price(opened - 6_050));
    expect([rate() > 10 && rate() < 30, warnings()]).toEqual([true, 2]);
  });

  it('of a position that a gap has just opened is announced after the opening', () => {
    submit({ ...big, status: 0, target_price: '59000' });
    bench.world.drainPrivateEvents();
    settle('BTC/USDT', '40000.00');
    expect(told()).toEqual(['leverOpened', 'liquidated']);
    const statuses = bench.world
      .drainPrivateEvents()
      .flatMap(({ payload }) => (payload.type === 'lever_order' ? payload.data.status : []));
    expect(statuses).toEqual([1, 3]);
  });

  it('happens at the price that the form shows, and closes everything when the market touches it', () => {
    submit(big);
    const warning = bench.world.triggers.get(marginTrigger(maya.id, BTC.index));
    const near = Number(ticksToDecimalString(BTC, warning?.priceTicks ?? 0));
    settle('BTC/USDT', price(near - 1));
    const trigger = bench.world.triggers.get(marginTrigger(maya.id, BTC.index));
    expect(trigger?.direction).toBe(-1);
    const edge = Number(ticksToDecimalString(BTC, trigger?.priceTicks ?? 0));
    const row = order(1);
    const equityAtEdge = 5000 - Number(row.fee) + (edge - Number(ticksToDecimalString(BTC, row.priceTicks)));
    expect(equityAtEdge / Number(row.originMargin)).toBeLessThanOrEqual(0.1);
    expect((equityAtEdge + 0.01) / Number(row.originMargin)).toBeGreaterThan(0.1);
    settle('BTC/USDT', price(edge + 50));
    expect(order(1).status).toBe(1);
    settle('BTC/USDT', price(edge - 50));
    expect(order(1)).toMatchObject({ status: 3, closeReason: 'liquidation' });
    expect(Number(bench.balance(maya).available)).toBeGreaterThanOrEqual(0);
    expect(bench.balance(maya).frozen).toBe('0');
    expect(bench.world.triggers.size).toBe(0);
  });

  it('after a gap beyond the liquidation price nobody is below zero, and the insurance fund pays', () => {
    submit(big);
    settle('BTC/USDT', '40000.00');
    expect(order(1).status).toBe(3);
    expect(bench.balance(maya)).toEqual({ available: '0', frozen: '0' });
    expect(bench.world.ledger.houseBalance('house:insurance', 'USDT').isNegative()).toBe(true);
    expect(bench.world.ledger.checkBooks()).toEqual([]);
  });

  it.each([
    ['a liquidation', '0', 'liquidation'],
    ['a stop loss', '55000', 'loss'],
  ])('after a gap, the result of %s is what the account has lost, beside what the fund paid', (_name, stop, reason) => {
    submit(big);
    bench.call('POST /lever/setstop', { id: 1, target_profit_price: '0', stop_loss_price: stop }, maya.token);
    const { available, frozen } = bench.balance(maya);
    settle('BTC/USDT', '40000.00');
    const insured = bench.world.ledger.houseBalance('house:insurance', 'USDT').neg();
    const lost = new Decimal(available).add(frozen).neg();
    const [listed] = (
      bench.call('POST /lever/my_trade', {}, maya.token).message as { message: { data: Record<string, string>[] } }
    ).message.data;
    expect(insured.gt(0)).toBe(true);
    expect(listed).toMatchObject({
      close_reason: reason,
      fact_profits: lost.toFixed(8),
      insurance_money: insured.toFixed(8),
    });
    expect(lost.sub(insured).toFixed()).toBe(profitAt(bench.world, order(1), order(1).closeTicks).toFixed());
  });

  it('cancels limit orders first for their money; trigger orders hold none and are cancelled last', () => {
    submit(big);
    submit({ share: 700, status: 0, target_price: '20000' });
    submit({ share: 10, trigger_price: '70000' });
    const opened = last();
    settle('BTC/USDT', price(opened - 4_300));
    expect([1, 2, 3].map((id) => order(id).status)).toEqual([1, 4, 0]);
    const note = bench.world.tables.messages.list('user', maya.id).find(({ kind }) => kind === 'leverOrdersCancelled');
    // 0.7 x 20,000 / 20, and 0.03 % of 14,000.
    expect(JSON.parse(note?.data ?? '{}')).toEqual({ count: 1, amount: '704.2' });
    settle('BTC/USDT', price(opened - 4_850));
    expect([1, 2, 3].map((id) => order(id).status)).toEqual([3, 4, 4]);
    expect(told().slice(-2)).toEqual(['liquidated', 'leverTriggersCancelled']);
  });

  it('a stop whose loss is paid by cancelled limit orders leaves trigger orders pending', () => {
    submit({ ...big, stop_loss_price: '55500' });
    submit({ share: 700, status: 0, target_price: '20000' });
    submit({ share: 10, trigger_price: '70000' });
    bench.setPrice('BTC/USDT', price(last() - 4_700));
    expect(order(1)).toMatchObject({ status: 3, closeReason: 'loss' });
    expect([order(2).status, order(3).status]).toEqual([4, 0]);
  });

  it('two markets fall together: everything is closed before either margin trigger is passed', () => {
    submit({ share: 500 });
    submit({ currency_id: ETH.currencyId, share: 100 });
    for (let step = 1; step <= 40 && order(1).status === 1; step += 1) {
      settle('BTC/USDT', price(60_000 - step * 150));
      if (order(1).status === 1) settle('ETH/USDT', (3000 - step * 7).toFixed(ETH.priceDecimals));
      if (order(1).status === 1) expect(riskOf(bench.world, maya.id).rate.toNumber()).toBeGreaterThan(10);
    }
    expect([order(1), order(2)]).toMatchObject([
      { status: 3, closeReason: 'liquidation' },
      { status: 3, closeReason: 'liquidation' },
    ]);
  });

  it('a position whose loss only a winning position could cover is not closed alone', () => {
    submit({ share: 800 });
    submit({ share: 790, type: 2 });
    bench.setPrice('BTC/USDT', '50000.00');
    const close = (id: number) => bench.call('POST /lever/close', { id }, maya.token).reason;
    expect(close(1)).toBe('loss_uncovered');
    expect(close(2)).toBeUndefined();
    expect(close(1)).toBeUndefined();
    expect(bench.world.ledger.houseBalance('house:insurance', 'USDT').toFixed()).toBe('0');
  });

  it('its stop also closes the winning positions', () => {
    submit({ share: 800 });
    submit({ share: 790, type: 2 });
    bench.call('POST /lever/setstop', { id: 1, target_profit_price: '0', stop_loss_price: '50500' }, maya.token);
    bench.setPrice('BTC/USDT', '50000.00');
    expect([order(1), order(2)]).toMatchObject([{ closeReason: 'loss' }, { closeReason: 'liquidation' }]);
    expect(told()).toEqual(['stopLossHit', 'winnersClosed']);
    expect(bench.world.ledger.houseBalance('house:insurance', 'USDT').toFixed()).toBe('0');
  });

  it('a batch whose losses only winning positions could cover is refused as well', () => {
    submit({ share: 800 });
    submit({ share: 790, type: 2 });
    bench.setPrice('BTC/USDT', '50000.00');
    const batch = (type: number) => bench.call('POST /lever/batch_close', { type }, maya.token).reason;
    const before = bench.world.hash();
    expect(batch(1)).toBe('loss_uncovered');
    expect(bench.world.hash()).toBe(before);
    expect(batch(0)).toBeUndefined();
    expect(bench.world.ledger.houseBalance('house:insurance', 'USDT').toFixed()).toBe('0');
  });

  it('a batch of losing positions books each loss once, though one takes from the margin of the next', () => {
    // Margins of 30 and 4,920, and a balance of 41: the first position loses 100, so 29 come from the second's margin.
    submit({ share: 50, multiple: 100 });
    submit({ share: 410, multiple: 5 });
    bench.setPrice('BTC/USDT', price(last() - 2_000));
    const worth = riskOf(bench.world, maya.id).account;
    expect(bench.call('POST /lever/batch_close', { type: 0 }, maya.token).type).toBe('ok');
    const left = worth.available.add(worth.margins).add(worth.profits);
    expect(bench.balance(maya)).toEqual({ available: left.toFixed(), frozen: '0' });
    expect(bench.world.ledger.checkBooks()).toEqual([]);
  });

  it('a limit order reduces the account’s margin at once, and is cancelled before any position is closed', () => {
    submit(big);
    submit({ share: 700, status: 0, target_price: '50000' });
    const edge = () => bench.world.triggers.get(marginTrigger(maya.id, BTC.index))?.priceTicks ?? 0;
    expect(Number(ticksToDecimalString(BTC, edge()))).toBeGreaterThan(57_000);
    settle('BTC/USDT', '56500.00');
    expect([order(1).status, order(2).status]).toEqual([1, 4]);
    expect(bench.balance(maya).frozen).toBe(order(1).margin);
    expect(riskOf(bench.world, maya.id).rate.toNumber()).toBeGreaterThan(10);
    settle('BTC/USDT', '55000.00');
    expect(order(1)).toMatchObject({ status: 3, closeReason: 'liquidation' });
  });

  it('money frozen for limit orders covers a gap before the insurance fund does', () => {
    submit(big);
    submit({ share: 700, status: 0, target_price: '20000' });
    settle('BTC/USDT', price(last() - 4_900));
    expect([order(1).status, order(2).status]).toEqual([3, 4]);
    expect(bench.balance(maya).frozen).toBe('0');
    expect(bench.world.ledger.houseBalance('house:insurance', 'USDT').toFixed()).toBe('0');
  });

  it('a stop that balance and margins cannot cover cancels limit orders before winning positions are closed', () => {
    submit({ share: 800 });
    submit({ share: 600, type: 2 });
    submit({ share: 300, status: 0, target_price: '50000' });
    bench.call('POST /lever/setstop', { id: 1, target_profit_price: '0', stop_loss_price: '54500' }, maya.token);
    settle('BTC/USDT', '54600.00');
    // A loss of 4,490, with 4,225 in balance and margins, and 750 frozen for the limit order.
    bench.setPrice('BTC/USDT', '54400.00');
    expect([order(1).closeReason, order(2).status, order(3).status]).toEqual(['loss', 1, 4]);
    expect(bench.world.ledger.houseBalance('house:insurance', 'USDT').toFixed()).toBe('0');
  });

  it('a loss beyond the balance is taken from the margins of the other positions', () => {
    submit({ share: 1400 });
    expect(submit({ share: 10, currency_id: ETH.currencyId }).type).toBe('ok');
    bench.setPrice('BTC/USDT', price(last() - 700));
    bench.call('POST /lever/close', { id: 1 }, maya.token);
    const { available, frozen } = bench.balance(maya);
    expect(order(2).margin).toBe(frozen);
    expect(Number(available)).toBeGreaterThanOrEqual(0);
    expect(bench.world.ledger.checkBooks()).toEqual([]);
  });

  it.each([
    ['one position', () => bench.call('POST /lever/close', { id: 1 }, maya.token)],
    ['most lots', () => bench.call('POST /lever/close', { id: 1, share: 900 }, maya.token)],
    ['all', () => bench.call('POST /lever/batch_close', { type: 0 }, maya.token)],
  ])('closing %s right after a crash settles a bankrupt account at once, and leaves no debt', (_name, close) => {
    submit(big);
    bench.setPrice('BTC/USDT', '40000.00');
    expect(order(1).status).toBe(1);
    expect(close().type).toBe('ok');
    expect(order(1)).toMatchObject({ status: 3, closeReason: 'liquidation' });
    expect(told()).toEqual(['liquidated']);
    expect(bench.balance(maya)).toEqual({ available: '0', frozen: '0' });
    expect(bench.world.ledger.houseBalance('house:insurance', 'USDT').isNegative()).toBe(true);
    expect(bench.world.ledger.checkBooks()).toEqual([]);
  });

  it('is not needed for a close right after a crash whose loss cancelled limit orders can cover', () => {
    submit(big);
    submit({ share: 700, status: 0, target_price: '20000' });
    bench.setPrice('BTC/USDT', price(last() - 4_900));
    expect(bench.call('POST /lever/close', { id: 1 }, maya.token).type).toBe('ok');
    expect([order(1).closeReason, order(2).status]).toEqual(['user', 4]);
    expect(Number(bench.balance(maya).available)).toBeGreaterThan(0);
    expect(bench.world.ledger.houseBalance('house:insurance', 'USDT').toFixed()).toBe('0');
  });

  it('is not triggered by a wick, however deep, and both risk rates are listed', () => {
    submit(big);
    bench.setPrice('BTC/USDT', '40000.00');
    const sums = bench.call('POST /lever/dealall', { currency_id: 1, legal_id: 3 }, maya.token).message as {
      hazard_rate: string;
      mark_hazard_rate: string;
    };
    expect(Number(sums.hazard_rate)).toBeLessThan(0);
    expect(Number(sums.mark_hazard_rate)).toBeGreaterThan(100);
    bench.advance(20_000);
    bench.setPrice('BTC/USDT', '60000.00');
    bench.advance(120_000);
    expect(order(1).status).toBe(1);
  });
});

describe('the overnight fee', () => {
  it('is charged for every open position once, at midnight in the exchange’s zone', () => {
    submit();
    const row = order(1);
    bench.advance(14 * 3_600_000);
    expect(order(1).overnightPaid).toBe('0');
    bench.advance(3_600_000);
    // price x 0.12 x 0.02 %
    const fee = new Decimal(ticksToDecimalString(BTC, row.priceTicks))
      .mul('0.12')
      .mul('0.0002')
      .toDP(8, Decimal.ROUND_UP);
    expect(order(1)).toMatchObject({
      overnightPaid: fee.toFixed(),
      margin: new Decimal(row.originMargin).sub(fee).toFixed(),
      originMargin: row.originMargin,
    });
    bench.call('POST /lever/close', { id: 1 }, maya.token);
    bench.advance(48 * 3_600_000);
    expect(order(1).overnightPaid).toBe(fee.toFixed());
    expect(bench.world.scheduler.size).toBe(0);
  });
});

describe('POST /follow/selfHolding', () => {
  it('makes a copied position the customer’s own, which can then be closed', () => {
    submit();
    bench.world.transaction(() => {
      bench.world.tables.leverOrders.update(1, { orderType: 2, followUserId: 9, followOrderId: 99 });
      return { accepted: true };
    });
    const call = (name: 'POST /lever/close' | 'POST /follow/selfHolding') =>
      bench.call(name, { id: 1, transaction_id: 1 } as never, maya.token);
    expect(call('POST /lever/close').reason).toBe('position_follows');
    expect(call('POST /follow/selfHolding').type).toBe('ok');
    expect(call('POST /follow/selfHolding').reason).toBe('position_not_following');
    expect(call('POST /lever/close').type).toBe('ok');
  });
});

describe('what clients read', () => {
  it('lists, sums and deals of a market fit their declarations', () => {
    submit();
    submit({ status: 0, target_price: '50000' });
    const pair = { currency_id: BTC.currencyId, legal_id: 3 };
    const trades = bench.call('POST /lever/my_trade', { status: -1, page: 1 }, maya.token).message as {
      rate_profits_total: { hazard_rate: string };
      message: { total: number; data: { id: number; transaction_time: string }[] };
    };
    expect(trades.message.total).toBe(2);
    expect(trades.message.data.map(({ id }) => id)).toEqual([2, 1]);
    expect(trades.message.data.every(({ transaction_time: time }) => time.length === 19)).toBe(true);
    const deal = bench.call('POST /lever/deal', pair, maya.token).message as {
      my_transaction: unknown[];
      user_lever: string;
    };
    expect(deal.my_transaction).toHaveLength(1);
    expect(deal.user_lever).toBe(new Decimal(bench.balance(maya).available).toFixed(8));
    const all = bench.call('POST /lever/dealall', pair, maya.token).message as {
      hazard_rate: string;
      order: { total: number };
    };
    expect(all.hazard_rate).toBe(trades.rate_profits_total.hazard_rate);
    expect(all.order.total).toBe(1);
  });
});
