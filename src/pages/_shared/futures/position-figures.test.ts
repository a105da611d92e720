import { describe, expect, it } from 'vitest';
import type { FuturesPosition } from '@/data/futures/queries';
import { Decimal } from '@/domain/money/money';
import {
  bookedResult,
  closable,
  isBeyondLiquidation,
  lotsOf,
  opposite,
  paidBack,
  priceAtRoi,
  resultAt,
  stopOf,
  sumAt,
} from './position-figures';

const long = {
  id: 1,
  type: 1,
  price: '60000',
  update_price: '60500',
  profits: '50',
  number: '0.1',
  multiple: 20,
  origin_caution_money: '300',
  order_type: 1,
} as FuturesPosition;
const short = { ...long, id: 2, type: 2, profits: '-50' } as FuturesPosition;

describe('the result', () => {
  it.each([
    ['of a long grows with the price', long, '61000', '100', '33.33'],
    ['of a long shrinks against it', long, '59000', '-100', '-33.34'],
    ['of a short is the other way round', short, '59000', '100', '33.33'],
    // A server which multiplies the result by the leverage shows it by the result in its own row.
    ['is multiplied by the leverage where the server does so', { ...long, profits: '1000' }, '61000', '2000', '666.66'],
  ] as const)('%s', (_, order, at, profit, percent) => {
    const result = resultAt(order, at);
    expect([result.profit.toFixed(), result.percent.toFixed()]).toEqual([profit, percent]);
  });

  it('of a closed one is what was booked', () => {
    const { profit, percent } = bookedResult({ ...long, fact_profits: '-30' });
    expect([profit.toFixed(), percent.toFixed()]).toEqual(['-30', '-10']);
  });

  it('is paid back with the rest of the margin, or taken from the balance', () => {
    expect(paidBack('290', new Decimal(-30)).toFixed()).toBe('260');
    expect(paidBack('290', new Decimal(-500)).toFixed()).toBe('-210');
  });
});

describe('lotsOf', () => {
  const held = { ...long, share: 7, caution_money: '299.99999999', trade_fee: '1' } as FuturesPosition;

  it.each([
    ['all of them', 7, ['0.1', '300', '299.99999999', '1'], '100'],
    // Rounded down, as the exchange divides a position.
    ['three', 3, ['0.04285714', '128.57142857', '128.57142856', '0.42857142'], '42.85714'],
  ] as const)('have their share of the amounts: %s', (_, share, amounts, profit) => {
    const part = lotsOf(held, share);
    expect([part.number, part.origin_caution_money, part.caution_money, part.trade_fee]).toEqual(amounts);
    expect(resultAt(part, '61000').profit.toFixed()).toBe(profit);
  });

  it('have the opposite result once the position is reversed', () => {
    expect(resultAt(opposite(held), '61000').profit.toFixed()).toBe('-100');
    expect(opposite(opposite(held))).toEqual(held);
  });
});

describe('a stop', () => {
  it.each([
    [long, 'profit', 50, '61500'],
    [long, 'loss', 10, '59700'],
    [short, 'profit', 50, '58500'],
    [short, 'loss', 10, '60300'],
    [{ ...long, profits: '1000' } as FuturesPosition, 'profit', 50, '60075'],
    [{ ...short, multiple: 1, origin_caution_money: '6000' } as FuturesPosition, 'profit', 200, ''],
  ] as const)('%#: a shortcut is where that return is reached', (order, role, percent, price) => {
    expect(priceAtRoi(order, role, percent, 2)).toBe(price);
    if (price !== '') expect(resultAt(order, price).percent.abs().toFixed()).toBe(String(percent));
  });

  it.each([
    ['0.00000000', ''],
    ['', ''],
    ['61000.50000000', '61000.5'],
    ['61000.500000000004', '61000.5'],
  ])('%s on the wire is "%s" in a field', (wire, field) => expect(stopOf(wire)).toBe(field));

  it.each([
    [long, '55000', '56000', true],
    [long, '57000', '56000', false],
    [short, '66000', '65000', true],
    [short, '64000', '65000', false],
    [long, '55000', null, false],
    [long, '', '56000', false],
  ] as const)('is too late beyond the liquidation price: %#', (order, loss, liquidation, late) => {
    expect(isBeyondLiquidation(order, loss, liquidation && new Decimal(liquidation))).toBe(late);
  });
});

describe('a bulk close', () => {
  const copied = { ...long, id: 3, order_type: 2 } as FuturesPosition;
  const all = [long, short, copied].map((order) => ({ ...order, symbol: 'BTC/USDT' }));
  const halted = all.map((order) => ({ ...order, id: order.id + 10, symbol: 'ETH/USDT' }));
  const isHalted = ({ symbol }: FuturesPosition) => symbol === 'ETH/USDT';

  it.each([
    ['all leaves copied ones to their trader', all, 'all', [1, 2], '0', []],
    ['long leaves copied ones to their trader', all, 'long', [1], '100', []],
    ['short leaves copied ones to their trader', all, 'short', [2], '-100', []],
    ['all leaves halted markets out', [...all, ...halted], 'all', [1, 2], '0', [11, 12]],
    ['long leaves halted markets out', [...all, ...halted], 'long', [1], '100', [11]],
    ['short leaves halted markets out', [...all, ...halted], 'short', [2], '-100', [12]],
    ['halted markets alone closes nothing', halted, 'all', [], '0', [11, 12]],
    ['none closes nothing', [], 'all', [], '0', []],
  ] as const)('of %s', (_, orders, many, ids, sum, left) => {
    const { closing, haltedOpen } = closable(orders, many, isHalted);
    expect(closing.map(({ id }) => id)).toEqual(ids);
    expect(sumAt(closing, () => '61000').toFixed()).toBe(sum);
    expect(haltedOpen.map(({ id }) => id)).toEqual(left);
  });
});
