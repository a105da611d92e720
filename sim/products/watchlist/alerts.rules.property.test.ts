import fc from 'fast-check';
import * as v from 'valibot';
import { it } from 'vitest';
import { answers } from '@/contract/answers';
import { alertViolations, MAX_ALERTS } from '@/domain/alerts/alerts';
import { expectMeeting, expectVerdict, seed, typedAmount, typedMoney, Verdicts } from '../../testing/rule-check';
import { type Bench, marketOf, openBench } from '../../testing/world';
import { ticksToMoney } from '../spot/walk';

const MARKETS = ['BTC/USDT', 'DOGE/USDT', 'NVLA/USDT'] as const;
const alert = fc.record({
  symbol: fc.constantFrom(...MARKETS),
  /** Hundredths of a percent from the last price, or a price as typed. */
  price: fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: -300, max: 300 }) },
    { weight: 1, arbitrary: fc.constantFrom(0, 0, '60000.001', '0.0000001', '', '0') },
    { weight: 1, arbitrary: typedAmount(100) },
  ),
  /** Which of the alerts that wait is moved; null sets another one. */
  moved: fc.option(fc.nat(60), { freq: 2 }),
});

/** Prices as the form knows them. */
function pricesOf({ world }: Bench, symbol: string) {
  const market = marketOf(symbol);
  const last = ticksToMoney(market, world.market.lastTicks(market.index, world.nowMs));
  return { last, priceDecimals: market.priceDecimals };
}

it(`the form’s rules and the exchange agree on any price of an alert, seed ${seed}`, () => {
  const both = ['price_invalid', 'price_step', 'alert_at_market', undefined] as const;
  const [met, metByMoves] = [new Verdicts(...both, 'too_many_alerts'), new Verdicts(...both)];
  expectMeeting(
    fc.property(fc.array(alert, { minLength: 8, maxLength: 16 }), fc.boolean(), (alerts, isCrowded) => {
      const bench = openBench();
      const { token } = bench.customer('maya');
      const add = (symbol: string, price: string) => {
        const { currencyId, legalId } = marketOf(symbol);
        return bench.call('POST /alert/add', { currency_id: currencyId, legal_id: legalId, price }, token);
      };
      if (isCrowded) for (let n = 3; n < MAX_ALERTS; n += 1) add('BTC/USDT', String(10_000 + n));
      for (const { moved, price: drawn, ...one } of alerts) {
        bench.advance(1_000);
        const waiting = v.parse(answers['GET /alert/list'], bench.call('GET /alert/list', {}, token).message);
        const before = moved === null ? undefined : waiting[moved % waiting.length];
        const symbol = before?.symbol ?? one.symbol;
        const prices = pricesOf(bench, symbol);
        const near = (part: number) => prices.last.mul(10_000 + part).div(10_000);
        const price = typeof drawn === 'string' ? drawn : near(drawn).toDecimalPlaces(prices.priceDecimals).toFixed();
        const isThere = waiting.some((other) => other.symbol === symbol && Number(other.price) === Number(price));
        const count = before || isThere ? null : waiting.length;
        const violations = alertViolations(typedMoney(price), { ...prices, waiting: count });
        expectVerdict(
          before ? bench.call('POST /alert/amend', { id: before.id, price }, token) : add(symbol, price),
          violations,
        );
        (before ? metByMoves : met).add(violations[0]?.code);
      }
    }),
    { numRuns: 60 },
    met,
    metByMoves,
  );
});
