import fc from 'fast-check';
import * as v from 'valibot';
import { it } from 'vitest';
import { answers } from '@/contract/answers';
import { lockDepositViolations } from '@/domain/lockup/deposit';
import { expectMeeting, expectVerdict, seed, typedAmount, typedMoney, Verdicts } from '../../testing/rule-check';
import { openBench } from '../../testing/world';

const deposit = fc.record({ product: fc.nat(5), amount: typedAmount(100, 500, 50_000, '0.01', 9000) });

/** Facts as the form knows them, from the exchange's own answers. */
it(`the form’s rules and the exchange agree on any deposit, seed ${seed}`, () => {
  const met = new Verdicts(
    'amount_invalid',
    'deposit_too_small',
    'deposit_too_large',
    'insufficient_balance',
    undefined,
  );
  expectMeeting(
    fc.property(fc.array(deposit, { minLength: 5, maxLength: 15 }), fc.boolean(), (deposits, isRich) => {
      const bench = openBench();
      const { id, token } = bench.customer('maya', { USDT: isRich ? '9000000' : '9000', BTC: '3' });
      const products = v.parse(
        answers['GET /lh/deposit/config'],
        bench.call('GET /lh/deposit/config', {}, token).message,
      );
      for (const { product: index, amount } of deposits) {
        const product = products[index];
        if (!product) throw new Error('no such product');
        const violations = lockDepositViolations(typedMoney(amount), {
          asset: product.currency_name,
          min: product.save_min,
          max: product.save_max,
          available: bench.world.ledger.available(id, 'change', product.currency_name),
        });
        expectVerdict(bench.call('POST /lh/deposit', { config_id: product.id, amount }, token), violations);
        met.add(violations[0]?.code);
      }
    }),
    { numRuns: 100 },
    met,
  );
});
