import { describe, expect, it } from 'vitest';
import { Decimal } from '../money/money';
import { alertViolations, MAX_ALERTS, priceAtDistance } from './alerts';

const d = (value: number | string) => new Decimal(value);
const facts = { last: d(60_000), priceDecimals: 2, waiting: 0 };

describe('the rules which an alert breaks', () => {
  it.each([
    ['none above the market', '61000', {}, []],
    ['none below it', '59999.99', {}, []],
    ['no price', Number.NaN, {}, ['price_invalid']],
    ['zero', 0, {}, ['price_invalid']],
    ['more than fits on the wire', '1e12', {}, ['price_invalid']],
    ['off the grid', '61000.001', {}, ['price_step']],
    ['the market itself', 60_000, {}, ['alert_at_market']],
    ['one too many', 61_000, { waiting: MAX_ALERTS }, ['too_many_alerts']],
    ['the last one', 61_000, { waiting: MAX_ALERTS - 1 }, []],
    ['unknown how many', 61_000, { waiting: null }, []],
    ['all at once', '60000.001', { waiting: MAX_ALERTS }, ['price_step', 'too_many_alerts']],
  ] as const)('%s', (_, price, known, expected) => {
    expect(alertViolations(d(price), { ...facts, ...known }).map(({ code }) => code)).toEqual(expected);
  });
});

it.each([
  [60_000, 5, 2, '63000'],
  ['0.08', -2, 4, '0.0784'],
  ['0.08', -2, 3, '0.078'],
] as const)('%s and %s percent, %s decimals: %s', (last, percent, decimals, price) => {
  expect(priceAtDistance(d(last), percent, decimals).toFixed()).toBe(price);
});
