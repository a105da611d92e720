import { expect, it } from 'vitest';
import { riskRate } from '@/domain/futures/futures';
import { Decimal } from '@/domain/money/money';
import { exposureIn, type FuturesAccount, liquidationOf } from './liquidation';

const row = { type: 1, status: 1, price: '60000', update_price: '60000', number: '0.1', multiple: 20, profits: '0' };

function account(change: object = {}): FuturesAccount {
  return {
    balance: '700',
    hazard_rate: '333.33',
    caution_money_total: '300',
    origin_caution_money_total: '300',
    profits_total: '0',
    caution_money: '300',
    origin_caution_money: '300',
    profits: '0',
    order: { current_page: 1, data: [row], last_page: 1, per_page: 100, total: 1 },
    ...change,
  } as unknown as FuturesAccount;
}

it('with positions in one market only, the liquidation price is where the risk rate is ten percent', () => {
  const price = liquidationOf(account(), null, '60000');
  expect(price?.toFixed()).toBe('50300');
  const profits = new Decimal('50300').sub(60_000).mul('0.1');
  const money = { available: new Decimal(700), margins: new Decimal(300), originMargins: new Decimal(300), profits };
  expect(riskRate(money).toFixed()).toBe('10');
});

it('does not depend on the mark price with positions in one market only', () => {
  const sums = { riskRate: '0', margins: '300', originMargins: '300', profits: '-500', markProfits: '-500' };
  expect(liquidationOf(account(), sums, '55000')?.toFixed()).toBe('50300');
});

it('moves closer to the mark price when positions in other markets lose', () => {
  const both = account({ caution_money_total: '500', origin_caution_money_total: '500' });
  const sums = { riskRate: '0', margins: '500', originMargins: '500', profits: '-300', markProfits: '-300' };
  expect(liquidationOf(both, sums, '60000')?.toFixed()).toBe('51500');
});

it.each([
  ['one long', [row], 1, '0.1'],
  ['a short of the same size', [row, { ...row, type: 2 }], 2, '0'],
  ['one that is being closed', [row, { ...row, status: 2 }], 2, '0.1'],
  ['a server that counts times the multiple', [{ ...row, update_price: '60100', profits: '200' }], 1, '2'],
  ['more than the answer holds', [row], 2, undefined],
])('what a price step is worth: %s', (_, data, total, expected) => {
  expect(exposureIn(account({ order: { ...account().order, data, total } }))?.toFixed()).toBe(expected);
});

it('multiplies by the leverage where the server does', () => {
  const counted = account({
    order: { ...account().order, data: [{ ...row, update_price: '60100', profits: '200' }] },
    profits_total: '200',
  });
  expect(liquidationOf(counted, null, '60100')?.toFixed()).toBe('59515');
});

it('is null without positions, and for positions that cannot be liquidated', () => {
  expect(liquidationOf(account({ order: { ...account().order, data: [] } }), null, '60000')).toBeNull();
  expect(liquidationOf(account({ balance: '100000' }), null, '60000')).toBeNull();
  const hedged = [row, { ...row, type: 2 }];
  expect(liquidationOf(account({ order: { ...account().order, data: hedged } }), null, '60000')).toBeNull();
});
