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
    ['that says nothing moves USDT out of the spot account', {}, 'USDT', 'change', 'lever'],
    ['may name an account to fill', { to: 'micro' }, 'USDT', 'change', 'micro'],
    ['may name the spot account, which the next best one fills', { to: 'change' }, 'USDT', 'lever', 'change'],
    ['may name both', { from: 'lever', to: 'financial' }, 'USDT', 'lever', 'financial'],
    ['that names one twice means the first', { from: 'lever', to: 'lever' }, 'USDT', 'lever', 'change'],
    ['may name a coin, which comes from where it is', { currency: '1' }, 'BTC', 'legal', 'change'],
    ['cannot move a coin to where it is not held', { currency: '1', to: 'lever' }, 'BTC', 'legal', 'change'],
    ['may be old or made up', { currency: '99', from: 'vault', to: '' }, 'USDT', 'change', 'lever'],
  ])('%s', (_case, fields, name, from, to) => {
    const move = moveOf([usdt, btc], { currency: null, from: null, to: null, ...fields });
    expect([move?.coin.name, move?.from, move?.to]).toEqual([name, from, to]);
  });

  it('finds nothing to move where there are no coins', () => {
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

it('knows only the accounts that a server has and that hold the coin', () => {
  const { change_balance, legal_balance } = usdt.wallet;
  const family = { ...usdt, wallet: { currency: 3, change_balance, legal_balance } };
  expect(accountsOf(family)).toEqual(['legal', 'change']);
  expect(accountsOf(btc)).toEqual(['legal', 'change']);
  expect(accountsOf(usdt)).toEqual([...ACCOUNT_KINDS]);
  expect(availableIn(family, 'lever').toFixed()).toBe('0');
});
