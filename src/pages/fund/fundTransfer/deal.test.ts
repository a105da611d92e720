import { describe, expect, it } from 'vitest';
import { money } from '@/domain/money/money';
import { type Deal, dealAt, dealViolations, readRate, swapOfDeal } from './deal';

const rate = (to: string, fee = '0.2') =>
  readRate({ form_price: '1.00000000', to_price: to, fee, time: 1000, valid_ms: 10_000, tolerance: '0.5' });

describe('a rate', () => {
  it('is held as long as the exchange says', () => {
    expect(rate('60000')).toMatchObject({ sinceMs: 1000, untilMs: 11_000, tolerance: '0.5' });
  });
  it('is promised by no family server, and has the tolerance of the app', () => {
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
  ])('of %s to %s at %s percent is none', (form_price, to_price, fee) => {
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
    ['stands still', deal('60000'), false],
    ['moves within the tolerance', deal('60299'), false],
    ['moves beyond it', deal('60400'), true],
    ['moves beyond it to the customer’s advantage', deal('59600'), true],
    ['keeps its price and raises its fee', deal('60000', '0.3'), true],
    ['has stopped the last attempt and come back', deal('60000', '0.2', true), true],
  ])('asks again only when it must: the rate %s', (_case, now, asks) => {
    const moved = { code: 'rate_moved', params: { percent: '0.5' } };
    expect(dealViolations(now)).toEqual(asks ? [moved] : []);
  });

  it('is worth what its newest rate makes it', () => {
    expect(swapOfDeal(deal('50000'))?.received.toFixed()).toBe('0.002');
  });
});
