import fc from 'fast-check';
import { it } from 'vitest';
import type { CallReply } from '@/contract/calls';
import { limitViolations, playViolations } from '@/domain/game/rules';
import { Decimal } from '@/domain/money/money';
import { expectMeeting, expectVerdict, seed, typedAmount, typedMoney, Verdicts } from '../../testing/rule-check';
import { openBench } from '../../testing/world';

const round = fc.record({
  stake: typedAmount(1, 100, 40),
  clientSeed: fc.constantFrom('abc', 'abc', 'lucky7', '', 'a b', ' abc ', 'x'.repeat(33)),
  limit: fc.option(typedAmount(1000, 40)),
});

/** Facts as the form knows them, from the exchange's own answers. */
it(`the form’s rules and the exchange agree on any round and any limit, seed ${seed}`, () => {
  const met = new Verdicts(
    'amount_invalid',
    'seed_invalid',
    'stake_too_small',
    'stake_too_large',
    'game_limit',
    'insufficient_balance',
    'game_limit_high',
    undefined,
  );
  expectMeeting(
    fc.property(fc.array(round, { minLength: 5, maxLength: 15 }), fc.constantFrom('60', '5000'), (rounds, usdt) => {
      const bench = openBench();
      const { id, token } = bench.customer('ana', { USDT: usdt });
      for (const { stake, clientSeed, limit } of rounds) {
        const state = bench.call('GET /game/state', {}, token).message as CallReply<'GET /game/state'>;
        const violations = playViolations(typedMoney(stake), clientSeed, {
          min: String(state.min),
          max: String(state.max),
          left: new Decimal(state.left_today),
          available: bench.world.ledger.available(id, 'change', 'USDT'),
        });
        const fields = { round: state.round, risk: 'low', stake, client_seed: clientSeed };
        expectVerdict(bench.call('POST /game/play', fields, token), violations);
        met.add(violations[0]?.code);
        if (limit === null) continue;
        const wrong = limitViolations(limit === '' ? null : new Decimal(limit), String(state.day_limit));
        expectVerdict(bench.call('POST /game/limit', { limit }, token), wrong);
        met.add(wrong[0]?.code);
      }
    }),
    { numRuns: 100 },
    met,
  );
});
