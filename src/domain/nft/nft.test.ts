import { describe, expect, it } from 'vitest';
import { Decimal } from '../money/money';
import {
  auctionVerdict,
  BOX_ODDS,
  bidViolations,
  buyVerdict,
  mayResell,
  mayTransfer,
  type NftFacts,
  nftMargin,
  nftProceeds,
  nftStatus,
  openVerdict,
  type ResaleTerms,
  rarityOf,
  resaleViolations,
} from './nft';

const money = (text: string) => new Decimal(text);

describe('the state of a sale', () => {
  // The sale runs from 100 to 200: 2 not started, 1 started, 0 ended (specification section 4).
  it.each([
    [99, true, 2],
    [99, false, 2],
    [100, true, 1],
    [100, false, 0],
    [199, true, 1],
    [199, false, 0],
    [200, true, 0],
    [200, false, 0],
    [201, true, 0],
  ])('at %i, for sale %s: %i', (nowMs, forSale, status) => {
    expect(nftStatus({ startMs: 100, endMs: 200, forSale }, nowMs)).toBe(status);
  });
});

describe('an increment', () => {
  it.each([
    ['NaN', '10', 'bid_increment'],
    ['0', '10', 'bid_increment'],
    ['-1', '10', 'bid_increment'],
    ['9.99999999', '10', 'bid_too_small'],
    ['10', '10', null],
    ['10.5', '10', null],
  ])('of %s where %s is the least: %s', (increment, least, verdict) => {
    const facts = { asset: 'USDT', current: money('100'), perIncrease: money(least), marginDue: money('0') };
    const [violation] = bidViolations(money(increment), { ...facts, available: null, availableUsdt: null });
    expect(violation?.code ?? null).toBe(verdict);
  });
});

const usdt = {
  asset: 'USDT',
  current: money('100'),
  perIncrease: money('5'),
  marginDue: money('20'),
  available: money('125'),
  availableUsdt: money('125'),
};
const btc = {
  ...usdt,
  asset: 'BTC',
  current: money('0.1'),
  perIncrease: money('0.001'),
  available: money('0.101'),
  availableUsdt: money('20'),
};

it.each([
  ['more than there is', '26', usdt, 'insufficient_balance'],
  ['all there is, and the margin is missing', '25', usdt, 'nft_margin_short'],
  ['a hair too much for the margin', '5.00000001', usdt, 'nft_margin_short'],
  ['all there is, and the margin is held', '25', { ...usdt, marginDue: money('0') }, null],
  ['another coin and its margin, to the last unit', '0.001', btc, null],
  ['another coin, more than there is', '0.00100001', btc, 'insufficient_balance'],
  ['another coin, without the margin', '0.001', { ...btc, availableUsdt: money('19.99') }, 'nft_margin_short'],
  ['what nobody knows yet', '1000', { ...usdt, available: null, availableUsdt: null }, null],
] as const)('a bid of %s: %j', (_what, increment, facts, code) => {
  expect(bidViolations(money(increment), facts)[0]?.code ?? null).toBe(code);
});

const work: NftFacts = {
  mode: 1,
  startMs: 100,
  endMs: 200,
  forSale: true,
  ownerId: 7,
  isClosedBox: false,
  isOffered: false,
  wasResold: false,
  isLocked: false,
};

describe('which actions on a work are refused', () => {
  it.each([
    ['buy', { mode: 2 }, 8, 150, 'nft_auction_only'],
    ['buy', {}, 7, 150, 'nft_own'],
    ['buy', { forSale: false }, 8, 150, 'nft_taken'],
    ['buy', { forSale: false }, 8, 200, 'nft_not_on_sale'],
    ['buy', {}, 8, 99, 'nft_not_on_sale'],
    ['buy', {}, 8, 200, 'nft_not_on_sale'],
    ['buy', {}, 8, 100, null],
    ['buy', { mode: 3 }, 8, 199, null],
    ['bid', {}, 8, 150, 'nft_no_auction'],
    ['bid', { mode: 2 }, 8, 99, 'nft_not_on_sale'],
    ['bid', { mode: 2 }, 8, 200, 'nft_not_on_sale'],
    ['bid', { mode: 2 }, 7, 150, 'nft_own'],
    ['bid', { mode: 2 }, 8, 199, null],
    ['resell', {}, 8, 150, 'nft_not_owner'],
    ['resell', { isLocked: true, isOffered: true }, 7, 150, 'nft_locked'],
    ['resell', { isOffered: true, wasResold: true }, 7, 150, 'resale_running'],
    ['resell', { isClosedBox: true }, 7, 150, 'box_unopened'],
    ['resell', { wasResold: true }, 7, 150, 'resale_used'],
    ['resell', {}, 7, 150, null],
    ['transfer', {}, 8, 150, 'nft_not_owner'],
    ['transfer', { isLocked: true }, 7, 150, 'nft_locked'],
    ['transfer', { isOffered: true }, 7, 150, 'resale_running'],
    ['transfer', { isClosedBox: true, wasResold: true }, 7, 150, null],
    ['open', {}, 8, 150, 'nft_not_owner'],
    ['open', {}, 7, 150, 'box_none'],
    ['open', { mode: 3 }, 7, 150, 'box_opened'],
    ['open', { mode: 3, isOffered: true }, 7, 150, 'box_opened'],
    ['open', { mode: 3, isClosedBox: true, isOffered: true }, 7, 150, 'resale_running'],
    ['open', { mode: 3, isClosedBox: true }, 7, 150, null],
  ] as const)('%s %o by %i at %i: %s', (what, change, viewer, nowMs, verdict) => {
    const one: NftFacts = { ...work, ...change };
    const verdicts = {
      buy: () => buyVerdict(one, viewer, nowMs),
      bid: () => auctionVerdict(one, viewer, nowMs),
      resell: () => mayResell(one, viewer),
      transfer: () => mayTransfer(one, viewer),
      open: () => openVerdict({ ...one, isBox: one.mode === 3 }, viewer),
    };
    expect(verdicts[what]()).toBe(verdict);
  });
});

describe('terms of a resale', () => {
  const NOW = 1_000_000;
  it.each([
    [{ price: money('NaN') }, 'resale_price'],
    [{ price: money('0') }, 'resale_price'],
    [{ mode: 2, perIncrease: null }, 'resale_increase'],
    [{ mode: 2, perIncrease: money('0') }, 'resale_increase'],
    [{ mode: 2, perIncrease: money('1') }, null],
    [{ startMs: null }, 'resale_time', 'start_time'],
    [{ endMs: null }, 'resale_time', 'end_time'],
    [{ startMs: null, endMs: null }, 'resale_time', 'start_time'],
    [{ startMs: NOW - 60_001 }, 'resale_past'],
    [{ startMs: NOW - 60_000 }, null],
    [{ startMs: NOW + 10, endMs: NOW + 10 }, 'resale_end'],
    [{ startMs: NOW + 10, endMs: NOW + 9 }, 'resale_end'],
    [{ startMs: NOW + 10, endMs: NOW + 11 }, null],
    [{ startMs: NOW - 50_000, endMs: NOW - 10 }, 'resale_end'],
    [{}, null],
  ] as const)('%o: %s', (change, verdict, field?: string) => {
    const terms = { price: money('10'), mode: 1, perIncrease: null, startMs: NOW, endMs: NOW + 1000 } as const;
    const [violation] = resaleViolations({ ...terms, ...change } as ResaleTerms, NOW);
    expect(violation?.code ?? null).toBe(verdict);
    expect(violation?.field).toBe(field);
  });
});

it.each([
  ['1000', '25', '975'],
  ['0.00000001', '0', '0.00000001'],
  ['1.23456789', '0.03086419', '1.2037037'],
])('a sale at %s costs %s and brings %s', (price, fee, received) => {
  const proceeds = nftProceeds(new Decimal(price));
  expect([proceeds.fee.toFixed(), proceeds.received.toFixed()]).toEqual([fee, received]);
});

it.each([
  ['0.5', 1],
  ['100', 10],
  ['101', 11],
  ['64000.01', 6401],
])('an auction from %s USDT on takes a margin of %i', (start, margin) => {
  expect(nftMargin(new Decimal(start))).toBe(margin);
});

it('the chances of a blind box add up to all of them, and every draw is one', () => {
  expect(BOX_ODDS.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
  expect([0, 69.999, 70, 94.999, 95, 99.999].map(rarityOf)).toEqual(['N', 'N', 'R', 'R', 'SR', 'SR']);
});
