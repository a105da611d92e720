import fc from 'fast-check';
import { it } from 'vitest';
import { SWAP_REPEAT_MS, swapFeePercent, swapViolations } from '@/domain/exchange/swap';
import { expectMeeting, expectVerdict, seed, typedAmount, typedMoney, Verdicts } from '../../testing/rule-check';
import { openBench } from '../../testing/world';
import { swapPair, swapPricesAt } from './quote';

const swap = fc.record({
  from_currency_id: fc.constantFrom(1, 3),
  number: typedAmount(0, '0.5', 1000, '998.00399201', '499.00199600'),
});

it(`the form’s rules and the exchange agree on any conversion, seed ${seed}`, () => {
  const met = new Verdicts('amount_invalid', 'swap_too_small', 'insufficient_balance', undefined);
  expectMeeting(
    fc.property(fc.array(swap, { minLength: 5, maxLength: 15 }), fc.nat(4), (swaps, level) => {
      const { world, customer, call, advance } = openBench();
      const { id, token } = customer('maya', { USDT: '1000', BTC: '0.5' }, level);
      for (const { number, from_currency_id } of swaps) {
        advance(SWAP_REPEAT_MS);
        const ids = { from_currency_id, to_currency_id: from_currency_id === 3 ? 1 : 3 };
        const pair = swapPair(world, ids);
        if (!pair.ok) throw new Error(pair.code);
        const violations = swapViolations(typedMoney(number), {
          prices: swapPricesAt(world, pair.payload, world.nowMs),
          feePercent: swapFeePercent(level),
          available: world.ledger.available(id, 'change', pair.payload.from.name),
        });
        expectVerdict(call('POST /user/Transfer', { ...ids, number }, token), violations);
        met.add(violations[0]?.code);
      }
    }),
    { numRuns: 60 },
    met,
  );
});
