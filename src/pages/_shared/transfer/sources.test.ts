import { describe, expect, it } from 'vitest';
import type { AccountKind } from '@/contract/account-kinds';
import type { AccountBalances } from '@/data/wallet/portfolio-value';
import { Decimal, ZERO } from '@/domain/money/money';
import { firstAmount, missingAmountOf, sourcesOf } from './sources';

const USDT = 3;
const account = (kind: AccountKind, available: string): AccountBalances => ({
  kind,
  coins: [
    {
      currencyId: USDT,
      coin: 'USDT',
      available: new Decimal(available),
      frozen: ZERO,
      quotedUsdt: new Decimal(1),
      costPrice: null,
    },
  ],
});
const accounts = [account('change', '10'), account('lever', '900'), account('micro', '20'), account('legal', '0')];

describe('sourcesOf', () => {
  it.each([
    ['the largest balance first, the futures account last', 'change', USDT, ['micro', 'lever']],
    ['never the receiving account', 'lever', USDT, ['micro', 'change']],
    ['none for a coin that no account holds', 'change', 1, []],
  ] as const)('%s', (_case, to, currency, kinds) => {
    expect(sourcesOf(accounts, to, currency).map(({ kind }) => kind)).toEqual(kinds);
  });

  it.each([
    ['missing', '25.5', '15.5', '15.5'],
    ['more than the source has', '100', '90', '20'],
    ['there already', '8', null, ''],
    ['not given', undefined, null, ''],
    ['not a number', 'NaN', null, ''],
  ] as const)('the initial amount when the needed total is %s', (_case, needed, lack, text) => {
    const target = missingAmountOf(accounts, 'change', USDT, needed === undefined ? undefined : new Decimal(needed));
    expect(target.available.toFixed()).toBe('10');
    expect(target.lack?.toFixed() ?? null).toBe(lack);
    expect(firstAmount(sourcesOf(accounts, 'change', USDT)[0], target.lack)).toBe(text);
  });
});
