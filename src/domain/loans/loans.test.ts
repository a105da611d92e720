import { describe, expect, it } from 'vitest';
import { Decimal } from '../money/money';
import { DAY_MS } from '../time';
import {
  isOpenLoan,
  LOAN_STATUSES,
  LOAN_TERMS,
  loanCollectMs,
  loanDay,
  loanDayCost,
  loanSchedule,
  loanTerm,
  owedOf,
  splitRepayment,
  subtractDebt,
} from './loans';

const START_MS = Date.UTC(2026, 0, 6, 1, 41);
const of = (amount: string) => new Decimal(amount);
const debt = (penalty: string, interest: string, principal: string) => ({
  penalty: of(penalty),
  interest: of(interest),
  principal: of(principal),
});
const textOf = ({ penalty, interest, principal }: ReturnType<typeof debt>) =>
  [penalty, interest, principal].map((part) => part.toFixed());

describe('the cost of a day', () => {
  it.each([
    ['1000', '0.06', '0.6'],
    ['1000', '0.05', '0.5'],
    ['1000', '0.045', '0.45'],
    ['1000', '0.04', '0.4'],
    ['1000', '0.15', '1.5'],
    ['123.45678901', '0.045', '0.05555556'],
    ['0.00000001', '0.04', '0.00000001'],
    ['0', '0.04', '0'],
  ])('%s at %s percent a day is %s, raised to 8 decimals', (principal, percent, cost) => {
    expect(loanDayCost(of(principal), percent).toFixed()).toBe(cost);
  });

  it.each([
    ['the moment it is paid out', 0, 1],
    ['a millisecond before the first day is over', DAY_MS - 1, 1],
    ['exactly a day later', DAY_MS, 2],
    ['six and a half days later', 6.5 * DAY_MS, 7],
  ])('counts days begun: %s', (_when, afterMs, day) => {
    expect(loanDay(START_MS, START_MS + afterMs)).toBe(day);
  });
});

it.each([
  [1, '1000', ['1000.6', '1001.8', '1004.2']],
  [2, '1000', ['1000.5', '1001.5', '1003.5', '1007']],
  [3, '2500', ['2501.125', '2503.375', '2507.875', '2515.75', '2533.75']],
  [4, '10000', ['10004', '10012', '10028', '10056', '10120', '10240', '10360']],
])('the schedule of term %i over %s ends with the whole term', (id, amount, owed) => {
  const term = loanTerm(id) as (typeof LOAN_TERMS)[number];
  const steps = loanSchedule(of(amount), term, START_MS);
  expect(steps.map((step) => step.owed.toFixed())).toEqual(owed);
  expect(steps.at(-1)).toMatchObject({ day: term.days, beforeMs: START_MS + term.days * DAY_MS });
});

it('collects three days after a loan was due', () => {
  expect(loanCollectMs(START_MS)).toBe(START_MS + 3 * DAY_MS);
});

describe('a payment', () => {
  it.each([
    ['a part of the penalty', '1', ['1', '0', '0']],
    ['the penalty exactly', '3', ['3', '0', '0']],
    ['penalty and some interest', '5', ['3', '2', '0']],
    ['penalty and interest exactly', '7.2', ['3', '4.2', '0']],
    ['some principal', '107.2', ['3', '4.2', '100']],
    ['everything', '1007.2', ['3', '4.2', '1000']],
    ['more than is owed', '5000', ['3', '4.2', '1000']],
    ['nothing', '0', ['0', '0', '0']],
  ])('pays penalty, interest, principal in this order: %s', (_what, amount, parts) => {
    const owed = debt('3', '4.2', '1000');
    const paid = splitRepayment(owed, of(amount));
    expect(textOf(paid)).toEqual(parts);
    expect(owedOf(subtractDebt(owed, paid)).plus(owedOf(paid)).toFixed()).toBe('1007.2');
  });
});

it('knows which states are open', () => {
  expect(LOAN_STATUSES.filter(isOpenLoan)).toEqual([1, 2, 3]);
});

it('asks less a day the longer the term', () => {
  const rates = LOAN_TERMS.map(({ dayPercent }) => Number(dayPercent));
  expect(rates).toEqual([...rates].sort((a, b) => b - a));
});
