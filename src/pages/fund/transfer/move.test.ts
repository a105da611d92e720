import { describe, expect, it, test } from 'vitest';
import { ACCOUNT_KINDS } from '@/contract/account-kinds';
import { accountsOf, availableIn, type MovableCoin, moveOf, withAccount } from './move';

const coin = (id: number, name: string, held: Readonly<Record<string, string>>): MovableCoin => ({
  id,
  name,
  is_legal: id === 3,
  is_lever: true,
  is_match: true,
  is_micro: false,
  wallet: {
    currency: id,
    ...Object.fromEntries(ACCOUNT_KINDS.map((kind) => [`${kind}_balance`, held[kind] ?? '0.00000000'])),
  },
});
const usdt = coin(3, 'USDT', { change: '100', lever: '50' });
const btc = coin(1, 'BTC', { legal: '0.5' });

describe('an address', () => {
  it.each([
    ['without parameters moves USDT out of the spot account', {}, 'USDT', 'change', 'lever'],
    ['may name the target', { to: 'micro' }, 'USDT', 'change', 'micro'],
    [
      'may name the spot account as target, with another account as source',
      { to: 'change' },
      'USDT',
      'lever',
      'change',
    ],
    ['may name both', { from: 'lever', to: 'financial' }, 'USDT', 'lever', 'financial'],
    ['that names one account twice has it as source', { from: 'lever', to: 'lever' }, 'USDT', 'lever', 'change'],
    ['may name a coin, whose source is the account that holds it', { currency: '1' }, 'BTC', 'legal', 'change'],
    ['cannot name an account that cannot hold the coin', { currency: '1', to: 'lever' }, 'BTC', 'legal', 'change'],
    ['may contain unknown values', { currency: '99', from: 'vault', to: '' }, 'USDT', 'change', 'lever'],
  ])('%s', (_case, fields, name, from, to) => {
    const move = moveOf([usdt, btc], { currency: null, from: null, to: null, ...fields });
    expect([move?.coin.name, move?.from, move?.to]).toEqual([name, from, to]);
  });

  it('leads to no transfer without coins', () => {
    expect(moveOf([], { currency: null, from: null, to: null })).toBeNull();
  });
});

test.each([
  ['from', 'micro', 'micro', 'lever'],
  ['to', 'micro', 'change', 'micro'],
  ['from', 'lever', 'lever', 'change'],
  ['to', 'change', 'lever', 'change'],
] as const)('choosing as %s the account %s', (side, kind, from, to) => {
  const next = withAccount({ coin: usdt, from: 'change', to: 'lever' }, side, kind);
  expect([next.from, next.to]).toEqual([from, to]);
});

it('contains only accounts that the server has and that can hold the coin', () => {
  const { change_balance, legal_balance } = usdt.wallet;
  const family = { ...usdt, wallet: { currency: 3, change_balance, legal_balance } };
  expect(accountsOf(family)).toEqual(['legal', 'change']);
  expect(accountsOf(btc)).toEqual(['legal', 'change']);
  expect(accountsOf(usdt)).toEqual([...ACCOUNT_KINDS]);
  expect(availableIn(family, 'lever').toFixed()).toBe('0');
});

test('of a balance with more decimals than a transfer takes, 8 can be moved', () => {
  expect(availableIn(coin(3, 'USDT', { change: String(0.1 + 0.2) }), 'change').toFixed()).toBe('0.3');
});
