import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { answers } from '@/contract/answers';
import { Decimal } from '@/domain/money/money';
import { ocoViolations } from '@/domain/spot/oco';
import { type SpotOrderFacts, type SpotOrderTerms, spotOrderViolations } from '@/domain/spot/order';
import { isTriggered, ORDER_TYPES, TIMES_IN_FORCE } from '@/domain/spot/order-kinds';
import { quoteOrderViolations } from '@/domain/spot/quote-order';
import { BUY, SELL } from '@/domain/spot/spot';
import { expectVerdict, seed, typedAmount, typedMoney } from '../../testing/rule-check';
import { marketOf, openBench } from '../../testing/world';
import { ticksToMoney } from './walk';

const typedPrice = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 90, max: 110 }) },
  { weight: 1, arbitrary: fc.constantFrom(10, 79, 81, 119, 121, 600) },
  { weight: 1, arbitrary: typedAmount(100) },
);
const order = fc.record({
  symbol: fc.constantFrom('BTC/USDT', 'DOGE/USDT'),
  side: fc.constantFrom<1 | 2>(BUY, SELL),
  kind: fc.constantFrom(...ORDER_TYPES, 'oco' as const, 'quote' as const),
  time: fc.constantFrom(...TIMES_IN_FORCE),
  /** Percent of the last price, or a price as typed. */
  price: typedPrice,
  stop: typedPrice,
  stopLimit: fc.option(typedPrice),
  amount: typedAmount(1, '0.001', '0.00001', 100),
});

/** Facts as the form knows them, from the exchange's own answers. */
it(`says of any order what the exchange says, seed ${seed}`, () => {
  const met = new Set<string | undefined>();
  const groups = openBench().call('GET /currency/quotation_new', {}).message;
  const [group] = v.parse(answers['GET /currency/quotation_new'], groups);
  fc.assert(
    fc.property(fc.array(order, { minLength: 5, maxLength: 12 }), (orders) => {
      const bench = openBench();
      const { id, token } = bench.customer('maya', { USDT: '50000', BTC: '0.7', DOGE: '900' });
      for (const { symbol, side: drawn, kind, time, price: typed, stop: typedStop, stopLimit, amount } of orders) {
        bench.advance(1_000);
        const market = marketOf(symbol);
        const pair = group?.quotation.find((one) => one.id === market.matchId);
        if (!group || !pair) throw new Error(`no quote of ${symbol}`);
        const last = ticksToMoney(market, bench.world.market.lastTicks(market.index, bench.world.nowMs));
        const written = (text: number | string) =>
          typeof text === 'string' ? text : last.mul(text).div(100).toDecimalPlaces(market.priceDecimals).toFixed();
        const [price, stop, second] = [
          written(typed),
          written(typedStop),
          stopLimit === null ? '' : written(stopLimit),
        ];
        const side = kind === 'quote' ? BUY : drawn;
        const bidOrAsk = bench.world.market.book(market.index, bench.world.nowMs, 1)[side === BUY ? 'asks' : 'bids'][0];
        const band = group.price_band;
        const facts: SpotOrderFacts = {
          terms: {
            priceDecimals: pair.price_decimals ?? 8,
            amountDecimals: pair.amount_decimals ?? 8,
            minAmount: new Decimal(pair.min_amount ?? 0),
            feeShare: new Decimal(0),
          },
          limits: {
            minNotional: new Decimal(group.min_notional ?? 0),
            band: band
              ? { buyLow: band.buy_low, buyHigh: band.buy_high, sellLow: band.sell_low, sellHigh: band.sell_high }
              : null,
            quote: market.quote,
          },
          asset: market.base,
          last,
          bestOffer: bidOrAsk ? ticksToMoney(market, bidOrAsk[0]) : null,
          hasLiquidity: null,
          hasRoom: null,
          cost: null,
          available: bench.world.ledger.available(id, 'change', side === BUY ? market.quote : market.base),
        };
        const fields = { currency_id: market.currencyId, legal_id: market.legalId, type: side, amount };
        const money = { side, price: typedMoney(price), stop: typedMoney(stop), amount: typedMoney(amount) };
        if (kind === 'oco') {
          const violations = ocoViolations({ ...money, stopLimit: second === '' ? null : typedMoney(second) }, facts);
          const pairFields = { ...fields, target_price: price, stop_price: stop, stop_limit_price: second };
          expectVerdict(bench.call('POST /coin/oco', pairFields, token), violations);
          met.add(violations[0]?.code);
          continue;
        }
        if (kind === 'quote') {
          const { limits, asset, available } = facts;
          const { minAmount } = facts.terms;
          const violations = quoteOrderViolations(money.amount, {
            limits,
            minAmount,
            asset,
            // What the book gives is the exchange's to know; an order that is worth the least buys enough here.
            bought: null,
            hasLiquidity: null,
            available,
          });
          const buy = { ...fields, order_type: 'market', amount_unit: 'quote', target_price: last.toFixed() };
          const reply = bench.call('POST /coin/trade', buy, token);
          if (reply.reason !== 'amount_too_small') expectVerdict(reply, violations);
          met.add(violations[0]?.code);
          continue;
        }
        // What a market order costs is the book's to say, so the form estimates it.
        if (kind === 'market') continue;
        const timeInForce = kind === 'limit' ? time : 'gtc';
        const isFree = kind === 'stop_market' || kind === 'take_profit_market';
        const terms: SpotOrderTerms = { ...money, price: isFree ? last : money.price, type: kind, timeInForce };
        const violations = spotOrderViolations(terms, facts);
        const sent = {
          ...fields,
          order_type: kind,
          target_price: isFree ? last.toFixed() : price,
          ...(timeInForce !== 'gtc' && { time_in_force: timeInForce }),
          ...(isTriggered(kind) && { stop_price: stop }),
        };
        expectVerdict(bench.call('POST /coin/trade', sent, token), violations);
        met.add(violations[0]?.code);
      }
    }),
    { seed, numRuns: 250 },
  );
  const expected = [
    'amount_invalid',
    'stop_price_invalid',
    'amount_step',
    'amount_too_small',
    'stop_not_above',
    'stop_not_below',
    'price_above_band',
    'price_below_band',
    'post_only_would_trade',
    'insufficient_balance',
    undefined,
  ];
  for (const code of expected) expect(met).toContain(code);
});
