import { UndoLog } from '@sim/db/undo-log';
import { describe, expect, it } from 'vitest';
import { money, roundCredit, roundDebit } from '@/domain/money/money';
import { codesOf, LEDGER_REASONS, type LedgerReason, wireTypeOf } from '../products/reasons';
import { houseAccount, userAccount } from './accounts';
import type { RecordsQuery } from './change-records';
import type { Leg, PostingNote } from './entries';
import { Ledger, LedgerError } from './ledger';

const ALICE = 1;
const BOB = 2;
const note = (reason: LedgerReason, ref = 'r1', atMs = 1_000): PostingNote => ({ atMs, reason, ref });

/** Alice has 100 USDT and Bob has 1 BTC in their spot accounts. */
function open() {
  const undo = new UndoLog();
  const ledger = new Ledger(undo);
  const grant = (user: number, asset: string, amount: string) =>
    ledger.transfer(
      houseAccount('house:treasury', asset),
      userAccount(user, 'change', asset),
      money(amount),
      note('grant'),
    );
  grant(ALICE, 'USDT', '100');
  grant(BOB, 'BTC', '1');
  return { undo, ledger };
}

const alice = userAccount(ALICE, 'change', 'USDT');
const fees = houseAccount('house:fees', 'USDT');
const market = houseAccount('house:market', 'USDT');
const leg = (account: Leg['account'], amount: string | number): Leg => ({ account, amount: money(amount) });

/** Each record as one line: value, before → after, frozen change. */
function linesOf(ledger: Ledger, query: Partial<RecordsQuery> = {}) {
  const { records, count } = ledger.records({ userId: ALICE, offset: 0, limit: 100, ...query });
  const lines = records.map(
    ({ reason, kind, asset, value, before, after, frozenValue }) =>
      `${reason} ${kind} ${asset} ${value} ${before}>${after} ${frozenValue}`,
  );
  return { lines, count };
}

describe('posting', () => {
  it.each<[string, readonly Leg[], RegExp]>([
    ['does not add up', [leg(alice, -5), leg(fees, 4)], /USDT does not add up, -1 is left over/],
    ['mixes assets', [leg(alice, -5), leg(houseAccount('house:fees', 'BTC'), 5)], /USDT does not add up/],
    ['takes more than there is', [leg(alice, '-100.00000001'), leg(fees, '100.00000001')], /would be left with -/],
    [
      'takes what is not frozen',
      [leg(userAccount(ALICE, 'change', 'USDT', 'frozen'), -1), leg(alice, 1)],
      /and -1 frozen/,
    ],
    ['takes from an account nobody opened', [leg(userAccount(9, 'lever', 'USDT'), -1), leg(fees, 1)], /9\|lever\|USDT/],
    ['puts the fee account into debt', [leg(fees, -1), leg(alice, 1)], /house:fees/],
    [
      'has nine decimals',
      [
        { account: alice, amount: money(1).div(3) },
        { account: market, amount: money(1).div(3).neg() },
      ],
      /round it to 8 decimals/,
    ],
    [
      'is out of range',
      [
        { account: alice, amount: money('999999999999').times(2) },
        { account: market, amount: money('999999999999').times(-2) },
      ],
      /cannot be booked/,
    ],
    [
      'leaves more than the largest exact amount',
      [leg(alice, '999999999999'), leg(market, '-999999999999')],
      /exceed the largest exact amount/,
    ],
  ])('throws when it %s, and changes nothing', (_case, legs, message) => {
    const { ledger } = open();
    const before = { dump: ledger.dump(), hashPair: ledger.hashPair(), lines: linesOf(ledger) };
    expect(() => ledger.post({ ...note('coinTrade'), legs })).toThrow(message);
    expect(() => ledger.post({ ...note('coinTrade'), legs })).toThrow(LedgerError);
    expect({ dump: ledger.dump(), hashPair: ledger.hashPair(), lines: linesOf(ledger) }).toEqual(before);
    expect(ledger.holdingsOf(9)).toEqual([]);
    expect(ledger.checkBooks()).toEqual([]);
  });

  it('lets a customer spend the last unit, and the market maker go below zero', () => {
    const { ledger } = open();
    ledger.transfer(alice, fees, money(100), note('coinTrade'));
    ledger.transfer(market, alice, money('0.00000001'), note('coinTrade'));
    expect(ledger.available(ALICE, 'change', 'USDT').toString()).toBe('0.00000001');
    expect(ledger.houseBalance('house:market', 'USDT').toString()).toBe('-0.00000001');
    expect(ledger.checkBooks()).toEqual([]);
  });

  it('leaves out legs with an amount of zero', () => {
    const { ledger } = open();
    const legs = [leg(alice, -5), leg(market, 5), leg(userAccount(BOB, 'change', 'USDT'), 0)];
    const entry = ledger.post({ ...note('coinTrade'), legs });
    expect(entry.legs).toHaveLength(2);
    expect(ledger.records({ userId: BOB, asset: 'USDT', offset: 0, limit: 1 }).count).toBe(0);
    expect(() => ledger.transfer(alice, fees, money(-1), note('coinTrade'))).toThrow('cannot move -1');
  });

  it('freezes, releases and spends what is frozen', () => {
    const { ledger } = open();
    ledger.freeze(ALICE, 'change', 'USDT', money(60), note('coinFreeze'));
    ledger.spendFrozen(ALICE, 'change', 'USDT', market, money(25), note('coinTrade'));
    ledger.release(ALICE, 'change', 'USDT', money(35), note('coinFreeze'));
    expect(linesOf(ledger).lines).toEqual([
      'coinFreeze change USDT 35 40>75 -35',
      'coinTrade change USDT 0 40>40 -25',
      'coinFreeze change USDT -60 100>40 60',
      'grant change USDT 100 0>100 0',
    ]);
    expect(ledger.frozen(ALICE, 'change', 'USDT').isZero()).toBe(true);
    expect(ledger.checkBooks()).toEqual([]);
  });

  it('rounds in the exchange’s favour', () => {
    const third = money(10).div(3);
    expect([roundCredit(third).toString(), roundDebit(third).toString()]).toEqual(['3.33333333', '3.33333334']);
  });
});

describe('change records', () => {
  /** 30 transfers of Alice between spot and futures, then one fee. */
  function busy() {
    const { ledger, undo } = open();
    const lever = userAccount(ALICE, 'lever', 'USDT');
    for (let i = 1; i <= 30; i += 1) ledger.transfer(alice, lever, money(1), note('transfer', `t${i}`, 1_000 + i));
    ledger.transfer(lever, fees, money(3), note('leverFee', 'f1', 2_000));
    return { ledger, undo };
  }

  it.each<[string, Partial<RecordsQuery>, number, readonly string[]]>([
    ['everything', { limit: 3 }, 62, ['f1', 't30', 't30']],
    ['one account', { kind: 'change', limit: 2 }, 31, ['t30', 't29']],
    ['one account and asset', { kind: 'lever', asset: 'USDT', offset: 1, limit: 1 }, 31, ['t30']],
    ['one asset', { asset: 'USDT', offset: 60, limit: 10 }, 62, ['t1', 'r1']],
    ['an asset never held', { asset: 'BTC' }, 0, []],
    ['one reason', { reasons: ['leverFee', 'leverClose'] }, 1, ['f1']],
    ['past the end', { offset: 62 }, 62, []],
  ])('page through %s, newest first', (_case, query, count, refs) => {
    const page = busy().ledger.records({ userId: ALICE, offset: 0, limit: 100, ...query });
    expect(page.count).toBe(count);
    expect(page.records.map(({ ref }) => ref)).toEqual(refs);
  });

  it('carry the wire code of their direction and account', () => {
    const { records } = busy().ledger.records({ userId: ALICE, offset: 0, limit: 3 });
    expect(
      records.map(({ kind, reason, value }) => [kind, wireTypeOf(reason as LedgerReason, kind, value.gt(0))]),
    ).toEqual([
      ['lever', 35],
      ['lever', 15],
      ['change', 12],
    ]);
    expect(wireTypeOf('swap', 'change', true)).toBe(701);
    expect(wireTypeOf('swap', 'change', false)).toBe(702);
  });

  it('have the reason of their leg where it has one of its own', () => {
    const { ledger } = open();
    ledger.post({
      ...note('swap'),
      legs: [
        leg(alice, -50),
        leg(market, 50),
        { ...leg(houseAccount('house:market', 'BTC'), '-0.001'), reason: 'swapFee' },
        { ...leg(userAccount(ALICE, 'change', 'BTC'), '0.001'), reason: 'swapFee' },
      ],
    });
    expect(linesOf(ledger, { limit: 2 }).lines).toEqual([
      'swapFee change BTC 0.001 0>0.001 0',
      'swap change USDT -50 100>50 0',
    ]);
  });

  it('of a period are found in any order of times, because a customer may be added with a past', () => {
    const { ledger } = open();
    for (const [atMs, amount] of [
      [5_000, 1],
      [2_000, 2],
      [6_000, 3],
      [3_000, 4],
    ] as const)
      ledger.transfer(alice, fees, money(amount), note('coinTrade', 'r1', atMs));
    const amounts = (query: Partial<RecordsQuery>) =>
      ledger.records({ userId: ALICE, offset: 0, limit: 9, ...query }).records.map(({ value }) => value.toNumber());
    expect(amounts({ sinceMs: 5_000 })).toEqual([-3, -1]);
    expect(amounts({ sinceMs: 2_000, untilMs: 5_000 })).toEqual([-4, -2]);
    expect(amounts({ untilMs: 3_000 })).toEqual([-2, 100]);
  });

  it('are rolled back with their posting, and their numbers are used again', () => {
    const { ledger, undo } = busy();
    const before = linesOf(ledger);
    const [newest] = ledger.records({ userId: ALICE, offset: 0, limit: 1 }).records;
    undo.begin();
    ledger.transfer(alice, fees, money(1), note('coinTrade'));
    undo.rollback();
    expect(linesOf(ledger)).toEqual(before);
    ledger.transfer(alice, fees, money(1), note('coinTrade'));
    expect(ledger.records({ userId: ALICE, offset: 0, limit: 1 }).records[0]?.id).toBe((newest?.id ?? 0) + 1);
  });
});

describe('holdings', () => {
  it('are listed for everything a user ever held, by account and asset', () => {
    const { ledger } = open();
    ledger.transfer(alice, userAccount(ALICE, 'legal', 'USDT'), money(1), note('transfer'));
    ledger.transfer(userAccount(BOB, 'change', 'BTC'), userAccount(ALICE, 'change', 'BTC'), money(1), note('bonus'));
    const names = (user: number) =>
      ledger.holdingsOf(user).map(({ kind, asset, available }) => `${kind} ${asset} ${available}`);
    expect(names(ALICE)).toEqual(['legal USDT 1', 'change BTC 1', 'change USDT 99']);
    expect(names(BOB)).toEqual(['change BTC 0']);
    expect(names(3)).toEqual([]);
  });
});

describe('reasons', () => {
  it('have one wire code each, so that a list of changes can be filtered by it', () => {
    const codes = LEDGER_REASONS.flatMap((reason) => {
      const code = codesOf(reason);
      return typeof code === 'number' ? [code] : [code.in, code.out];
    });
    expect(new Set(codes).size).toBe(codes.length);
  });
});
