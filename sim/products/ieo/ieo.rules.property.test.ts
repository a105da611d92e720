import fc from 'fast-check';
import { it } from 'vitest';
import { ONGOING, subscriptionViolations } from '@/domain/ieo/subscription';
import { Decimal } from '@/domain/money/money';
import { expectMeeting, expectVerdict, seed, typedAmount, typedMoney, Verdicts } from '../../testing/rule-check';
import { openBench } from '../../testing/world';
import { seedProjects } from './seed';

interface Info {
  readonly id: number;
  readonly time_status: number;
  readonly currency_name: string;
  readonly mode: 'first_come' | 'pro_rata';
  readonly amount: string;
  readonly price: string;
  readonly min: string;
  readonly max: string;
  readonly amount_decimals: number;
  readonly total_sell: string;
  readonly own_amount: string;
}

const application = fc.record({
  project: fc.nat(1),
  amount: typedAmount(20, 100, 1000, '0.001'),
  waitMs: fc.nat(9_000_000),
});

/** Facts as the form knows them, from the exchange's own answers. */
it(`the form’s rules and the exchange agree on any application, seed ${seed}`, () => {
  const met = new Verdicts(
    'amount_invalid',
    'amount_step',
    'subscription_small',
    'subscription_large',
    'insufficient_balance',
    undefined,
  );
  expectMeeting(
    fc.property(fc.array(application, { minLength: 5, maxLength: 12 }), fc.boolean(), (applications, isRich) => {
      const bench = openBench();
      bench.world.transaction(() => {
        seedProjects(bench.world, bench.world.nowMs);
        return { accepted: true };
      });
      const { id, token } = bench.customer('maya', { USDT: isRich ? '9000000' : '2000' });
      for (const { project, amount, waitMs } of applications) {
        bench.advance(waitMs);
        const { list } = bench.call('GET /project', {}, token).message as { list: Info[] };
        const project_id = list.filter(({ time_status }) => time_status === ONGOING)[project]?.id ?? 0;
        if (project_id === 0) break;
        const { info } = bench.call('GET /project/detail', { project_id }, token).message as { info: Info };
        const violations = subscriptionViolations(typedMoney(amount), {
          token: info.currency_name,
          terms: {
            mode: info.mode,
            issue: new Decimal(info.amount),
            price: new Decimal(info.price),
            min: new Decimal(info.min),
            max: new Decimal(info.max),
            amountDecimals: info.amount_decimals,
          },
          applied: { total: new Decimal(info.total_sell), own: new Decimal(info.own_amount) },
          available: bench.world.ledger.available(id, 'change', 'USDT'),
        });
        expectVerdict(bench.call('POST /project/order', { project_id, amount }, token), violations);
        met.add(violations[0]?.code);
      }
    }),
    { numRuns: 100 },
    met,
  );
});
