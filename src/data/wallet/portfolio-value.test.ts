import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ACCOUNT_KINDS, type AccountKind } from '@/contract/account-kinds';
import { Decimal, ZERO } from '@/domain/money/money';
import { marketsOf, readHoldings, sharesOf, type ValuedAccount, valueHoldings } from './portfolio-value';

type Wallets = Parameters<typeof readHoldings>[0];
type Coin = readonly [coin: string, available: string, frozen: string, price: string];

const wallet = (kind: AccountKind, coins: readonly Coin[] = []) => ({
  balance: coins.map(([coin, available, frozen, price], index) => ({
    id: index + 1,
    currency: index + 1,
    currency_name: coin,
    currency_type: '',
    usdt_price: price,
    [`${kind}_balance`]: available,
    [`lock_${kind}_balance`]: frozen,
  })),
  usdt_totle: 0,
});

/** An answer of a server of the family: four accounts, no history. */
const family = (change: readonly Coin[] = [], rest: Partial<Wallets> = {}): Wallets => ({
  legal_wallet: wallet('legal'),
  change_wallet: wallet('change', change),
  lever_wallet: wallet('lever'),
  micro_wallet: wallet('micro'),
  ExRate: '7',
  ...rest,
});

const MAYA: readonly Coin[] = [
  ['ADA', '0.00000000', '0.00000000', '0.45'],
  ['USDT', '15000.00000000', '5000.00000000', '1.00000000'],
  ['BTC', '0.50000000', '0.00000000', '60000.00000000'],
];
const noPrice = () => undefined;

describe('reading /wallet/list', () => {
  test('reads balances with all their digits', () => {
    const [, change] = readHoldings(family([['USDT', '123456789012.12345678', '0.00000001', '1']])).accounts;
    expect(change?.coins[0]?.available.toFixed()).toBe('123456789012.12345678');
    expect(change?.coins[0]?.frozen.toFixed(8)).toBe('0.00000001');
  });

  test('leaves out accounts, comparison and line that a server does not have', () => {
    const holdings = readHoldings(family());
    expect(holdings.accounts.map(({ kind }) => kind)).toEqual(['legal', 'change', 'lever', 'micro']);
    expect(holdings).toMatchObject({ day: null, history: [] });
    expect(valueHoldings(holdings, noPrice)).toMatchObject({ result: null, history: [] });
  });

  test.each([
    ['0.123456789123456789', '0.12345678'],
    [0.1 + 0.2, '0.3'],
    ['5000000000000', '5000000000000'],
  ])('cuts a balance of %j down to 8 decimals, and takes one that no call would: %s', (balance, read) => {
    const wallets = family(MAYA);
    Object.assign(wallets.change_wallet.balance[0] ?? {}, { change_balance: balance });
    expect(readHoldings(wallets).accounts[1]?.coins[0]?.available.toFixed()).toBe(read);
  });

  test.each([undefined, null, '', 'much'])('refuses %j as a balance', (balance) => {
    const wallets = family(MAYA);
    Object.assign(wallets.change_wallet.balance[0] ?? {}, { change_balance: balance });
    expect(() => readHoldings(wallets)).toThrow();
  });
});

describe('the value of a portfolio', () => {
  test('requests the markets of the held coins only', () => {
    expect(marketsOf(readHoldings(family(MAYA)))).toEqual(['BTC/USDT']);
  });

  test('counts available and frozen, at the price the server gave', () => {
    const { accounts, totalUsdt } = valueHoldings(readHoldings(family(MAYA)), noPrice);
    const spot = accounts.find(({ kind }) => kind === 'change');
    expect(totalUsdt.toFixed()).toBe('50000');
    expect([spot?.usdt, spot?.availableUsdt, spot?.frozenUsdt].map(String)).toEqual(['50000', '45000', '5000']);
  });

  test('follows newer prices, and shows the most valuable coin first', () => {
    const { accounts } = valueHoldings(readHoldings(family(MAYA)), (market) =>
      market === 'BTC/USDT' ? '30000.5' : undefined,
    );
    expect(accounts[1]?.coins.map(({ coin, usdt }) => [coin, usdt.toFixed()])).toEqual([
      ['USDT', '20000'],
      ['BTC', '15000.25'],
      ['ADA', '0'],
    ]);
  });

  test('does not count deposits and withdrawals since yesterday as a result', () => {
    const day = { usdt_24h_ago: 40_000, usdt_24h_in: 7500, usdt_24h_out: 10_000 };
    const { result } = valueHoldings(readHoldings(family(MAYA, day)), noPrice);
    expect(result?.usdt.toFixed()).toBe('12500');
  });

  test('compares with yesterday only, if the server sends no deposits and withdrawals', () => {
    const { result } = valueHoldings(readHoldings(family(MAYA, { usdt_24h_ago: 40_000 })), noPrice);
    expect([result?.usdt.toFixed(), result?.percent?.toFixed()]).toEqual(['10000', '25']);
  });

  test('has neither result nor history for an account that was always empty', () => {
    const usdt_history = [1, 2].map((time) => ({ time, usdt: 0 }));
    const portfolio = valueHoldings(readHoldings(family([], { usdt_24h_ago: 0, usdt_history })), noPrice);
    expect(portfolio).toMatchObject({ result: null, history: [] });
  });

  test('ends the line at the current value', () => {
    const usdt_history = [
      { time: 1, usdt: 40_000 },
      { time: 2, usdt: 49_999 },
    ];
    const { history } = valueHoldings(readHoldings(family(MAYA, { usdt_history })), noPrice);
    expect(history).toEqual([usdt_history[0], { time: 2, usdt: 50_000 }]);
  });
});

describe('shares', () => {
  const worth = (...amounts: readonly number[]): ValuedAccount[] =>
    amounts.map((amount, index) => ({
      kind: ACCOUNT_KINDS[index] ?? 'legal',
      coins: [],
      usdt: new Decimal(amount),
      availableUsdt: new Decimal(amount),
      frozenUsdt: ZERO,
    }));

  test.each([
    ['nothing', [0, 0], []],
    ['one account', [0, 12], [1000]],
    ['thirds', [1, 1, 1], [334, 333, 333]],
    ['next to nothing beside everything', [0.0001, 1e9], [0, 1000]],
  ])('of %s', (_name, amounts, permilles) => {
    expect(sharesOf(worth(...amounts)).map(({ permille }) => permille)).toEqual(permilles);
  });

  test('add up to the whole, whatever is held', () => {
    const amounts = fc.array(fc.integer({ min: 0, max: 1e12 }), { minLength: 1, maxLength: ACCOUNT_KINDS.length });
    fc.assert(
      fc.property(amounts, (cents) => {
        const shares = sharesOf(worth(...cents.map((cent) => cent / 100)));
        const sum = shares.reduce((total, { permille }) => total + permille, 0);
        expect(sum).toBe(cents.some((cent) => cent > 0) ? 1000 : 0);
        expect(shares.every(({ permille }) => permille >= 0)).toBe(true);
      }),
    );
  });
});
