import { expect, it } from 'vitest';
import type { NftOwnBid } from '@/data/nft/queries';
import { money, ZERO } from '@/domain/money/money';
import { auctionFacts, bidStatusOf, moveToShow, raiseViolations, sumOf, ticketViolations } from './auction-facts';

const none: NftOwnBid = { bid: null, leading: false, margin: 'none', order: null };

it.each([
  ['a server that does not tell', undefined, 'none'],
  ['nobody signed in', null, 'none'],
  ['no bid', none, 'none'],
  ['a margin without a bid', { ...none, margin: 'held' as const }, 'none'],
  ['the highest bid', { ...none, bid: '12', leading: true }, 'leading'],
  ['a bid that is not the highest', { ...none, bid: '12' }, 'outbid'],
])('%s', (_what, ownBid, bidStatus) => {
  expect(bidStatusOf(ownBid)).toBe(bidStatus);
});

it.each([
  ['waiting', false, false],
  ['paid', true, false],
  ['expired', false, true],
] as const)('an order that is %s', (state, isPaid, isExpired) => {
  const ownBid: NftOwnBid = { ...none, bid: '12', leading: true, order: { id: 3, state, overtime: 90 } };
  const facts = auctionFacts({ status: 0, startMs: 1, endMs: 2 }, ownBid);
  expect(facts).toEqual({
    status: 0,
    startMs: 1,
    endMs: 2,
    bidStatus: 'leading',
    order: { id: 3, isPaid, isExpired, payByMs: 90_000 },
  });
});

it('an empty raise counts as zero', () => {
  expect(sumOf({ code: 'a', price: '', current: '100' }).toFixed()).toBe('100');
  expect(sumOf({ code: 'a', price: '0.1', current: '0.2' }).toFixed()).toBe('0.3');
});

it.each([
  ['1000', '1000.00000000', null],
  ['1000', '1030.00000000', { price: '1030', asset: 'USDT' }],
])('a bid above %s must be confirmed again when the current bid is %s: %o', (current, price, params) => {
  const found = ticketViolations({ code: 'a', price: '10', current }, { price, currency_name: 'USDT' });
  expect(found).toEqual(params ? [{ code: 'bid_moved', params }] : []);
});

const small = { code: 'bid_too_small', params: { least: '10', asset: 'USDT' } };

it.each([
  ['', [small]],
  ['5', [small]],
  ['0', [{ code: 'bid_increment' }, small]],
  ['10', []],
])('a raise of "%s" breaks %o', (price, violations) => {
  const facts = { asset: 'USDT', perIncrease: money(10), marginDue: ZERO, available: null, availableUsdt: null };
  expect(raiseViolations({ code: 'a', price, current: '1000' }, { ...facts, current: money(1000) })).toEqual(
    violations,
  );
});

it.each([
  ['a bid that was not tried', ['moved'], null, 'moved'],
  ['a refusal, which is about an earlier price', ['moved'], 'refused', 'moved'],
  ['a lost answer', ['moved'], 'network', null],
  ['a refusal of the current price', [], 'refused', null],
] as const)('after %s, the move to show of %o is %s', (_what, moved, kind, shown) => {
  expect(moveToShow(moved, kind && { kind })).toBe(shown);
});
