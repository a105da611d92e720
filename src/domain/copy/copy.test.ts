import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Decimal, money } from '../money/money';
import {
  affordableLots,
  copyBudget,
  copySettingViolations,
  copySize,
  keptCopyNumber,
  LOTS,
  lotsCost,
  MULTIPLE,
  requestedLots,
  traderApplicationViolations,
} from './copy';

const seed = Number(process.env.SEED ?? process.pid % 100_000);

describe('the number of a copy setting', () => {
  it.each([
    [MULTIPLE, '1', '1'],
    [MULTIPLE, '0.5', '0.5'],
    [MULTIPLE, '0.333', '0.333'],
    [MULTIPLE, '0.01', '0.01'],
    [MULTIPLE, '1.004', '1'],
    [MULTIPLE, '1.005', '1.01'],
    [MULTIPLE, '2.34567', '2.35'],
    [MULTIPLE, '4.999', '5'],
    [MULTIPLE, '5', '5'],
    [MULTIPLE, '5.001', '5'],
    [MULTIPLE, '5.01', 'follow_number_large'],
    [MULTIPLE, '0.009', 'follow_number_invalid'],
    [MULTIPLE, '0', 'follow_number_invalid'],
    [MULTIPLE, '-1', 'follow_number_invalid'],
    [LOTS, '1', '1'],
    [LOTS, '5', '5'],
    [LOTS, '6', 'follow_number_large'],
    [LOTS, '1.5', 'follow_lots_whole'],
    [LOTS, '0.5', 'follow_lots_whole'],
    [LOTS, '0', 'follow_number_invalid'],
  ] as const)('of type %s, %s is kept as %s', (type, given, kept) => {
    const number = new Decimal(given);
    const [wrong] = copySettingViolations(type, number, 0, { nowMs: 0, hasRoom: null });
    expect(wrong?.code ?? keptCopyNumber(number).toFixed()).toBe(kept);
  });

  it.each([
    [0, true, undefined],
    [1000, true, 'follow_deadline_past'],
    [1001, true, undefined],
    [1001, false, 'too_many_traders'],
  ] as const)('with the deadline %i and room for it %s', (deadlineMs, hasRoom, code) => {
    const found = copySettingViolations(LOTS, new Decimal(1), deadlineMs, { nowMs: 1000, hasRoom });
    expect(found[0]?.code).toBe(code);
  });
});

it.each([
  ['Hello', {}, []],
  [' ', {}, ['introduction_required']],
  ['x'.repeat(201), {}, ['introduction_required']],
  ['Calm\r\nand patient', {}, []],
  ['\tCalm\u2028', {}, []],
  ['Calm <\u200b>', {}, []],
  ['Calm \u202etneitap', {}, ['special_characters']],
  ['Hello', { isMade: true, isVerified: false }, ['application_made', 'application_unverified']],
  ['Hello', { following: 1, equity: money('99.99') }, ['application_follows', 'application_means']],
  ['Hello', { following: 0, equity: money('100') }, []],
])('an application that says "%s" with %o: %j', (introduction, change, codes) => {
  const unknown = { isMade: null, isVerified: null, following: null, equity: null, minimum: '100' };
  expect(traderApplicationViolations(introduction, { ...unknown, ...change }).map(({ code }) => code)).toEqual(codes);
});

describe('the requested lots', () => {
  it.each([
    [MULTIPLE, '1', 40, 40],
    [MULTIPLE, '2.35', 40, 94],
    [MULTIPLE, '2.35', 7, 16],
    [MULTIPLE, '0.5', 7, 3],
    [MULTIPLE, '0.1', 7, 1],
    [MULTIPLE, '0.01', 1, 1],
    [LOTS, '3', 40, 3],
    [LOTS, '3', 1, 3],
  ] as const)('of type %s, %s beside %s lots come to %s', (type, number, traderLots, lots) => {
    expect(requestedLots(type, money(number), traderLots)).toBe(lots);
  });
});

/** One lot of bitcoin at 60,000: the margin is 3 at leverage 20, the fee 0.018. */
const BTC = { price: money('60000'), shareNum: money('0.001'), multiple: 20, feePercent: money('0.03'), vipLevel: 0 };

describe('the size of a copy', () => {
  it.each([
    // wanted, available, open profits, given
    [40, '1000', '0', 40],
    [40, '120.72', '0', 40],
    [40, '120.71', '0', 39],
    [40, '3.018', '0', 1],
    [40, '3.017', '0', 0],
    [40, '0', '0', 0],
    // Unrealized losses count, unrealized profits do not.
    [40, '120.72', '-60.36', 20],
    [40, '120.72', '-500', 0],
    [40, '60.36', '900', 20],
    // Limited by the market's maximum.
    [9_000, '1000000', '0', 5_000],
  ] as const)('%s lots with %s and open results of %s come to %s', (wanted, available, profits, given) => {
    expect(copySize(wanted, copyBudget(money(available), money(profits)), BTC, 5_000)).toEqual({
      requested: wanted,
      given,
    });
  });

  it('costs less for a higher tier', () => {
    expect(lotsCost(10, { ...BTC, vipLevel: 4 }).lt(lotsCost(10, BTC))).toBe(true);
  });

  it(`is covered by the budget, and one lot more is not (seed ${seed})`, () => {
    const terms = fc.record({
      price: fc.integer({ min: 1, max: 99_999_999 }).map((cents) => new Decimal(cents).div(100)),
      shareNum: fc.constantFrom('0.001', '0.1', '1', '1000').map(money),
      multiple: fc.constantFrom(5, 10, 20, 50, 100),
      feePercent: fc.constant(money('0.03')),
      vipLevel: fc.nat(4),
    });
    const means = fc.integer({ min: 0, max: 9_999_999 }).map((cents) => new Decimal(cents).div(100));
    fc.assert(
      fc.property(means, terms, (has, at) => {
        const lots = affordableLots(has, at);
        expect(lotsCost(lots, at).lte(has) || lots === 0).toBe(true);
        expect(lotsCost(lots + 1, at).gt(has)).toBe(true);
      }),
      { seed, numRuns: 300 },
    );
  });
});
