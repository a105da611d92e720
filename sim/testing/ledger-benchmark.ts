import { UndoLog } from '@sim/db/undo-log';
import { type Benchmark, medianMicros } from '@sim/testing/db-benchmark';
import { money } from '@/domain/money/money';
import { houseAccount, userAccount } from '../ledger/accounts';
import type { PostingNote } from '../ledger/entries';
import { Ledger } from '../ledger/ledger';

const RECORDS = 100_000;
const USERS = 100;
const note: PostingNote = { atMs: 1_767_600_000_000, reason: 'coinTrade', ref: 'bench' };
const userOf = (i: number) => (i % USERS) + 1;

function fundedLedger() {
  const undo = new UndoLog();
  const ledger = new Ledger(undo);
  for (let i = 0; i < USERS; i += 1) {
    const to = userAccount(userOf(i), 'change', 'USDT');
    ledger.transfer(houseAccount('house:treasury', 'USDT'), to, money('1000000000'), { ...note, reason: 'grant' });
  }
  return { ledger, undo };
}

const PAID = money('612.345');
const BOUGHT = money('0.01');
const RECEIVED = money('0.00998');
const FEE = money('0.00002');

/** Posts a filled spot order: the user pays USDT, receives BTC and pays a fee in BTC. */
function trade(ledger: Ledger, i: number): void {
  const user = userOf(i);
  ledger.post({
    ...note,
    legs: [
      { account: userAccount(user, 'change', 'USDT'), amount: PAID.neg() },
      { account: houseAccount('house:market', 'USDT'), amount: PAID },
      { account: houseAccount('house:market', 'BTC'), amount: BOUGHT.neg() },
      { account: userAccount(user, 'change', 'BTC'), amount: RECEIVED },
      { account: houseAccount('house:fees', 'BTC'), amount: FEE },
    ],
  });
}

/** A ledger with 100,000 change records, half of them of one user. */
function filledLedger() {
  const { ledger } = fundedLedger();
  for (let i = 0; i < RECORDS / 2; i += 1) trade(ledger, i % 2 === 0 ? 0 : i);
  return ledger;
}

export const ledgerBenchmarks: readonly Benchmark[] = [
  {
    name: 'ledger: freeze, with undo',
    unit: 'us',
    target: 5,
    run(now) {
      const { ledger, undo } = fundedLedger();
      const amount = money('0.01');
      return medianMicros(now, 101, 500, (i) => {
        undo.begin();
        ledger.freeze(userOf(i), 'change', 'USDT', amount, note);
        undo.commit();
      });
    },
  },
  {
    name: 'ledger: spot trade of five legs in two assets',
    unit: 'us',
    target: 12,
    run(now) {
      const { ledger } = fundedLedger();
      return medianMicros(now, 101, 500, (i) => trade(ledger, i));
    },
  },
  {
    name: 'ledger: ten newest records of a user, 100,000 records',
    unit: 'us',
    target: 20,
    run(now) {
      const ledger = filledLedger();
      return medianMicros(now, 101, 200, () =>
        ledger.records({ userId: 1, kind: 'change', asset: 'USDT', offset: 10_000, limit: 10 }),
      );
    },
  },
  {
    name: 'ledger: state hash after 100 postings, 50,000 entries',
    unit: 'us',
    target: 2_000,
    run(now) {
      const ledger = filledLedger();
      ledger.hashPair();
      return medianMicros(now, 31, 1, (batch) => {
        for (let i = 0; i < 100; i += 1) trade(ledger, batch * 100 + i);
        ledger.hashPair();
      });
    },
  },
  {
    name: 'ledger: snapshot of 5,000 entries, dumped and loaded',
    unit: 'us',
    target: 100_000,
    run(now) {
      const { ledger } = fundedLedger();
      for (let i = 0; i < 5_000; i += 1) trade(ledger, i);
      const restored = new Ledger(new UndoLog());
      return medianMicros(now, 5, 1, () => restored.load(ledger.dump()));
    },
  },
];
