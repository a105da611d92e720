import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { answers } from '@/contract/answers';
import { Decimal } from '@/domain/money/money';
import { spotOrderViolations } from '@/domain/spot/order';
import { BUY, SELL } from '@/domain/spot/spot';
import { expectVerdict, seed, typedAmount, typedMoney } from '../../testing/rule-check';
import { marketOf, openBench } from '../../testing/world';

const order = fc.record({
  symbol: fc.constantFrom('BTC/USDT', 'DOGE/USDT'),
  side: fc.constantFrom<1 | 2>(BUY, SELL),
  /** Percent of the last price, or a price as typed. */
  price: fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: 90, max: 110 }) },
    { weight: 1, arbitrary: typedAmount(100) },
  ),
  amount: typedAmount(1, '0.001', '0.00001', 100),
});

/** Facts as the form knows them, from the exchange's own answers. */
it(`says of any limit order what the exchange says, seed ${seed}`, () => {
  const met = new Set<string | undefined>();
  fc.assert(
    fc.property(fc.array(order, { minLength: 5, maxLength: 12 }), (orders) => {
      const bench = openBench();
      const { id, token } = bench.customer('maya', { USDT: '50000', BTC: '0.7', DOGE: '900' });
      const groups = bench.call('GET /currency/quotation_new', {}).message;
      const pairs = v.parse(answers['GET /currency/quotation_new'], groups).flatMap(({ quotation }) => quotation);
      for (const { symbol, side, price: typed, amount } of orders) {
        bench.advance(1_000);
        const market = marketOf(symbol);
        const pair = pairs.find((one) => one.id === market.matchId);
        if (!pair) throw new Error(`no quote of ${symbol}`);
        const price =
          typeof typed === 'string'
            ? typed
            : new Decimal(pair.now_price ?? 0).mul(typed).div(100).toDecimalPlaces(market.priceDecimals).toFixed();
        const violations = spotOrderViolations(
          { side, price: typedMoney(price), amount: typedMoney(amount) },
          {
            terms: {
              priceDecimals: pair.price_decimals ?? 8,
              amountDecimals: pair.amount_decimals ?? 8,
              minAmount: new Decimal(pair.min_amount ?? 0),
              feeShare: new Decimal(0),
            },
            asset: market.base,
            hasLiquidity: null,
            hasRoom: null,
            marketCost: null,
            available: bench.world.ledger.available(id, 'change', side === BUY ? market.quote : market.base),
          },
        );
        // Orders without a type come from other clients, and are rounded to the market's grid.
        const kind = { type: side, order_type: 'limit' };
        const fields = { currency_id: market.currencyId, legal_id: market.legalId, ...kind, amount };
        expectVerdict(bench.call('POST /coin/trade', { ...fields, target_price: price }, token), violations);
        met.add(violations[0]?.code);
      }
    }),
    { seed, numRuns: 100 },
  );
  for (const code of ['amount_invalid', 'amount_step', 'amount_too_small', 'insufficient_balance', undefined])
    expect(met).toContain(code);
});
