import fc from 'fast-check';
import { it } from 'vitest';
import { pointExchangeViolations } from '@/domain/membership/points';
import { HOUR_MS } from '@/domain/time';
import { expectMeeting, expectVerdict, seed, Verdicts } from '../../testing/rule-check';
import { openBench } from '../../testing/world';
import { addPoints, pointsOf } from './earn';
import { exchangedToday, GOODS, leftOf } from './goods';

const step = fc.record({
  nth: fc.nat(GOODS.length - 1),
  given: fc.constantFrom(0, 0, 100, 500, 2500),
  hours: fc.nat(6),
});

it(`the form’s rules and the exchange agree on any exchange of points, seed ${seed}`, () => {
  const met = new Verdicts('good_sold_out', 'good_limit', 'points_insufficient', undefined);
  expectMeeting(
    fc.property(fc.array(step, { minLength: 5, maxLength: 20 }), (steps) => {
      const { world, customer, call, advance } = openBench();
      const { id, token } = customer('maya');
      for (const { nth, given, hours } of steps) {
        advance(hours * HOUR_MS);
        const good = GOODS[nth] as (typeof GOODS)[number];
        world.transaction(() => {
          if (given > 0) addPoints(world, id, 'gift', given, 'test');
          return { accepted: true };
        });
        const { points: price, userLimit } = good;
        const violations = pointExchangeViolations({
          price,
          points: pointsOf(world, id).points,
          stock: leftOf(world, good),
          userLimit,
          userLeft: userLimit - exchangedToday(world, id, good.id),
        });
        expectVerdict(call('POST /points/exchange', { id: good.id }, token), violations);
        met.add(violations[0]?.code);
      }
    }),
    { numRuns: 60 },
    met,
  );
});
