import { beforeEach, describe, expect, it } from 'vitest';
import { ControlError } from '../control-error';
import { Exchange } from '../core';
import { callAs } from '../testing/exchange';
import { emptyAccount, fillAccount } from '../testing/full-account';
import type { ActionName } from './sandbox-actions';

let exchange: Exchange;
beforeEach(() => {
  exchange = Exchange.begin({ scenario: 'spot-trader', seed: 7, build: 'test', realNowMs: 0 });
});

/** The actions that take an amount of a customer's money, and the rest of their input. */
const ACTIONS: readonly (readonly [ActionName, field: string, input: object])[] = [
  ['people.grant', 'amount', { who: 'trader', asset: 'USDT' }],
  ['people.deposit', 'amount', { who: 'trader', asset: 'USDT' }],
  ['backOffice.coupon', 'worth', { who: 'trader' }],
  ['nft.list', 'price', { who: 'artist' }],
  ['nft.list', 'increase', { who: 'artist' }],
];
const WRONG = ['-5', '0', '0.00', '1.123456789', '1000000000000', 'NaN', '1e3', ''];

const refused = (action: ActionName, input: object) => {
  const before = exchange.hash();
  expect(() => exchange.control(action, input)).toThrow(ControlError);
  expect(exchange.hash()).toBe(before);
};

describe('an amount that cannot be booked is refused, and nothing changes', () => {
  it.each(ACTIONS.flatMap(([action, field, input]) => WRONG.map((wrong) => [action, field, wrong, input] as const)))(
    '%s, %s %j',
    (action, field, wrong, input) => refused(action, { ...input, [field]: wrong }),
  );

  it.each(ACTIONS)('%s, %s is taken to the last decimal', (action, field, input) => {
    expect(() => exchange.control(action, { ...input, [field]: '12.00000001' })).not.toThrow();
  });
});

it('a deposit that would exceed the balance limit cannot be approved, and keeps waiting for review', () => {
  const { id } = exchange.control('people.deposit', { who: 'trader', asset: 'USDT', amount: '999999999999' }) as {
    id: string;
  };
  refused('backOffice.approve', { id });
  expect(exchange.control('backOffice.list', {})).toContainEqual(expect.objectContaining({ id }));
});

it('a withdrawal whose refund would exceed the balance limit cannot be rejected, and keeps waiting for review', () => {
  const withdrawal = {
    currency: 3,
    number: '100',
    address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
    pay_password: '123456',
  };
  expect(callAs(exchange, 'trader', 'POST /wallet/out', withdrawal).type).toBe('ok');
  const waiting = exchange.control('backOffice.list', {}) as { id: string }[];
  const rejection = {
    id: waiting.find(({ id }) => id.startsWith('withdrawal:'))?.id,
    reason: 'The address is unknown',
  };
  fillAccount(exchange, 'change');
  refused('backOffice.reject', rejection);
  emptyAccount(exchange, 'change');
  exchange.control('backOffice.reject', rejection);
  expect(exchange.control('backOffice.list', {})).toHaveLength(waiting.length - 1);
});

it.each([
  ['a thousand times the usual price', '87500000', true],
  ['more than that', '999999999', false],
  ['nothing', '0', false],
  ['less than nothing', '-1', false],
])('market.set takes %s, %s: %s', (_what, price, isTaken) => {
  const set = { symbol: 'BTC/USDT', price };
  if (isTaken) exchange.control('market.set', set);
  else refused('market.set', set);
});

it('an auction is not outbid to what could not be paid', () => {
  const { code } = exchange.control('nft.list', { who: 'artist', price: '1', increase: '999999999' }) as {
    code: string;
  };
  exchange.control('nft.outbid', { code, times: 99 });
  refused('nft.outbid', { code, times: 100 });
});

describe('people.grant', () => {
  it.each([
    ['an asset that is not listed', { asset: 'DOGGO' }],
    ['a coin in an account that holds none', { asset: 'BTC', kind: 'lever' }],
    ['a share in the spot account', { asset: 'NVLA', kind: 'change' }],
    ['more than the balance limit', { asset: 'USDT', amount: '999999999999' }],
  ])('refuses %s', (_what, input) => {
    refused('people.grant', { who: 'trader', amount: '1', ...input });
  });

  it('takes a number as it is written', () => {
    const { balance } = exchange.control('people.grant', { who: 'newcomer', asset: 'ETH', amount: 0.5 }) as {
      balance: string;
    };
    expect(balance).toBe('0.5');
  });
});
