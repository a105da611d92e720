import fc from 'fast-check';
import * as v from 'valibot';
import { it } from 'vitest';
import { answers } from '@/contract/answers';
import { type Direction, LONG, SHORT } from '@/domain/futures/futures';
import { entryPrice, futuresOrderViolations, orderStopFacts, stopViolations } from '@/domain/futures/order';
import { Decimal } from '@/domain/money/money';
import { openFuturesBench } from '../../testing/futures-bench';
import { expectMeeting, expectVerdict, seed, typedMoney, Verdicts } from '../../testing/rule-check';
import { marketOf } from '../../testing/world';
import { ticksToMoney } from '../spot/walk';

interface Deal {
  readonly user_lever: string;
  readonly lever_share_limit: { readonly min: number; readonly max: number };
  readonly multiple: { readonly muit: readonly { readonly value: number }[] };
}
/** Distance from the last price in hundredths of a percent, or a price as typed. */
const typedPrice = fc.oneof(
  fc.integer({ min: -300, max: 300 }),
  fc.constantFrom(0, '', '0', '0.001', '60000.12345678', '59000.001', '999999999999'),
);
const order = fc.record({
  symbol: fc.constantFrom('BTC/USDT', 'DOGE/USDT'),
  direction: fc.constantFrom<Direction>(LONG, SHORT),
  kind: fc.constantFrom('market' as const, 'limit' as const, 'trigger' as const),
  price: typedPrice,
  share: fc.oneof(
    fc.integer({ min: 0, max: 6000 }).map(String),
    fc.constantFrom('', '1.5', '1000000000'),
    fc.integer({ min: 1, max: 50 }).map(String),
  ),
  multiple: fc.constantFrom(5, 20, 100, 3),
  stops: fc.record({ profit: typedPrice, loss: typedPrice }),
});

/** Facts as the form knows them, from the exchange's own answers. */
it(`the form’s rules and the exchange agree on any futures order and any stops, seed ${seed}`, () => {
  const met = new Verdicts(
    'share_invalid',
    'price_invalid',
    'share_out_of_range',
    'multiple_invalid',
    'price_step',
    'stop_price_invalid',
    'stop_price_step',
    'trigger_at_market',
    'limit_not_below',
    'limit_not_above',
    'margin_insufficient',
    'profit_price_wrong_side',
    'loss_price_wrong_side',
    undefined,
  );
  expectMeeting(
    fc.property(fc.array(order, { minLength: 5, maxLength: 12 }), fc.constantFrom(0, 2), (orders, level) => {
      const bench = openFuturesBench();
      const { world } = bench;
      const { id, token } = bench.trader('maya', '3000', level);
      const groups = bench.call('GET /currency/quotation_new', {}).message;
      const pairs = v.parse(answers['GET /currency/quotation_new'], groups).flatMap(({ quotation }) => quotation);
      for (const { symbol, direction, kind, price, share, multiple, stops } of orders) {
        bench.advance(3_000);
        const market = marketOf(symbol);
        const pair = { currency_id: market.currencyId, legal_id: market.legalId };
        const deal = bench.call('POST /lever/deal', pair, token).message as Deal;
        const quote = pairs.find((one) => one.id === market.matchId);
        if (!quote) throw new Error(`no quote of ${symbol}`);
        const last = ticksToMoney(market, world.market.lastTicks(market.index, world.nowMs));
        const typed = (at: number | string) =>
          typeof at === 'string'
            ? at
            : last
                .mul(10_000 + at)
                .div(10_000)
                .toDecimalPlaces(market.priceDecimals)
                .toFixed();
        const limit = typed(price);
        const terms = { direction, kind, limit: typedMoney(limit), share: typedMoney(share), multiple };
        const orNone = (text: string) => (text === '' ? null : new Decimal(text));
        const [profit, loss] = [typed(stops.profit), typed(stops.loss)];
        const violations = futuresOrderViolations(terms, {
          last,
          priceDecimals: quote.price_decimals ?? 8,
          costs: {
            shareNum: new Decimal(quote.lever_share_num ?? 0),
            spread: new Decimal(quote.spread ?? 0),
            feePercent: new Decimal(quote.lever_trade_fee ?? 0),
          },
          vipLevel: level,
          multiples: deal.multiple.muit.map(({ value }) => value),
          shareLimit: deal.lever_share_limit,
          hasRoom: null,
          available: new Decimal(deal.user_lever),
        });
        const entry = entryPrice(terms, last, new Decimal(quote.spread ?? 0));
        const facts = entry && orderStopFacts(terms, entry, last, quote.price_decimals ?? 8);
        const wrongStops = facts ? stopViolations({ profit: orNone(profit), loss: orNone(loss) }, facts) : [];
        const waits = { limit: { target_price: limit }, trigger: { trigger_price: limit }, market: {} }[kind];
        const fields = { ...pair, ...waits, share, multiple, type: direction, status: kind === 'limit' ? 0 : 1 };
        // What is no number is refused while the form is read, before any rule of the order.
        const isRead = stops.profit !== '999999999999' && !(kind === 'trigger' && limit === '');
        const sent = isRead ? { ...fields, target_profit_price: profit, stop_loss_price: loss } : fields;
        const all = isRead ? [...violations, ...wrongStops] : violations;
        if (kind === 'trigger' && limit === '') continue;
        expectVerdict(bench.call('POST /lever/submit', sent, token), all);
        met.add(all[0]?.code);
        const position = world.tables.leverOrders.list('user', id).find((row) => row.status === 1);
        if (!position) continue;
        const held = world.instruments[position.symbolIndex] ?? market;
        const wrong = stopViolations(
          { profit: orNone(profit), loss: orNone(loss) },
          {
            direction: position.direction,
            open: ticksToMoney(held, position.priceTicks),
            last: ticksToMoney(held, world.market.lastTicks(held.index, world.nowMs)),
            priceDecimals: held.priceDecimals,
          },
        );
        const stop = { id: position.id, target_profit_price: profit, stop_loss_price: loss };
        expectVerdict(bench.call('POST /lever/setstop', stop, token), wrong);
        met.add(wrong[0]?.code);
      }
    }),
    { numRuns: 100 },
    met,
  );
});
