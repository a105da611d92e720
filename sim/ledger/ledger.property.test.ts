import { UndoLog } from '@sim/db/undo-log';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Decimal } from '@/domain/money/money';
import { type Account, houseAccount, userAccount } from './accounts';
import type { Leg, Posting } from './entries';
import { Ledger, LedgerError } from './ledger';

const asset = fc.constantFrom('USDT', 'BTC');
const account: fc.Arbitrary<(asset: string) => Account> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(
        fc.integer({ min: 1, max: 4 }),
        fc.constantFrom('change' as const, 'lever' as const),
        fc.constantFrom('available' as const, 'frozen' as const),
      )
      .map(
        ([user, kind, bucket]) =>
          (of: string) =>
            userAccount(user, kind, of, bucket),
      ),
  },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom('house:market' as const, 'house:deposits' as const, 'house:fees' as const)
      .map((name) => (of: string) => houseAccount(name, of)),
  },
);
/** Mostly valid amounts, from 1e-8 to the ceiling; some have an invalid ninth decimal. */
const amount = fc.oneof(
  {
    weight: 20,
    arbitrary: fc.bigInt({ min: 0n, max: 100_000_000_000n }).map((units) => new Decimal(units.toString()).div('1e8')),
  },
  {
    weight: 3,
    arbitrary: fc.bigInt({ min: 0n, max: 10n ** 20n - 1n }).map((units) => new Decimal(units.toString()).div('1e8')),
  },
  { weight: 1, arbitrary: fc.constant(new Decimal('0.000000001')) },
);
const move = fc.record({
  asset,
  amount,
  from: account,
  to: account,
  lost: fc.constantFrom(...Array(15).fill('0'), '0.00000001'),
});
/** A command: a few postings of a few moves each, then committed or rolled back. */
const command = fc.record({
  postings: fc.array(fc.array(move, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 }),
  isKept: fc.boolean(),
});

type Moves = readonly {
  asset: string;
  amount: Decimal;
  from: (of: string) => Account;
  to: (of: string) => Account;
  lost: string;
}[];

function postingOf(moves: Moves, ref: number): Posting {
  const legs = moves.flatMap(({ asset, amount, from, to, lost }): Leg[] => [
    { account: from(asset), amount: amount.neg() },
    { account: to(asset), amount: amount.minus(lost) },
  ]);
  return { atMs: ref, reason: 'coinTrade', ref: String(ref), legs };
}

/** The rules of the ledger in their simplest form, with balances in whole 1e-8 units. */
class Model {
  readonly balances = new Map<string, bigint>();

  /** Returns whether the posting is allowed, and books it when it is. */
  post({ legs }: Posting): boolean {
    const next = new Map(this.balances);
    const sums = new Map<string, bigint>();
    for (const { account, amount } of legs) {
      if (amount.decimalPlaces() > 8 || amount.abs().gte('1e12')) return false;
      const units = BigInt(amount.times('1e8').toFixed(0));
      const key = JSON.stringify(account);
      const balance = (next.get(key) ?? 0n) + units;
      if (balance <= -(10n ** 20n) || balance >= 10n ** 20n) return false;
      next.set(key, balance);
      sums.set(account.asset, (sums.get(account.asset) ?? 0n) + units);
    }
    for (const sum of sums.values()) if (sum !== 0n) return false;
    for (const { account } of legs) {
      const allowsNegative = account.owner === 'house:market' || account.owner === 'house:deposits';
      if (!allowsNegative && (next.get(JSON.stringify(account)) ?? 0n) < 0n) return false;
    }
    for (const [key, balance] of next) this.balances.set(key, balance);
    return true;
  }
}

function balanceOf(ledger: Ledger, account: Account): Decimal {
  if (!('bucket' in account)) return ledger.houseBalance(account.owner, account.asset);
  return ledger[account.bucket](account.owner, account.kind, account.asset);
}

describe('properties of the ledger', () => {
  it('books exactly the allowed postings, in 20,000 random ones with mistakes and rollbacks', () => {
    let posted = 0;
    let refused = 0;
    fc.assert(
      fc.property(fc.array(command, { minLength: 60, maxLength: 120 }), (commands) => {
        const undo = new UndoLog();
        const ledger = new Ledger(undo);
        const committedOnly = new Ledger(new UndoLog());
        let model = new Model();
        let ref = 0;
        for (const { postings, isKept } of commands) {
          const trial = new Model();
          for (const [key, balance] of model.balances) trial.balances.set(key, balance);
          const committed: Posting[] = [];
          undo.begin();
          for (const moves of postings) {
            ref += 1;
            const posting = postingOf(moves, ref);
            const isAllowed = trial.post(posting);
            posted += 1;
            if (isAllowed) {
              ledger.post(posting);
              committed.push(posting);
            } else {
              refused += 1;
              expect(() => ledger.post(posting)).toThrow(LedgerError);
            }
          }
          if (isKept) undo.commit();
          else undo.rollback();
          if (isKept) model = trial;
          if (isKept) for (const posting of committed) committedOnly.post(posting);
        }
        expect(ledger.checkBooks()).toEqual([]);
        for (const [key, units] of model.balances) {
          const balance = balanceOf(ledger, JSON.parse(key) as Account);
          expect(balance.times('1e8').toFixed(0), key).toBe(String(units));
        }
        expect(ledger.hashPair()).toEqual(committedOnly.hashPair());
        const restored = new Ledger(new UndoLog());
        restored.load(JSON.parse(JSON.stringify(ledger.dump())));
        expect(restored.hashPair()).toEqual(ledger.hashPair());
        for (const userId of [1, 2, 3, 4]) {
          const query = { userId, offset: 0, limit: 1_000 };
          expect(JSON.stringify(restored.records(query))).toBe(JSON.stringify(ledger.records(query)));
          expect(JSON.stringify(committedOnly.records(query))).toBe(JSON.stringify(ledger.records(query)));
        }
      }),
      { numRuns: 130 },
    );
    expect(posted).toBeGreaterThan(20_000);
    // Many postings must be refused and many accepted, or the property would prove little.
    expect(refused).toBeGreaterThan(posted / 10);
    expect(posted - refused).toBeGreaterThan(posted / 10);
  });

  it('finds balances that were not changed by a posting', () => {
    const ledger = new Ledger(new UndoLog());
    const note = { atMs: 1, reason: 'grant', ref: 'x' } as const;
    ledger.transfer(houseAccount('house:treasury', 'BTC'), userAccount(1, 'change', 'BTC'), new Decimal(2), note);
    Object.assign(ledger.holdingsOf(1)[0] ?? {}, { available: new Decimal(-3) });
    expect(ledger.checkBooks()).toEqual([
      '1|change|BTC available is -3, its entries add up to 2',
      '1|change|BTC available is negative: -3',
      'all BTC together is -5, not 0',
    ]);
  });
});
