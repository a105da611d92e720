import fc from 'fast-check';
import * as v from 'valibot';
import { it } from 'vitest';
import { answers } from '@/contract/answers';
import { Decimal, type Money, ZERO } from '@/domain/money/money';
import { amendViolations } from '@/domain/spot/amend';
import { ocoViolations, pairLock } from '@/domain/spot/oco';
import { type SpotOrderFacts, type SpotOrderTerms, spotOrderViolations } from '@/domain/spot/order';
import { isAtMarket, isTriggered, lockedBy, ORDER_TYPES, TIMES_IN_FORCE } from '@/domain/spot/order-kinds';
import { quoteOrderViolations } from '@/domain/spot/quote-order';
import { BUY, SELL, type Side } from '@/domain/spot/spot';
import type { Instrument } from '../../market/instruments';
import { expectMeeting, expectVerdict, seed, typedAmount, typedMoney, Verdicts } from '../../testing/rule-check';
import { type Bench, marketOf, openBench } from '../../testing/world';
import { amountOf, offersAt, ticksToMoney } from './walk';

const typedPrice = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 90, max: 110 }) },
  { weight: 1, arbitrary: fc.constantFrom(10, 79, 81, 119, 121, 600, '0', '1000000000000') },
  { weight: 1, arbitrary: typedAmount(100) },
);
const order = fc.record({
  symbol: fc.constantFrom('BTC/USDT', 'DOGE/USDT'),
  side: fc.constantFrom<1 | 2>(BUY, SELL),
  /** Market orders are left out: only the exchange knows what one costs, and the form estimates it. */
  kind: fc.constantFrom(
    ...ORDER_TYPES.filter((type) => type !== 'market'),
    'oco' as const,
    'oco' as const,
    'quote' as const,
  ),
  time: fc.constantFrom(...TIMES_IN_FORCE),
  /** Percent of the last price, or a price as typed. */
  price: typedPrice,
  stop: typedPrice,
  stopLimit: fc.option(typedPrice),
  amount: fc.oneof(fc.constantFrom('0.01', '100'), typedAmount(1, '0.001', '0.00001', 100)),
});

interface Seen {
  readonly market: Instrument;
  readonly last: Money;
  readonly facts: SpotOrderFacts;
}

/** What the form knows of all markets. */
function quotes() {
  const [group] = v.parse(
    answers['GET /currency/quotation_new'],
    openBench().call('GET /currency/quotation_new', {}).message,
  );
  if (!group) throw new Error('no quotes');
  return group;
}

/** Facts as the form knows them, from the exchange's own answers. */
function factsOf(bench: Bench, userId: number, group: ReturnType<typeof quotes>, symbol: string, side: Side): Seen {
  const market = marketOf(symbol);
  const pair = group.quotation.find((one) => one.id === market.matchId);
  if (!pair) throw new Error(`no quote of ${symbol}`);
  const { world } = bench;
  const last = ticksToMoney(market, world.market.lastTicks(market.index, world.nowMs));
  const bidOrAsk = world.market.book(market.index, world.nowMs, 1)[side === BUY ? 'asks' : 'bids'][0];
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
    available: world.ledger.available(userId, 'change', side === BUY ? market.quote : market.base),
  };
  return { market, last, facts };
}

/** A price as typed: percent of the last one, or a text. */
const writtenPrice = (text: number | string, last: Money, { priceDecimals }: Instrument): string =>
  typeof text === 'string' ? text : last.mul(text).div(100).toDecimalPlaces(priceDecimals).toFixed();

/** Refusals of an order that a change of an order may get as well. */
const OF_EVERY_ORDER = [
  'amount_invalid',
  'price_invalid',
  'stop_price_invalid',
  'price_step',
  'stop_price_step',
  'amount_step',
  'amount_too_small',
  'stop_not_above',
  'stop_not_below',
  'price_above_band',
  'price_below_band',
  'notional_too_small',
  'post_only_would_trade',
  'price_not_above',
  'price_not_below',
  'insufficient_balance',
  undefined,
] as const;

it(`the form’s rules and the exchange agree on any order, seed ${seed}`, () => {
  const met = new Verdicts(...OF_EVERY_ORDER);
  const group = quotes();
  expectMeeting(
    fc.property(fc.array(order, { minLength: 5, maxLength: 12 }), (orders) => {
      const bench = openBench();
      const { id, token } = bench.customer('maya', { USDT: '50000', BTC: '0.7', DOGE: '900' });
      for (const { symbol, side: drawn, kind, time, price: typed, stop: typedStop, stopLimit, amount } of orders) {
        bench.advance(1_000);
        const side = kind === 'quote' ? BUY : drawn;
        const { market, last, facts } = factsOf(bench, id, group, symbol, side);
        const written = (text: number | string) => writtenPrice(text, last, market);
        const [price, stop, second] = [
          written(typed),
          written(typedStop),
          stopLimit === null ? '' : written(stopLimit),
        ];
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
            // Only the exchange knows what the book offers; an order of the smallest value buys enough here.
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
    { numRuns: 250 },
    met,
  );
});

/** An open order: one of a kind, one that has taken a part of what it wants, or one of a pair. */
const OPEN_ORDERS = ['limit', 'post_only', 'partly', 'limit_of_pair', 'stop_of_pair'] as const;
const waitingKinds = ORDER_TYPES.filter(isTriggered);
const anyChange = fc.record({
  symbol: fc.constantFrom('BTC/USDT', 'DOGE/USDT'),
  side: fc.constantFrom<Side>(BUY, SELL),
  kind: fc.constantFrom(...OPEN_ORDERS, ...waitingKinds),
  /** Only of a pair: whether the stop has a limit price. */
  hasLimit: fc.boolean(),
  price: fc.option(typedPrice),
  stop: fc.option(typedPrice),
  /** Part of the amount, about what all the money is enough for, or an amount as typed. */
  amount: fc.option(
    fc.oneof(
      fc.constantFrom(0.1, 10, 40, 100, 150, 100_000).map((percent) => ({ percent })),
      fc.constantFrom(-1, 0, 1).map((more) => ({ more })),
      typedAmount(1, '0.001', '0.00001', 100),
    ),
  ),
});
/** What makes an order worth less than the smallest value is seldom drawn: the smallest amount at a low price. */
const change = fc.oneof(
  { weight: 40, arbitrary: anyChange },
  {
    weight: 1,
    arbitrary: anyChange.map((one) => ({
      ...one,
      symbol: 'DOGE/USDT' as const,
      side: BUY as Side,
      kind: 'limit' as const,
      price: 50,
      amount: '10',
    })),
  },
);
type Change = typeof change extends fc.Arbitrary<infer One> ? One : never;

/** Opens the order that is to be changed, and returns it with its partner as the exchange lists them, if it waits. */
function openOrder(bench: Bench, token: string, { side, kind, hasLimit }: Change, { market, last, facts }: Seen) {
  const at = (percent: number) => writtenPrice(percent, last, market);
  const [better, worse] = side === BUY ? [at(95), at(105)] : [at(105), at(95)];
  const small = market.base === 'BTC' ? '0.01' : '500';
  const fields = { currency_id: market.currencyId, legal_id: market.legalId, type: side, amount: small } as const;
  const isPair = kind === 'limit_of_pair' || kind === 'stop_of_pair';
  const isStop = kind === 'stop_limit' || kind === 'stop_market';
  if (isPair) {
    const prices = { target_price: better, stop_price: worse, ...(hasLimit && { stop_limit_price: worse }) };
    bench.call('POST /coin/oco', { ...fields, ...prices }, token);
  } else if (kind === 'partly') {
    const [offer] = offersAt(bench.world, market, side, bench.world.nowMs);
    const amount = amountOf(market, 2 * (offer?.[1] ?? 0));
    const price = facts.bestOffer?.toFixed() ?? '';
    bench.call(
      'POST /coin/trade',
      { ...fields, amount: amount.toFixed(), target_price: price, order_type: 'limit' },
      token,
    );
  } else if (kind === 'limit' || kind === 'post_only') {
    const time = kind === 'limit' ? 'gtc' : kind;
    bench.call(
      'POST /coin/trade',
      { ...fields, target_price: better, order_type: 'limit', time_in_force: time },
      token,
    );
  } else {
    const trigger = isStop ? worse : better;
    const waiting = { order_type: kind, target_price: trigger, stop_price: trigger } as const;
    bench.call('POST /coin/trade', { ...fields, ...waiting }, token);
  }
  const open = v.parse(answers['GET /coin/list'], bench.call('GET /coin/list', { status: 1 }, token).message);
  const isMeant = (type = 'limit') => !isPair || (type === 'limit') === (kind === 'limit_of_pair');
  const order = open.find(({ order_type }) => isMeant(order_type));
  return order && { order, partner: open.find(({ id }) => id === order.oco_id) };
}

type CoinOrder = NonNullable<ReturnType<typeof openOrder>>['order'];

/** Terms of a listed order whose trigger price, if it has one, was not reached. */
const termsOfOrder = ({ type, order_type, time_in_force, target_price, stop_price, trade_amount }: CoinOrder) => ({
  side: type,
  type: order_type ?? 'limit',
  timeInForce: time_in_force ?? 'gtc',
  price: new Decimal(target_price),
  stop: new Decimal(stop_price ?? 0),
  amount: new Decimal(trade_amount),
});

it(`the form’s rules and the exchange agree on any change of an order, seed ${seed}`, () => {
  const met = new Verdicts(...OF_EVERY_ORDER, 'amend_below_filled');
  const group = quotes();
  expectMeeting(
    fc.property(fc.array(change, { minLength: 5, maxLength: 12 }), (changes) => {
      const bench = openBench();
      const { id, token } = bench.customer('maya', { USDT: '500000', BTC: '5', DOGE: '900000' });
      for (const one of changes) {
        bench.advance(1_000);
        const opened = openOrder(bench, token, one, factsOf(bench, id, group, one.symbol, one.side));
        if (!opened) continue;
        const { order, partner } = opened;
        const { market, last, facts } = factsOf(bench, id, group, one.symbol, one.side);
        const before = termsOfOrder(order);
        const filled = new Decimal(order.deal_amount ?? 0);
        const isFree = isAtMarket(before.type);
        const written = (text: number | string | null) => (text === null ? '' : writtenPrice(text, last, market));
        const price = isFree ? '' : written(one.price);
        const stop = isTriggered(before.type) ? written(one.stop) : '';
        const typed = (text: string, kept: Money) => (text === '' ? kept : typedMoney(text));
        const moved: SpotOrderTerms = {
          ...before,
          stop: typed(stop, before.stop),
          price: isFree ? typed(stop, before.stop) : typed(price, before.price),
        };
        const lockOf = (terms: SpotOrderTerms) => {
          const own = { ...terms, amount: terms.amount.minus(filled) };
          return partner ? pairLock([own, { ...termsOfOrder(partner), amount: terms.amount }]) : lockedBy(own);
        };
        const available = facts.available?.plus(lockOf(before)) ?? ZERO;
        const { amountDecimals } = facts.terms;
        /** About the most that can be paid for, and so many steps more. */
        const most = (more: number) => {
          const whole = available.div(lockOf({ ...moved, amount: filled.plus(1) })).plus(filled);
          return whole.isFinite() ? whole.toDecimalPlaces(amountDecimals).plus(`${more}e-${amountDecimals}`) : whole;
        };
        const drawn = one.amount ?? '';
        const figure = (of: Exclude<typeof drawn, string>) =>
          'percent' in of ? before.amount.mul(of.percent).div(100) : most(of.more);
        const amount = typeof drawn === 'string' ? drawn : figure(drawn).toFixed();
        const after = { ...moved, amount: typed(amount, before.amount) };
        // The form sends what was changed.
        const sent = {
          ...(amount !== '' && { amount }),
          ...(price !== '' && { target_price: price }),
          ...(stop !== '' && { stop_price: stop }),
        };
        const violations = amendViolations(after, {
          ...facts,
          bestOffer: before.timeInForce === 'post_only' ? facts.bestOffer : null,
          cost: lockOf(after),
          available,
          before,
          filled,
          partner: partner ? termsOfOrder(partner) : null,
        });
        if (Object.keys(sent).length > 0) {
          expectVerdict(bench.call('POST /coin/amend', { id: order.id, ...sent }, token), violations);
          met.add(violations[0]?.code);
        }
        bench.call('PUT /coin/trade', { id: order.id }, token);
      }
    }),
    { numRuns: 150 },
    met,
  );
});
