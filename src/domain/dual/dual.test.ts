import { describe, expect, it } from 'vitest';
import { Decimal } from '../money/money';
import {
  annualOfReturn,
  type DualTerms,
  dualBreakeven,
  dualEarned,
  dualPayout,
  dualSharePrice,
  dualSide,
  returnOfAnnual,
} from './dual';

const terms = (type: 'call' | 'put', total: string, exercise: string, annual: string, days: number): DualTerms => ({
  type,
  total: new Decimal(total),
  exercise: new Decimal(exercise),
  annualPercent: new Decimal(annual),
  days,
});

/**
 * Calculated by hand: 73 days are a fifth of a year, so 50 percent a year are 10 percent, and 36.5 are 0.1 percent a
 * day.
 */
describe('the payout of a dual investment', () => {
  it.each([
    // Paid in bitcoin: pays 1 x 1.1 BTC below the reference; otherwise 1 x 60,000 x 1.1 USDT.
    [terms('call', '1', '60000', '50', 73), '59999.99', 'below', '1.1', '0.1'],
    [terms('call', '1', '60000', '50', 73), '60000.00', 'above', '66000', '6000'],
    [terms('call', '1', '60000', '50', 73), '60000.01', 'above', '66000', '6000'],
    // Paid in USDT, the price of one bitcoin at the reference.
    [terms('put', '60000', '60000', '50', 73), '59999.99', 'below', '1.1', '0.1'],
    [terms('put', '60000', '60000', '50', 73), '60000.00', 'above', '66000', '6000'],
    [terms('put', '60000', '60000', '50', 73), '70000', 'above', '66000', '6000'],
    // 3,100 USDT at a reference of 2,800: 1.10714285(71) ETH, and 3 days at 36.5 percent are 0.3 percent.
    [terms('put', '3100', '2800', '36.5', 3), '2799', 'below', '1.11046428', '0.00332143'],
    [terms('put', '3100', '2800', '36.5', 3), '2800', 'above', '3109.3', '9.3'],
    // 0.3 BTC for 7 days at 41.27 percent: 0.3 x (1 + 0.00791479...) cut to 8 decimals.
    [terms('call', '0.3', '63700', '41.27', 7), '63699.99', 'below', '0.30237443', '0.00237443'],
    [terms('call', '0.3', '63700', '41.27', 7), '63700', 'above', '19261.25172328', '151.25172328'],
  ] as const)('%o settled at %s, %s the reference: %s', (deal, settlement, side, payout, earned) => {
    expect(dualSide(new Decimal(settlement), deal.exercise)).toBe(side);
    expect(dualPayout(deal, side).toFixed()).toBe(payout);
    expect(dualEarned(deal, side).toFixed()).toBe(earned);
  });
});

it.each([
  // 0.3 BTC kept are worth 19,261.25 USDT at 64,204.17, which is what the call pays above its reference.
  [terms('call', '0.3', '63700', '41.27', 7), '64204.1724'],
  // 3,100 USDT buy 1.11046428 ETH at 2,791.62, which is what the put pays below its reference.
  [terms('put', '3100', '2800', '36.5', 3), '2791.6251'],
] as const)('%o breaks even at %s', (deal, price) => {
  expect(dualBreakeven(deal).toDecimalPlaces(4).toFixed()).toBe(price);
});

it.each([
  ['1', 3, '121.66666666666666'],
  ['0.8', 7, '41.714285714285714'],
  ['10', 73, '50'],
  ['10', 365, '10'],
])('a return of %s percent in %i days is %s percent a year, and back', (back, days, annual) => {
  const rate = annualOfReturn(new Decimal(back), days);
  expect(rate.toFixed().startsWith(annual)).toBe(true);
  expect(returnOfAnnual(rate, days).toDecimalPlaces(12, Decimal.ROUND_HALF_UP).toFixed()).toBe(back);
});

it('a share is a tenth of a coin, or what that costs', () => {
  expect(dualSharePrice('call', new Decimal('61234.5')).toFixed()).toBe('0.1');
  expect(dualSharePrice('put', new Decimal('61234.5')).toFixed()).toBe('6123.45');
});
