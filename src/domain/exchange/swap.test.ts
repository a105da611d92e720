import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Decimal, money } from '../money/money';
import { largestSwap, swapDrift, swapFeePercent, swapOf } from './swap';

const Exact = Decimal.clone({ precision: 80 });
const prices = (from: string, to: string) => ({ from: money(from), to: money(to) });

describe('an exchange', () => {
  it.each([
    ['USDT for BTC', '1000', '1', '60000', '0.2', '0.01666666', '2', '1002'],
    ['BTC for USDT', '0.5', '60000', '1', '0.2', '30000', '0.001', '0.501'],
    ['at no fee', '1000', '1', '3000', '0', '0.33333333', '0', '1000'],
    [
      'whose fee is less than the smallest unit',
      '0.00000001',
      '60000',
      '1',
      '0.2',
      '0.0006',
      '0.00000001',
      '0.00000002',
    ],
    ['that brings less than the smallest unit', '0.00000001', '1', '60000', '0.2', '0', '0.00000001', '0.00000002'],
    [
      'of nearly as much as can be counted',
      '900000000000.99999999',
      '1',
      '3',
      '0.13',
      '300000000000.33333333',
      '1170000000.0013',
      '901170000001.00129999',
    ],
  ] as const)('%s', (_case, number, from, to, fee, received, charged, paid) => {
    const swap = swapOf(money(number), prices(from, to), new Decimal(fee));
    expect([swap?.received.toFixed(), swap?.fee.toFixed(), swap?.paid.toFixed()]).toEqual([received, charged, paid]);
  });

  it.each([
    ['what is received', '1000', '60000', '0.00001'],
    ['what is paid', '999999999999', '1', '1'],
  ] as const)('of more than books can count is none: %s', (_case, number, from, to) => {
    expect(swapOf(money(number), prices(from, to), new Decimal('0.2'))).toBeNull();
  });

  it.each([
    [0, '0.2'],
    [1, '0.18'],
    [2, '0.17'],
    [3, '0.14'],
    [4, '0'],
  ])('costs VIP %i %s percent', (level, percent) => {
    expect(swapFeePercent(level).toFixed()).toBe(percent);
  });

  it.each([
    ['60000', '60000', '0'],
    ['60000', '60300', '0.5'],
    ['60000', '59700', '0.5'],
    ['60000', '60300.01', '0.50001'],
  ])('a rate that goes from %s to %s has moved by %s percent', (before, now, percent) => {
    expect(swapDrift(prices(before, '1'), prices(now, '1')).toDecimalPlaces(5).toFixed()).toBe(percent);
  });
});

describe('any amount', () => {
  const amount = fc
    .bigInt({ min: 1n, max: 10n ** 19n })
    .map((units) => money(new Exact(units.toString()).div('1e8').toFixed()));
  const price = fc.integer({ min: 1, max: 10 ** 9 }).map((units) => money(new Decimal(units).div('1e5')));
  const percent = fc.integer({ min: 0, max: 1000 }).map((units) => new Decimal(units).div(100));

  it('is rounded in the exchange’s favour, by less than one unit', () => {
    fc.assert(
      fc.property(amount, price, price, percent, (number, from, to, fee) => {
        const swap = swapOf(number, { from, to }, fee);
        if (!swap) return fc.pre(false);
        const unit = new Exact('1e-8');
        const received = new Exact(number).times(from).div(to).minus(swap.received);
        const charged = new Exact(swap.fee).minus(new Exact(number).times(fee).div(100));
        for (const kept of [received, charged]) {
          expect(kept.gte(0), `${number} ${from} ${to} ${fee}`).toBe(true);
          expect(kept.lt(unit)).toBe(true);
        }
      }),
    );
  });

  it('the largest number is covered with its fee, and one unit more is not', () => {
    fc.assert(
      fc.property(amount, percent, (available, fee) => {
        const all = largestSwap(available, fee);
        const cost = (number: Decimal) => swapOf(money(number), prices('1', '1'), fee)?.paid;
        fc.pre(available.lt('9e10'));
        expect(cost(all)?.lte(available), `${available} ${fee}`).toBe(true);
        expect(cost(all.plus('1e-8'))?.gt(available), `${available} ${fee}`).toBe(true);
      }),
    );
  });
});
