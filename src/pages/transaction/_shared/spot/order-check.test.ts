import { expect, it } from 'vitest';
import { Decimal } from '@/domain/money/money';
import { BUY, SELL } from '@/domain/spot/spot';
import { worseThanMarket } from './order-check';

it.each([
  [BUY, '112', 12],
  [BUY, '88', 0],
  [SELL, '88', 12],
  [SELL, '112', 0],
] as const)('side %i at %s is %i percent worse than 100', (side, price, percent) => {
  expect(worseThanMarket(side, new Decimal(price), new Decimal(100))).toBe(percent);
});
