import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ACCOUNT_KINDS } from '@/contract/account-kinds';
import { transferViolations } from '@/domain/accounts/transfer';
import { expectMeeting, expectVerdict, seed, typedAmount, typedMoney, Verdicts } from '../../testing/rule-check';
import { openBench } from '../../testing/world';
import { openPositions } from '../futures/account';
import { assetById } from '../quotes/assets';

const transfer = fc.record({
  from_field: fc.constantFrom(...ACCOUNT_KINDS),
  to_field: fc.constantFrom(...ACCOUNT_KINDS),
  currency_id: fc.constantFrom(1, 3, 3, 3),
  number: typedAmount(0, 100, 1000),
});

it(`the form’s rules and the exchange agree on any transfer, seed ${seed}`, () => {
  const met = new Verdicts(
    'amount_invalid',
    'same_account',
    'not_held_there',
    'positions_open',
    'insufficient_balance',
    undefined,
  );
  expectMeeting(
    fc.property(fc.array(transfer, { minLength: 10, maxLength: 20 }), fc.boolean(), (transfers, hasPosition) => {
      const { world, customer, call } = openBench();
      const { id, token } = customer('maya', { USDT: '1000', 'lever:USDT': '500', BTC: '100' });
      world.tables.users.update(id, { reviewStatus: 2 });
      const order = { currency_id: 1, legal_id: 3, share: 1, multiple: 20, type: 1, status: 1 };
      if (hasPosition) expect(call('POST /lever/submit', order, token).type).toBe('ok');
      for (const { number, ...fields } of transfers) {
        const asset = assetById(world, fields.currency_id);
        const { from_field: from, to_field: to } = fields;
        const name = asset?.name ?? '';
        const facts = {
          asset: name,
          kind: asset?.kind ?? null,
          hasOpenPositions: openPositions(world, id).length > 0,
          available: world.ledger.available(id, from, name),
          targetAvailable: world.ledger.available(id, to, name),
        };
        const violations = transferViolations({ number: typedMoney(number), from, to }, facts);
        expectVerdict(call('POST /wallet/change', { ...fields, number }, token), violations);
        met.add(violations[0]?.code);
      }
    }),
    { numRuns: 60 },
    met,
  );
});
