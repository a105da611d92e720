import fc from 'fast-check';
import { it } from 'vitest';
import { loanViolations, repaymentViolations } from '@/domain/loans/rules';
import { Decimal } from '@/domain/money/money';
import { expectMeeting, expectVerdict, seed, typedAmount, typedMoney, Verdicts } from '../../testing/rule-check';
import { openBench } from '../../testing/world';
import { passwordDigest } from '../accounts/password';
import { loanReview } from './review';

interface Config {
  readonly currency_name: string;
  readonly min: string;
  readonly left: string;
}

const loan = fc.record({ amount: typedAmount(100, 1000, 3000, 2000), repay: typedAmount(100, 1000, 3000, 400) });

/** Facts as the forms know them, from the exchange's own answers. */
it(`the form’s rules and the exchange agree on any loan and any repayment, seed ${seed}`, () => {
  const met = new Verdicts('amount_invalid', 'loan_too_small', 'loan_over_limit', 'repay_too_much', undefined);
  expectMeeting(
    fc.property(fc.array(loan, { minLength: 3, maxLength: 8 }), fc.nat(30), (loans, days) => {
      const bench = openBench();
      const { world } = bench;
      const { id, token } = bench.customer('maya', { USDT: '400', 'legal:USDT': '9600' }, 2);
      world.transaction(() => {
        const { passwordSalt } = world.tables.users.need(id);
        world.tables.users.update(id, { reviewStatus: 2, payPasswordDigest: passwordDigest('123456', passwordSalt) });
        return { accepted: true };
      });
      for (const { amount, repay } of loans) {
        const config = bench.call('GET /loan/config', {}, token).message as Config;
        if (world.tables.loans.count('userOpen', `${id}|1`) === 0) {
          const violations = loanViolations(typedMoney(amount), {
            asset: config.currency_name,
            min: config.min,
            left: new Decimal(config.left),
          });
          const fields = { term_id: 4, amount, pay_password: '123456' };
          expectVerdict(bench.call('POST /loan/apply', fields, token), violations);
          met.add(violations[0]?.code);
          if (violations.length > 0) continue;
          const made = world.tables.loans.list('user', id).at(-1);
          world.transaction(() => {
            loanReview.approve(world, String(made?.id));
            return { accepted: true };
          });
          bench.advance(days * 1_000_000);
        }
        const row = world.tables.loans.list('userOpen', `${id}|1`).at(-1);
        const { owed } = bench.call('GET /loan/detail', { id: row?.id ?? 0 }, token).message as { owed: string };
        const wrong = repaymentViolations(typedMoney(repay), {
          asset: 'USDT',
          owed: new Decimal(owed),
          available: world.ledger.available(id, 'change', 'USDT'),
        });
        expectVerdict(bench.call('POST /loan/repay', { id: row?.id ?? 0, amount: repay, owed }, token), wrong);
        met.add(wrong[0]?.code);
      }
    }),
    { numRuns: 100 },
    met,
  );
});
