import fc from 'fast-check';
import { it } from 'vitest';
import { copySettingViolations, LOTS, MULTIPLE, traderApplicationViolations } from '@/domain/copy/copy';
import { Decimal } from '@/domain/money/money';
import { openCopyBench } from '../../testing/copy-bench';
import { expectMeeting, expectVerdict, seed, typedMoney, Verdicts } from '../../testing/rule-check';

interface Application {
  readonly equity: string;
  readonly minimum: string;
  readonly following: number;
  readonly status: string;
}

const setting = fc.record({
  trader: fc.integer({ min: 1, max: 3 }),
  type: fc.constantFrom<1 | 2>(MULTIPLE, LOTS),
  number: fc.oneof(
    fc.constantFrom('', '0', '0.009', '0.01', '5', '5.004', '5.01', '6', '1.5', '0.123456789'),
    fc.integer({ min: 1, max: 700 }).map((cents) => new Decimal(cents).div(100).toFixed()),
    fc.integer({ min: 1, max: 6 }).map(String),
  ),
  /** Seconds from now; null for no end. */
  ends: fc.option(fc.integer({ min: -5, max: 50 })),
});
const introduction = fc.constantFrom(
  '',
  '  ',
  '<calm>',
  'Calm and patient.',
  'Calm\u200b',
  'Calm\t',
  'Calm <\u200b>',
  'x'.repeat(200),
  'x'.repeat(201),
);

/** Facts as the forms know them, from the exchange's own answers. */
it(`the form’s rules and the exchange agree on any copy setting and application, seed ${seed}`, () => {
  const met = new Verdicts(
    'follow_number_invalid',
    'follow_lots_whole',
    'follow_number_large',
    'follow_deadline_past',
    'too_many_traders',
    'introduction_required',
    'special_characters',
    'application_made',
    'application_follows',
    'application_means',
    undefined,
  );
  const bench = openCopyBench();
  let count = 0;
  expectMeeting(
    fc.property(
      fc.array(setting, { minLength: 3, maxLength: 8 }),
      introduction,
      fc.constantFrom('50', '500'),
      (settings, text, usdt) => {
        const { token } = bench.trader(`maya-${count++}`, usdt);
        for (const { trader, type, number, ends } of settings) {
          const trader_user_id = bench.simulatedTrader(trader).id;
          const { traders } = bench.call('GET /follow/mine', {}, token).message as { traders: { id: number }[] };
          const deadline = ends === null ? 0 : Math.floor(bench.world.nowMs / 1000) + ends;
          const violations = copySettingViolations(type, typedMoney(number), deadline * 1000, {
            nowMs: bench.world.nowMs,
            hasRoom: traders.length < 2 || traders.some(({ id }) => id === trader_user_id),
          });
          const fields = { trader_user_id, type, number, ...(deadline > 0 && { deadline }) };
          expectVerdict(bench.call('POST /follow/follow', fields, token), violations);
          met.add(violations[0]?.code);
        }
        for (let turn = 0; turn < 3; turn += 1) {
          const known = bench.call('GET /follow/application', {}, token).message as Application;
          const violations = traderApplicationViolations(text, {
            isMade: known.status === 'pending',
            isVerified: true,
            following: known.following,
            equity: new Decimal(known.equity),
            minimum: known.minimum,
          });
          expectVerdict(bench.call('POST /follow/apply', { introduction: text }, token), violations);
          met.add(violations[0]?.code);
          const { traders } = bench.call('GET /follow/mine', {}, token).message as { traders: { id: number }[] };
          for (const { id } of traders) bench.call('POST /follow/cancel', { follow_user_id: id }, token);
        }
      },
    ),
    { numRuns: 100 },
    met,
  );
});
