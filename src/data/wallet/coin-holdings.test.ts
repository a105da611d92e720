import { expect, test } from 'vitest';
import { Decimal } from '@/domain/money/money';
import { coinHoldings } from './coin-holdings';
import type { ValuedAccount, ValuedCoin } from './portfolio-value';

const coin = (currencyId: number, name: string, available: string, frozen: string, quoted: string): ValuedCoin => {
  const total = new Decimal(available).plus(frozen);
  return {
    currencyId,
    coin: name,
    available: new Decimal(available),
    frozen: new Decimal(frozen),
    total,
    quotedUsdt: new Decimal(quoted),
    usdt: total.times(quoted),
    costPrice: null,
  };
};
const account = (kind: ValuedAccount['kind'], coins: readonly ValuedCoin[]): ValuedAccount => ({
  kind,
  coins,
  usdt: new Decimal(0),
  availableUsdt: new Decimal(0),
  frozenUsdt: new Decimal(0),
});

test('a coin is added up over the accounts that hold some of it, the most valuable coin first', () => {
  const accounts = [
    account('change', [
      coin(3, 'USDT', '100', '20', '1'),
      coin(1, 'BTC', '0.1', '0', '60000'),
      coin(2, 'ETH', '0', '0', '3000'),
    ]),
    account('lever', [coin(3, 'USDT', '0', '0', '1')]),
    account('legal', [coin(3, 'USDT', '5', '0', '1'), coin(1, 'BTC', '0.2', '0.1', '60000')]),
  ];
  const holdings = coinHoldings({ accounts }, (market) => (market === 'BTC/USDT' ? '61000' : undefined));
  expect(holdings.map(({ coin: name }) => name)).toEqual(['BTC', 'USDT', 'ETH']);
  const [btc, usdt, eth] = holdings;
  expect([btc?.available.toFixed(), btc?.frozen.toFixed(), btc?.total.toFixed()]).toEqual(['0.3', '0.1', '0.4']);
  expect(btc?.price.toFixed()).toBe('61000');
  expect(btc?.places.map(({ kind }) => kind)).toEqual(['change', 'legal']);
  expect(usdt?.total.toFixed()).toBe('125');
  expect(usdt?.places.map(({ kind }) => kind)).toEqual(['change', 'legal']);
  expect([eth?.places, eth?.total.toFixed(), eth?.price.toFixed()]).toEqual([[], '0', '3000']);
});
