import fc from 'fast-check';
import { it } from 'vitest';
import { dualSharePrice } from '@/domain/dual/dual';
import { dualPurchaseViolations } from '@/domain/dual/purchase';
import { expectMeeting, expectVerdict, seed, Verdicts } from '../../testing/rule-check';
import { marketOf, openBench } from '../../testing/world';
import { ticksToMoney } from '../spot/walk';

interface Listed {
  readonly id: number;
  readonly dual_id: number;
  readonly number: number;
  readonly remaining_number: number;
  readonly user_limit: number;
  readonly currency_name: string;
}

const shares = fc.oneof(
  fc.integer({ min: 0, max: 60 }).map(String),
  fc.integer({ min: 0, max: 2_000_000 }).map(String),
  fc.constantFrom('', ' ', '1.5', '-3', '7 ', '0009'),
);
const purchase = fc.record({ num: shares, type: fc.constantFrom('call', 'put'), currency_id: fc.constantFrom(1, 2) });

/** Facts as the form knows them, from the exchange's own answers. */
it(`the form’s rules and the exchange agree on any purchase, seed ${seed}`, () => {
  const met = new Verdicts(
    'quantity_required',
    'quantity_whole',
    'shares_left',
    'shares_limit',
    'insufficient_balance',
    undefined,
  );
  expectMeeting(
    fc.property(fc.array(purchase, { minLength: 5, maxLength: 20 }), fc.boolean(), (purchases, isRich) => {
      const bench = openBench();
      const { id, token } = bench.customer('maya', { USDT: isRich ? '9000000' : '40000', BTC: isRich ? '90' : '0.5' });
      for (const { num, ...wanted } of purchases) {
        bench.advance(5_000);
        const { dual_currencys } = bench.call('GET /dual/index', wanted).message as { dual_currencys: Listed[] };
        const product = dual_currencys[0] as Listed;
        const coin = product.currency_name;
        const market = marketOf(`${coin}/USDT`);
        const spot = ticksToMoney(market, bench.world.market.lastTicks(market.index, bench.world.nowMs));
        const { list } = bench.call('POST /dual/dual_list', { limit: 100 }, token).message as { list: Listed[] };
        const violations = dualPurchaseViolations(num, {
          left: product.remaining_number,
          limit: product.user_limit,
          held: list.filter(({ dual_id }) => dual_id === product.id).reduce((sum, { number }) => sum + number, 0),
          sharePrice: dualSharePrice(wanted.type as 'call' | 'put', spot),
          available: bench.world.ledger.available(id, 'change', wanted.type === 'call' ? coin : 'USDT'),
        });
        expectVerdict(bench.call('POST /dual/buyDual', { id: product.id, num }, token), violations);
        met.add(violations[0]?.code);
      }
    }),
    { numRuns: 100 },
    met,
  );
});
