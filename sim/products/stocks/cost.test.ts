import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Decimal, money } from '@/domain/money/money';
import { marketOf, openBench } from '../../testing/world';
import { addCost, averageCost, takeCost } from './cost';

const NVLA = marketOf('NVLA/USDT');
const trade = fc.record({ amount: fc.integer({ min: 1, max: 500 }), price: fc.integer({ min: 100, max: 40_000 }) });

it('averages what was paid, and a sale leaves the average of the rest', () => {
  const { world } = openBench();
  const average = () => averageCost(world, 1, NVLA)?.toFixed();
  expect(average()).toBeUndefined();
  addCost(world, 1, NVLA, money('2'), money('200'));
  addCost(world, 1, NVLA, money('1'), money('130'));
  expect(average()).toBe('110');
  takeCost(world, 1, NVLA, money('2'));
  expect(average()).toBe('110');
  takeCost(world, 1, NVLA, money('5'));
  expect(average()).toBeUndefined();
  addCost(world, 1, NVLA, money('1'), money('90'));
  expect(average()).toBe('90');
});

it('the average lies between the lowest and the highest price paid, whatever is sold in between', () => {
  fc.assert(
    fc.property(fc.array(trade, { minLength: 1, maxLength: 20 }), fc.infiniteStream(fc.nat(300)), (buys, sales) => {
      const { world } = openBench();
      const prices: number[] = [];
      for (const { amount, price } of buys) {
        if (averageCost(world, 1, NVLA) === null) prices.length = 0;
        prices.push(price);
        addCost(world, 1, NVLA, money(amount), money(amount).times(price));
        const average = averageCost(world, 1, NVLA) ?? new Decimal(0);
        expect(average.gte(Math.min(...prices) - 1e-6)).toBe(true);
        expect(average.lte(Math.max(...prices) + 1e-6)).toBe(true);
        takeCost(world, 1, NVLA, money(sales.next().value ?? 0));
      }
    }),
    { numRuns: 100 },
  );
});

it('is what the stock account answers for each share, fees in it', () => {
  const bench = openBench();
  const omar = bench.customer('omar', { 'stock:USDT': '1000' });
  const order = { currency_id: NVLA.currencyId, legal_id: 3, type: 1, amount: '2', target_price: '900' };
  expect(bench.call('POST /coin/trade', { ...order, order_type: 'market' }, omar.token).type).toBe('ok');
  const paid = money('1000').minus(bench.world.ledger.available(omar.id, 'stock', 'USDT'));
  const held = bench.world.ledger.available(omar.id, 'stock', 'NVLA');
  const row = bench.call('POST /wallet/detail', { currency: NVLA.currencyId, type: 'stock' }, omar.token).message;
  expect(Number((row as { cost_price: string }).cost_price)).toBeCloseTo(paid.div(held).toNumber(), 6);
  expect(held.lt(2)).toBe(true);
});
