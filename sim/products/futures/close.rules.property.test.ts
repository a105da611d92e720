import fc from 'fast-check';
import * as v from 'valibot';
import { it } from 'vitest';
import { answers } from '@/contract/answers';
import { closeOrderViolations, closeViolations, MAX_CLOSE_ORDERS } from '@/domain/futures/close';
import { LONG, SHORT } from '@/domain/futures/futures';
import { openFuturesBench } from '../../testing/futures-bench';
import { expectMeeting, expectVerdict, seed, typedMoney, Verdicts } from '../../testing/rule-check';
import { marketOf } from '../../testing/world';
import { ticksToMoney } from '../spot/walk';

const close = fc.record({
  /** Lots beside those of the position, or a number as typed. */
  share: fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: -9, max: 0 }) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 3 }) },
    { weight: 1, arbitrary: fc.constantFrom('0', '1', '1.5', '2.0', '1000000000', '999999999') },
  ),
  /** Hundredths of a percent from the last price, or a price as typed; null closes at once. */
  price: fc.option(
    fc.oneof(
      { weight: 4, arbitrary: fc.integer({ min: -300, max: 300 }) },
      { weight: 1, arbitrary: fc.constantFrom(0, '0', '0.001', '60000.001', '0.000000001', '999999999999') },
    ),
  ),
});
const position = fc.record({
  symbol: fc.constantFrom('BTC/USDT', 'DOGE/USDT'),
  type: fc.constantFrom(LONG, SHORT),
  share: fc.integer({ min: 1, max: 30 }),
  isCrowded: fc.boolean(),
  closes: fc.array(close, { minLength: 3, maxLength: 8 }),
});

it(`the form’s rules and the exchange agree on any close and any close order, seed ${seed}`, () => {
  const both = ['share_invalid', 'share_above_position', undefined] as const;
  const waiting = ['price_invalid', 'price_step', 'trigger_at_market', 'too_many_orders'] as const;
  const [met, metAtOnce] = [new Verdicts(...both, ...waiting), new Verdicts(...both)];
  expectMeeting(
    fc.property(fc.array(position, { minLength: 2, maxLength: 4 }), (positions) => {
      const bench = openFuturesBench();
      const { world } = bench;
      const { token } = bench.trader('maya', '30000');
      for (const { symbol, type, share: lots, isCrowded, closes } of positions) {
        const market = marketOf(symbol);
        const pair = { currency_id: market.currencyId, legal_id: market.legalId };
        bench.call('POST /lever/submit', { ...pair, share: lots, multiple: 20, type, status: 1 }, token);
        const held = () => {
          const all = bench.call('POST /lever/my_trade', { ...pair, status: 1 }, token).message;
          return v.parse(answers['POST /lever/my_trade'], all).message.data[0];
        };
        const opened = held();
        const near = (part: number) => {
          const last = ticksToMoney(market, world.market.lastTicks(market.index, world.nowMs));
          return last
            .mul(10_000 + part)
            .div(10_000)
            .toDecimalPlaces(market.priceDecimals)
            .toFixed();
        };
        if (opened && isCrowded)
          for (let n = 0; n < MAX_CLOSE_ORDERS; n += 1)
            bench.call('POST /lever/close', { id: opened.id, share: 1, target_price: near(500 + n) }, token);
        for (const { share: drawn, price: at } of closes) {
          bench.advance(1_000);
          const order = held();
          if (!order) break;
          const share = typedMoney(typeof drawn === 'string' ? drawn : String(order.share + drawn));
          const price = typeof at === 'number' ? near(at) : at;
          const violations =
            price === null
              ? closeViolations(share, order.share)
              : closeOrderViolations(
                  { share, price: typedMoney(price) },
                  {
                    held: order.share,
                    last: ticksToMoney(market, world.market.lastTicks(market.index, world.nowMs)),
                    priceDecimals: market.priceDecimals,
                    waiting: order.close_orders?.length ?? 0,
                  },
                );
          const sent = { id: order.id, share: share.toFixed(), ...(price !== null && { target_price: price }) };
          expectVerdict(bench.call('POST /lever/close', sent as never, token), violations);
          (price === null ? metAtOnce : met).add(violations[0]?.code);
        }
        bench.call('POST /lever/batch_close', { type: 0 }, token);
      }
    }),
    { numRuns: 60 },
    met,
    metAtOnce,
  );
});
