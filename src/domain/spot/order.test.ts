import { describe, expect, it } from 'vitest';
import { Decimal } from '../money/money';
import { amendViolations } from './amend';
import { ocoViolations } from './oco';
import { type SpotOrderFacts, type SpotOrderTerms, spotOrderViolations } from './order';
import { lockedBy, ORDER_TYPES, triggersUpward } from './order-kinds';
import { NO_LIMITS } from './order-limits';
import { quoteOrderViolations } from './quote-order';
import { BUY, SELL, type Side } from './spot';

const d = (value: string) => new Decimal(value === '' ? Number.NaN : value);
const facts: SpotOrderFacts = {
  terms: { priceDecimals: 2, amountDecimals: 4, minAmount: d('0.001'), feeShare: d('0.001') },
  limits: NO_LIMITS,
  asset: 'BTC',
  last: null,
  bestOffer: null,
  hasLiquidity: null,
  hasRoom: null,
  cost: null,
  available: d('1000'),
};
const plain = { type: 'limit', timeInForce: 'gtc', stop: d('') } as const;
const found = (side: Side, amount: string, price: string, change: Partial<SpotOrderFacts> = {}) =>
  spotOrderViolations({ ...plain, side, amount: d(amount), price: d(price) }, { ...facts, ...change });

describe('the rules which an order breaks', () => {
  it.each<[Side, string, string, string | null, string[]]>([
    [BUY, '', '', '1', ['amount_invalid', 'price_invalid']],
    [BUY, '0', '0', '0', ['amount_invalid', 'price_invalid']],
    [BUY, '-1', '100', '1000', ['amount_invalid']],
    [BUY, '1', '0', '1000', ['price_invalid']],
    [BUY, '0.00001', '100.001', '0', ['price_step', 'amount_step', 'amount_too_small']],
    [BUY, '0.00001', '100.01', '1', ['amount_step', 'amount_too_small']],
    [BUY, '0.0009', '100.01', '1', ['amount_too_small']],
    [BUY, '1', '100.01', '100', ['insufficient_balance']],
    [BUY, '1', '100.01', '100.01', []],
    [SELL, '1', '100.01', '0.9999', ['insufficient_balance']],
    [SELL, '1', '100.01', '1', []],
    [BUY, '1', '999999999999.99', null, []],
    [BUY, '999999999999.9999', '1', null, ['amount_invalid']],
    // Without a price the cost is unknown.
    [BUY, '99999', '', '1', ['price_invalid']],
    // Nobody knows what a visitor could pay.
    [SELL, '5', '1', null, []],
  ])('side %i of %j at %j with %s: %j', (side, amount, price, available, codes) => {
    expect(
      found(side, amount, price, { available: available === null ? null : d(available) }).map(({ code }) => code),
    ).toEqual(codes);
  });

  it.each([
    ['100', []],
    ['1001', ['insufficient_balance']],
  ] as const)('a market buy is judged by what the book asks: %s of 1000', (cost, codes) => {
    expect(found(BUY, '1', '1', { cost: d(cost) }).map(({ code }) => code)).toEqual(codes);
  });

  it('name rules about facts that only the exchange knows', () => {
    const codes = found(BUY, '1', '1', { hasLiquidity: false, hasRoom: false }).map(({ code }) => code);
    expect(codes).toEqual(['no_liquidity', 'too_many_orders']);
  });

  it('name the smallest amount and its coin', () => {
    expect(found(BUY, '0.0001', '1')[0]?.params).toEqual({ min: '0.001', asset: 'BTC' });
  });
});

const limits = {
  minNotional: d('10'),
  band: { buyLow: '0.2', buyHigh: '1.2', sellLow: '0.8', sellHigh: '5' },
  quote: 'USDT',
};
const strict: SpotOrderFacts = { ...facts, limits, last: d('100'), available: null };
const codesOf = (order: Partial<SpotOrderTerms>, change: Partial<SpotOrderFacts> = {}) =>
  spotOrderViolations({ ...plain, side: BUY, amount: d('1'), price: d('100'), ...order }, { ...strict, ...change }).map(
    ({ code }) => code,
  );

describe('orders with a trigger price, at a last price of 100', () => {
  it.each<[SpotOrderTerms['type'], Side, string, string[]]>([
    ['stop_limit', BUY, '', ['stop_price_invalid']],
    ['stop_limit', BUY, '100.001', ['stop_price_step']],
    ['stop_limit', BUY, '100', ['stop_not_above']],
    ['stop_limit', BUY, '100.01', []],
    ['stop_market', BUY, '99', ['stop_not_above']],
    ['stop_market', SELL, '100', ['stop_not_below']],
    ['stop_market', SELL, '99.99', []],
    ['take_profit_limit', BUY, '100', ['stop_not_below']],
    ['take_profit_limit', BUY, '99', []],
    ['take_profit_market', SELL, '100', ['stop_not_above']],
    ['take_profit_market', SELL, '101', []],
    ['take_profit_market', SELL, '999999999999.99', []],
    ['limit', SELL, '', []],
  ])('%s, side %i, trigger %j: %j', (type, side, stop, codes) => {
    expect(codesOf({ type, side, stop: d(stop) })).toEqual(codes);
  });

  it('know on which side of the price they wait', () => {
    const upward = ORDER_TYPES.flatMap((type) => [BUY, SELL].map((side) => [type, side] as const)).filter(
      ([type, side]) => type !== 'limit' && type !== 'market' && triggersUpward(type, side as Side),
    );
    expect(upward).toEqual([
      ['stop_limit', BUY],
      ['stop_market', BUY],
      ['take_profit_limit', SELL],
      ['take_profit_market', SELL],
    ]);
  });

  it.each<[SpotOrderTerms['type'], Side, string]>([
    ['limit', BUY, '300'],
    ['stop_limit', BUY, '300'],
    ['stop_market', BUY, '231'],
    ['take_profit_market', BUY, '231'],
    ['stop_market', SELL, '2'],
    ['stop_limit', SELL, '2'],
  ])('%s, side %i: 2 coins at 150, triggered at 110, lock %s', (type, side, lock) => {
    expect(lockedBy({ type, side, amount: d('2'), price: d('150'), stop: d('110') }).toFixed()).toBe(lock);
  });
});

describe('the limits of a market', () => {
  it.each<[string, Partial<SpotOrderTerms>, string[]]>([
    ['a buy far above the price', { price: d('120.01') }, ['price_above_band']],
    ['a buy at the upper end', { price: d('120') }, []],
    ['a buy far below', { price: d('19.99') }, ['price_below_band']],
    ['a sell far below', { side: SELL, price: d('79.99') }, ['price_below_band']],
    ['a sell high above', { side: SELL, price: d('500.01') }, ['price_above_band']],
    ['a market order, whatever price it was sent with', { type: 'market', price: d('9999') }, []],
    ['the band is around the trigger price', { type: 'stop_limit', stop: d('200'), price: d('240') }, []],
    ['and ends there', { type: 'stop_limit', stop: d('200'), price: d('240.01') }, ['price_above_band']],
    ['too small a value', { amount: d('0.0999') }, ['notional_too_small']],
    ['just enough', { amount: d('0.1') }, []],
    ['a market order by the last price', { type: 'market', price: d('1'), amount: d('0.1') }, []],
    ['a stop by its trigger price', { type: 'stop_market', stop: d('200'), amount: d('0.05') }, []],
  ])('%s', (_name, order, codes) => {
    expect(codesOf(order)).toEqual(codes);
  });

  it('name the allowed price', () => {
    const [above] = spotOrderViolations(
      { ...plain, side: BUY, amount: d('1'), price: d('150') },
      { ...strict, last: d('33.333') },
    );
    expect(above?.params).toEqual({ max: '39.99', asset: 'USDT' });
  });
});

describe('post-only', () => {
  it.each<[Side, string, string[]]>([
    [BUY, '100.01', ['post_only_would_trade']],
    [BUY, '100', []],
    [SELL, '100.01', ['post_only_would_trade']],
    [SELL, '100.02', []],
  ])('side %i at %s against an offer at 100.01: %j', (side, price, codes) => {
    const order = { side, price: d(price), timeInForce: 'post_only' } as const;
    expect(codesOf(order, { bestOffer: d('100.01') })).toEqual(codes);
  });
});

describe('a market buy by an amount of the quote coin', () => {
  it.each<[string, string | null, string | null, string[]]>([
    ['', null, '100', ['amount_invalid']],
    ['9.99', '0.1', '100', ['notional_too_small']],
    ['10', '0.0009', '100', ['amount_too_small']],
    ['10.000001', '0.1', '10', ['insufficient_balance']],
    ['10', '0.1', '10', []],
    ['10', null, null, []],
  ])('%s USDT for %s coins with %s: %j', (amount, bought, available, codes) => {
    const known = (text: string | null) => (text === null ? null : d(text));
    const rest = { limits, minAmount: d('0.001'), asset: 'BTC', hasLiquidity: null } as const;
    const violations = quoteOrderViolations(d(amount), {
      ...rest,
      bought: known(bought),
      available: known(available),
    });
    expect(violations.map(({ code }) => code)).toEqual(codes);
  });
});

describe('a pair of which one cancels the other, at a last price of 100', () => {
  it.each<[string, Side, string, string, string | null, string | null, string[]]>([
    ['a sell between target and stop', SELL, '110', '90', null, '1', []],
    ['with a limit of the stop', SELL, '110', '90', '89', '1', []],
    ['a limit of the stop outside its band', SELL, '110', '90', '70', '1', ['price_below_band']],
    ['targets on the wrong sides', SELL, '99', '101', null, '1', ['stop_not_below', 'price_not_above']],
    ['a buy between target and stop', BUY, '90', '110', null, '115.5', []],
    ['locks the larger of both', BUY, '90', '110', null, '115.49', ['insufficient_balance']],
    ['by the limit of the stop', BUY, '90', '110', '111', '111', []],
    ['nothing typed', BUY, '', '', null, '0', ['price_invalid', 'stop_price_invalid']],
  ])('%s', (_name, side, price, stop, stopLimit, available, codes) => {
    const oco = { side, amount: d('1'), price: d(price), stop: d(stop), stopLimit: stopLimit ? d(stopLimit) : null };
    const violations = ocoViolations(oco, { ...strict, available: available ? d(available) : null });
    expect(violations.map(({ code }) => code)).toEqual(codes);
  });

  it('names the field of the second limit price', () => {
    const oco = { side: SELL, amount: d('1'), price: d('110'), stop: d('90'), stopLimit: d('71') } as const;
    expect(ocoViolations(oco, strict)).toMatchObject([{ code: 'price_below_band', field: 'stop_limit_price' }]);
  });
});

describe('other terms for an open order of 1 at 15', () => {
  const before: SpotOrderTerms = { ...plain, side: BUY, amount: d('1'), price: d('15') };
  const stop: SpotOrderTerms = { ...before, type: 'stop_market', price: d('12'), stop: d('12') };
  const after = (
    change: Partial<SpotOrderTerms>,
    more: { filled?: string; partner?: SpotOrderTerms; available?: string },
  ) =>
    amendViolations(
      { ...before, ...change },
      {
        ...strict,
        before,
        filled: d(more.filled ?? '0'),
        partner: more.partner ?? null,
        available: d(more.available ?? '1000'),
      },
    ).map(({ code }) => code);

  it.each<[string, Partial<SpotOrderTerms>, Parameters<typeof after>[1], string[]]>([
    ['a price that stays may be outside the band', { amount: d('2') }, {}, []],
    ['a new price may not', { price: d('19.99') }, {}, ['price_below_band']],
    ['less than is filled', { amount: d('0.9') }, { filled: '0.9' }, ['amend_below_filled']],
    ['more than is paid for', { price: d('50') }, { available: '49.99' }, ['insufficient_balance']],
    ['a limit of a pair on the other side', { price: d('101') }, { partner: stop }, ['price_not_below']],
    ['too little for the other order of a pair', { amount: d('0.8') }, { partner: stop }, ['notional_too_small']],
    ['the same without another order', { amount: d('0.8') }, {}, []],
    ['enough for both orders of a pair', { amount: d('0.9') }, { partner: stop }, []],
    ['the same alone', { price: d('101') }, {}, []],
  ])('%s', (_name, change, more, codes) => {
    expect(after(change, more)).toEqual(codes);
  });
});
