import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Decimal, ZERO } from '../money/money';
import {
  grantedPercent,
  grantedShare,
  largestSubscription,
  remainingPercent,
  type SubscriptionFacts,
  type SubscriptionTerms,
  subscriptionCost,
  subscriptionViolations,
  timeStatusAt,
} from './subscription';

const d = (text: string | number) => new Decimal(text);
const refusalOf = (amount: Decimal, facts: Omit<SubscriptionFacts, 'token'>) =>
  subscriptionViolations(amount, { token: 'TERN', ...facts })[0]?.code ?? null;

describe('the phase of a sale', () => {
  it.each([
    [99, 1],
    [100, 2],
    [199, 2],
    [200, 3],
    [201, 3],
  ])('at %i is in state %i', (nowMs, status) => {
    expect(timeStatusAt(nowMs, { startMs: 100, endMs: 200 })).toBe(status);
  });
});

describe('remaining and granted percentages', () => {
  it.each([
    // applied, remaining %, granted %
    ['0', '100.00', '100.00'],
    ['0.01', '99.99', '100.00'],
    ['50', '99.95', '100.00'],
    ['33333', '66.66', '100.00'],
    ['99999.99', '0.00', '100.00'],
    ['100000', '0.00', '100.00'],
    ['100000.01', '0.00', '99.99'],
    ['340000', '0.00', '29.41'],
  ])('of 100,000 with %s applied for: %s %% left, %s %% granted', (applied, left, granted) => {
    expect(remainingPercent(d(100_000), d(applied))).toBe(left);
    expect(grantedPercent(d(100_000), d(applied))).toBe(granted);
  });
});

describe('a share of an issue of 1,000', () => {
  it.each([
    // amount, applied, decimals, share, cost of the share at 1.2, refund
    ['100', '900', 2, '100', '120', '0'],
    ['100', '1000', 2, '100', '120', '0'],
    ['100', '3000', 2, '33.33', '39.996', '80.004'],
    ['0.01', '3000', 2, '0', '0', '0.012'],
    ['7', '3000', 0, '2', '2.4', '6'],
    ['999.99', '1000.01', 2, '999.98', '1199.976', '0.012'],
    ['3000', '3000', 1, '1000', '1200', '2400'],
  ])('%s of %s applied for, to %i decimals: %s for %s, %s back', (amount, applied, decimals, share, cost, refund) => {
    const granted = grantedShare(d(amount), d(1000), d(applied), decimals);
    expect(granted.toFixed()).toBe(share);
    expect(subscriptionCost(d('1.2'), granted).toFixed()).toBe(cost);
    expect(
      subscriptionCost(d('1.2'), d(amount))
        .sub(subscriptionCost(d('1.2'), granted))
        .toFixed(),
    ).toBe(refund);
  });

  it('sums up to at most the issue, and misses it by less than a lot per application', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 10_000_000 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 50_000_000 }), fc.nat(2), (lots, issueLots, decimals) => {
        const unit = d(10).pow(-decimals);
        const wanted = lots.map((lot) => unit.mul(lot));
        const issue = unit.mul(issueLots);
        const applied = wanted.reduce((sum, amount) => sum.add(amount), ZERO);
        const shares = wanted.map((amount) => grantedShare(amount, issue, applied, decimals));
        const given = shares.reduce((sum, share) => sum.add(share), ZERO);
        expect(given.lte(issue)).toBe(true);
        expect(shares.every((share, index) => share.lte(wanted[index] as Decimal))).toBe(true);
        const owed = Decimal.min(issue, applied);
        expect(owed.sub(given).lt(unit.mul(lots.length))).toBe(true);
      }),
    );
  });
});

const terms = (mode: SubscriptionTerms['mode']): SubscriptionTerms => ({
  mode,
  issue: d(1000),
  price: d('1.2'),
  min: d(20),
  max: d(300),
  amountDecimals: 2,
});

describe('an application is checked in the order of the contract', () => {
  it.each([
    // amount, applied, own, available, refusal
    ['0', '0', '0', '0', 'amount_invalid'],
    ['NaN', '0', '0', '0', 'amount_invalid'],
    ['-5', '0', '0', '0', 'amount_invalid'],
    ['0.001', '0', '0', '0', 'amount_step'],
    ['19.99', '0', '0', '0', 'subscription_small'],
    ['300.01', '1000', '0', '0', 'subscription_large'],
    ['250', '1000', '51', '0', 'subscription_large'],
    ['100', '990', '0', '0', 'sold_out'],
    ['100', '950', '0', '0', 'subscription_left'],
    ['100', '0', '0', '119.99', 'insufficient_balance'],
    ['100', '0', '0', '120', null],
    ['20', '980', '280', '24', null],
  ])('%s with %s applied for, %s of it oneself, and %s to pay with: %s', (amount, total, own, available, refusal) => {
    const applied = { total: d(total), own: d(own) };
    expect(refusalOf(d(amount), { terms: terms('first_come'), applied, available: d(available) })).toBe(refusal);
  });

  it('and may exceed the issue if shares are allocated', () => {
    const applied = { total: d(5000), own: ZERO };
    expect(refusalOf(d(100), { terms: terms('pro_rata'), applied, available: d(1000) })).toBeNull();
    expect(refusalOf(d(100), { terms: terms('pro_rata'), applied, available: null })).toBeNull();
  });

  it('and the largest valid one passes, while one step more is refused', () => {
    const whole = fc.integer({ min: 0, max: 120_000 }).map((cents) => d(cents).div(100));
    const mode = fc.constantFrom('first_come' as const, 'pro_rata' as const);
    fc.assert(
      fc.property(mode, whole, whole, whole, (how, total, own, available) => {
        const applied = { total, own };
        const most = largestSubscription(terms(how), applied, available);
        const next = most.isZero() ? d(20) : most.add('0.01');
        if (!most.isZero()) expect(refusalOf(most, { terms: terms(how), applied, available })).toBeNull();
        expect(refusalOf(next, { terms: terms(how), applied, available })).not.toBeNull();
      }),
    );
  });
});
