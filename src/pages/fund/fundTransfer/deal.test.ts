import { describe, expect, it } from 'vitest';
import { money } from '@/domain/money/money';
import { type Deal, dealAt, dealViolations, readRate, swapOfDeal } from './deal';

const rate = (to: string, fee = '0.2') =>
  readRate({ form_price: '1.00000000', to_price: to, fee, time: 1000, valid_ms: 10_000, tolerance: '0.5' });

describe('a rate', () => {
  it('is valid as long as the exchange says', () => {
    expect(rate('60000')).toMatchObject({ sinceMs: 1000, untilMs: 11_000, tolerance: '0.5' });
  });
  it('may have a price with more decimals than an amount', () => {
    expect(readRate({ form_price: '0.00000000123', to_price: '1', fee: '0.2' }).from.toFixed()).toBe('0.00000000123');
  });
  it('is not guaranteed by family servers, and then has the app’s own tolerance', () => {
    expect(readRate({ form_price: '1', to_price: '2', fee: '0.2' })).toMatchObject({
      sinceMs: null,
      untilMs: null,
      tolerance: '0.5',
    });
  });
  it.each([
    ['0', '1', '0.2'],
    ['1', '0', '0.2'],
    ['1', '1', '-0.2'],
  ])('of %s to %s at %s percent is invalid', (form_price, to_price, fee) => {
    expect(() => readRate({ form_price, to_price, fee })).toThrow('no rate');
  });
});

describe('a deal', () => {
  const deal = (to: string, fee = '0.2', isStopped = false): Deal => ({
    ...dealAt(money(100), rate('60000')),
    rate: rate(to, fee),
    isStopped,
  });
  it.each([
    ['has not moved', deal('60000'), false],
    ['has moved within the tolerance', deal('60299'), false],
    ['has moved beyond it', deal('60400'), true],
    ['has moved beyond it to the customer’s advantage', deal('59600'), true],
    ['has the same price and a higher fee', deal('60000', '0.3'), true],
    ['has stopped the last attempt and moved back', deal('60000', '0.2', true), true],
  ])('needs another confirmation only if the rate has moved: it %s', (_case, now, asks) => {
    const moved = { code: 'rate_moved', params: { percent: '0.5' } };
    expect(dealViolations(now)).toEqual(asks ? [moved] : []);
  });

  it('has the amounts of its newest rate', () => {
    expect(swapOfDeal(deal('50000'))?.received.toFixed()).toBe('0.002');
  });
});
