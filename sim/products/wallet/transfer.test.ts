import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT_KINDS } from '@/contract/account-kinds';
import type { CallFields } from '@/contract/calls';
import { money, ZERO } from '@/domain/money/money';
import { userAccount } from '../../ledger/accounts';
import { type Bench, type Customer, openBench } from '../../testing/world';
import { openSession } from '../accounts/sessions';
import { createUser } from '../accounts/users';

type Fields = Partial<CallFields<'POST /wallet/change'>>;
const GOOD: Fields = { currency_id: 3, number: '100', from_field: 'change', to_field: 'micro' };

let bench: Bench;
let maya: Customer;
beforeEach(() => {
  bench = openBench();
  maya = bench.customer('maya', { USDT: '1000', 'stock:USDT': '50', BTC: '0.5', NVLA: '4', 'change:CURA': '4' });
});
const move = (fields: Fields, who = maya) => bench.call('POST /wallet/change', { ...GOOD, ...fields }, who.token);
const holds = (kind: (typeof ACCOUNT_KINDS)[number], asset = 'USDT') =>
  bench.world.ledger.available(maya.id, kind, asset).toFixed();

describe('POST /wallet/change', () => {
  it('moves an amount at once without a fee, and records both sides', () => {
    expect(move({ lang: 'en' } as Fields)).toMatchObject({ type: 'ok', message: 'Transfer complete' });
    expect([holds('change'), holds('micro')]).toEqual(['900', '100']);
    const { data } = bench.call('GET /wallet/hzhistory', { lang: 'en' }, maya.token).message as {
      data: readonly Record<string, unknown>[];
    };
    expect(data).toHaveLength(2);
    expect(data).toContainEqual(
      expect.objectContaining({ value: '-100.00000000', type: 12, transaction_info: 'Spot account' }),
    );
    expect(data).toContainEqual(
      expect.objectContaining({ value: '100.00000000', type: 15, transaction_info: 'Options account' }),
    );
  });

  // In the order of the contract: each row also breaks the rules of the rows below it.
  const everythingWrong = { currency_id: '', number: '', from_field: '', to_field: '' };
  it.each<[string, string, Fields]>([
    ['no currency', 'currency_unknown', everythingWrong],
    ['no number', 'amount_invalid', { ...everythingWrong, currency_id: 999 }],
    ['zero', 'amount_invalid', { ...everythingWrong, currency_id: 999, number: '0' }],
    ['a negative number', 'amount_invalid', { ...everythingWrong, currency_id: 999, number: '-5' }],
    ['nine decimals', 'amount_invalid', { ...everythingWrong, currency_id: 999, number: '0.000000001' }],
    ['no source', 'account_kind_unknown', { currency_id: 999, number: '99999', from_field: '', to_field: 'change' }],
    ['an unknown target', 'account_kind_unknown', { currency_id: 999, number: '99999', to_field: 'vault' }],
    ['an unknown currency', 'currency_unknown', { currency_id: 999, number: '99999', to_field: 'change' }],
    ['twice the same account', 'same_account', { number: '99999', to_field: 'change' }],
    ['a coin where only USDT is held', 'not_held_there', { currency_id: 1, number: '99999' }],
    ['more than there is', 'insufficient_balance', { number: '1000.00000001' }],
    ['what another account has', 'insufficient_balance', { from_field: 'legal', number: '1' }],
  ])('refuses %s', (_case, reason, fields) => {
    const before = bench.world.hash();
    expect(move(fields).reason).toBe(reason);
    expect(bench.world.hash()).toBe(before);
  });

  it.each([
    ['change', 'USDT', 'lever', true],
    ['change', 'BTC', 'legal', true],
    ['change', 'BTC', 'stock', false],
    ['change', 'CURA', 'stock', true],
    ['stock', 'NVLA', 'change', false],
    ['stock', 'USDT', 'change', true],
  ] as const)('from %s, %s to %s: %s', (from_field, asset, to_field, isTaken) => {
    const currency = asset === 'USDT' ? 3 : bench.world.instruments.find(({ base }) => base === asset)?.currencyId;
    const reply = move({ currency_id: currency ?? 0, number: '0.1', from_field, to_field });
    expect(reply.reason).toBe(isTaken ? undefined : 'not_held_there');
  });

  it('allows no transfer out of the futures account while a position is open, but into it', () => {
    bench.world.transaction(() => {
      bench.world.tables.users.update(maya.id, { reviewStatus: 2 });
      return { accepted: true };
    });
    move({ to_field: 'lever', number: '500' });
    const order = { currency_id: 1, legal_id: 3, share: 1, multiple: 20, type: 1, status: 1 };
    expect(bench.call('POST /lever/submit', order, maya.token).type).toBe('ok');
    const out = { from_field: 'lever', to_field: 'change' };
    expect(move({ ...out, number: '99999' }).reason).toBe('positions_open');
    expect(move({ to_field: 'lever', number: '10' }).type).toBe('ok');
    bench.call('POST /lever/batch_close', { type: 0 }, maya.token);
    expect(move({ ...out, number: '1' }).type).toBe('ok');
  });

  it('refuses an amount above the balance limit', () => {
    const rich = bench.world.transaction(() => {
      const user = createUser(bench.world, { email: 'rich@mail.example', password: 'secret-1' });
      const note = { atMs: bench.world.nowMs, reason: 'grant', ref: 'rich' } as const;
      for (const kind of ['change', 'micro'] as const)
        bench.world.ledger.transfer(
          { owner: kind === 'change' ? 'house:treasury' : 'house:market', asset: 'USDT' },
          userAccount(user.id, kind, 'USDT'),
          money('600000000000'),
          note,
        );
      return { accepted: true, id: user.id, token: openSession(bench.world, user) };
    });
    expect(move({ number: '500000000000' }, rich).reason).toBe('amount_invalid');
  });
});

describe('whatever is moved between accounts', () => {
  const transfer = fc.record({
    from_field: fc.constantFrom(...ACCOUNT_KINDS),
    to_field: fc.constantFrom(...ACCOUNT_KINDS),
    currency_id: fc.constantFrom(1, 3),
    cents: fc.integer({ min: 1, max: 60_000 }),
  });
  it('the customer owns what was owned before, nobody is below zero and the books balance', () => {
    fc.assert(
      fc.property(fc.array(transfer, { maxLength: 40 }), (moves) => {
        const own = openBench();
        const { id, token } = own.customer('maya', { USDT: '1000', BTC: '300' });
        for (const { cents, ...fields } of moves)
          own.call('POST /wallet/change', { ...fields, number: money(cents).div(100).toFixed() }, token);
        const sum = (asset: string) =>
          ACCOUNT_KINDS.reduce(
            (total, kind) => total.plus(own.world.ledger.available(id, kind, asset)),
            ZERO,
          ).toFixed();
        expect([sum('USDT'), sum('BTC')]).toEqual(['1000', '300']);
        expect(own.world.ledger.checkBooks()).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});
