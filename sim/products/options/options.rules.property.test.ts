import fc from 'fast-check';
import * as v from 'valibot';
import { it } from 'vitest';
import { answers } from '@/contract/answers';
import { Decimal } from '@/domain/money/money';
import { optionFee } from '@/domain/options/options';
import { optionViolations } from '@/domain/options/order';
import { expectMeeting, expectVerdict, seed, typedAmount, typedMoney, Verdicts } from '../../testing/rule-check';
import { marketOf, openBench } from '../../testing/world';

const BTC = marketOf('BTC/USDT');
const stake = fc.record({
  number: fc.oneof(
    { weight: 2, arbitrary: typedAmount(10, 50, 5000, 10_000, '990.0990099') },
    { weight: 1, arbitrary: fc.constant('500') },
  ),
  duration: fc.nat(4),
  pauseMs: fc.constantFrom(0, 2_000),
});

/** Facts as the form knows them, from the exchange's own answers. */
it(`the form’s rules and the exchange agree on any option, seed ${seed}`, () => {
  const met = new Verdicts(
    'amount_invalid',
    'stake_too_small',
    'stake_too_large',
    'option_repeated',
    'insufficient_balance',
    undefined,
  );
  expectMeeting(
    fc.property(fc.array(stake, { minLength: 5, maxLength: 15 }), fc.constantFrom(0, 3), (stakes, level) => {
      const bench = openBench();
      const { world } = bench;
      const { id, token } = bench.customer('maya', { 'micro:USDT': '9000' }, level);
      world.transaction(() => ({ accepted: world.tables.users.update(id, { reviewStatus: 2 }) !== undefined }));
      const sent = new Set<string>();
      for (const { number, duration: index, pauseMs } of stakes) {
        bench.advance(pauseMs);
        if (pauseMs > 0) sent.clear();
        const durations = v.parse(
          answers['GET /microtrade/seconds'],
          bench.call('GET /microtrade/seconds', {}, token).message,
        );
        const duration = durations[index] ?? durations[0];
        const payable = v
          .parse(
            answers['GET /microtrade/payable_currencies'],
            bench.call('GET /microtrade/payable_currencies', {}, token).message,
          )
          .find((coin) => coin.id === BTC.legalId);
        if (!duration || !payable) throw new Error('nothing on offer');
        const fields = { match_id: BTC.matchId, currency_id: BTC.legalId, type: 1, seconds: duration.seconds, number };
        const typed = typedMoney(number);
        const same = `${duration.seconds} ${typed}`;
        const violations = optionViolations(typed, {
          minStake: duration.min_amount,
          maxStake: duration.max_amount,
          running: world.tables.optionOrders.count('userStatus', `${id}|1`),
          maxRunning: payable.micro_holdtrade_max ?? null,
          isRepeated: sent.has(same),
          fee: typed.isFinite() ? optionFee(typed, new Decimal(payable.micro_trade_fee ?? 0), level) : null,
          available: new Decimal(payable.user_wallet?.micro_balance ?? 0),
        });
        expectVerdict(bench.call('POST /microtrade/submit', fields, token), violations);
        if (violations.length === 0) sent.add(same);
        met.add(violations[0]?.code);
      }
    }),
    { numRuns: 100 },
    met,
  );
});
