import { beforeEach, describe, expect, it } from 'vitest';
import { MAX_ALERTS } from '@/domain/alerts/alerts';
import { type Bench, type Customer, openBench } from '../../testing/world';
import { MAX_REACHED } from './alerts';

let bench: Bench;
let maya: Customer;

beforeEach(() => {
  bench = openBench();
  bench.setPrice('BTC/USDT', '60000.00');
  maya = bench.customer('maya');
});

const add = (price: string, who = maya, fields: object = {}) =>
  bench.call('POST /alert/add', { currency_id: 1, legal_id: 3, price, ...fields }, who.token);
const list = (who = maya) => bench.call('GET /alert/list', {}, who.token).message;
const reachedBy = (who = maya) => bench.call('GET /alert/reached', {}, who.token).message;
const told = ({ id }: Customer) => bench.world.tables.messages.list('user', id).map(({ kind }) => kind);
const events = () => bench.world.drainPrivateEvents().filter(({ event }) => event === 'price_alert');

describe('an alert', () => {
  it.each([
    ['61000', 'above', '60900.00', '61000.00', 'priceRose'],
    ['59000', 'below', '59100.00', '59000.00', 'priceFell'],
  ])('at %s waits %s the market, fires there once, and ends', (price, direction, before, reached, kind) => {
    expect(add(price).message).toMatchObject({ symbol: 'BTC/USDT', price: `${price}.00`, direction });
    bench.setPrice('BTC/USDT', before);
    expect(told(maya)).toEqual([]);
    bench.world.drainPrivateEvents();
    bench.setPrice('BTC/USDT', reached);
    expect(told(maya)).toEqual([kind]);
    expect(events()).toMatchObject([{ payload: { to: maya.id, data: { price: `${price}.00`, direction } } }]);
    expect(list()).toEqual([]);
    expect(reachedBy()).toMatchObject([{ symbol: 'BTC/USDT', price: `${price}.00`, direction }]);
    const [written] = bench.world.tables.messages.list('user', maya.id);
    expect(reachedBy()).toMatchObject([{ reach_time: Math.floor((written?.createdMs ?? 0) / 1000) }]);
    expect(reachedBy(bench.customer('omar'))).toEqual([]);
    bench.setPrice('BTC/USDT', before);
    bench.setPrice('BTC/USDT', reached);
    expect(told(maya)).toHaveLength(1);
    expect(bench.world.triggers.size).toBe(0);
  });

  it.each([
    ['60000', {}, 'alert_at_market'],
    ['0', {}, 'price_invalid'],
    ['x', {}, 'price_invalid'],
    ['61000.001', {}, 'price_step'],
    ['61000', { currency_id: 999 }, 'currency_unknown'],
    ['61000', { legal_id: 1 }, 'currency_unknown'],
  ])('at %s with %o is refused: %s', (price, fields, refusal) => {
    const before = bench.world.hash();
    expect(add(price, maya, fields).reason).toBe(refusal);
    expect(bench.world.hash()).toBe(before);
  });

  it('can be set once per price, up to a limit', () => {
    const first = add('61000').message;
    expect(add('61000').message).toEqual(first);
    for (let at = 1; at < MAX_ALERTS; at++) expect(add(String(61_000 + at)).type).toBe('ok');
    expect(add('62000').reason).toBe('too_many_alerts');
    expect(add('61000').message).toEqual(first);
    expect(list()).toHaveLength(MAX_ALERTS);
  });

  it('belongs to its customer, and ends when it is removed', () => {
    const omar = bench.customer('omar');
    const { id } = add('61000').message as { id: number };
    const remove = (who: Customer) => bench.call('POST /alert/del', { id }, who.token);
    expect(list(omar)).toEqual([]);
    expect(remove(omar).reason).toBe('alert_unknown');
    expect(remove(maya).message).toEqual([]);
    expect(remove(maya).reason).toBe('alert_unknown');
    bench.setPrice('BTC/USDT', '62000.00');
    expect(told(maya)).toEqual([]);
  });

  const amend = (id: number, price: string, who = maya) => bench.call('POST /alert/amend', { id, price }, who.token);

  it.each([
    // From, to, and where it then fires: not at its former price.
    ['61000', '60500', 'above', '60500.00', '60400.00'],
    ['61000', '59000', 'below', '59000.00', '61500.00'],
    ['59000', '60500', 'above', '60500.00', '58500.00'],
  ])('at %s is moved to %s, waits %s there, and nowhere else', (from, to, direction, reached, before) => {
    const { id } = add(from).message as { id: number };
    expect(amend(id, to).message).toMatchObject({ id, price: `${to}.00`, direction });
    bench.setPrice('BTC/USDT', before);
    expect(told(maya)).toEqual([]);
    bench.setPrice('BTC/USDT', reached);
    expect(told(maya)).toEqual([direction === 'above' ? 'priceRose' : 'priceFell']);
    expect([list(), bench.world.triggers.size]).toEqual([[], 0]);
  });

  it.each([
    ['60000', 'alert_at_market'],
    ['0', 'price_invalid'],
    ['x', 'price_invalid'],
    ['61000.001', 'price_step'],
  ])('is not moved to %s: %s', (price, refusal) => {
    const { id } = add('61000').message as { id: number };
    const omar = bench.customer('omar');
    const before = bench.world.hash();
    expect(amend(id, price).reason).toBe(refusal);
    expect(amend(id, '62000', omar).reason).toBe('alert_unknown');
    expect(amend(id + 1, '62000').reason).toBe('alert_unknown');
    expect(amend(id, '61000').message).toMatchObject({ id, price: '61000.00' });
    expect(bench.world.hash()).toBe(before);
  });

  it('can be moved when the limit is reached, and ends when moved to the price of another one', () => {
    const ids = Array.from({ length: MAX_ALERTS }, (_, at) => (add(String(61_000 + at)).message as { id: number }).id);
    expect(amend(ids[0] as number, '62000').message).toMatchObject({ id: ids[0], price: '62000.00' });
    expect(amend(ids[1] as number, '62000').message).toMatchObject({ id: ids[0] });
    expect(list()).toHaveLength(MAX_ALERTS - 1);
    expect(bench.world.triggers.size).toBe(MAX_ALERTS - 1);
  });

  it('is kept after it was reached, the newest MAX_REACHED ones, newest first', () => {
    for (let at = 1; at <= MAX_REACHED + 2; at++) {
      add(String(60_000 + at));
      bench.setPrice('BTC/USDT', `${60_000 + at}.00`);
    }
    const prices = (reachedBy() as { price: string }[]).map(({ price }) => Number(price));
    expect(prices).toEqual(Array.from({ length: MAX_REACHED }, (_, at) => 60_000 + MAX_REACHED + 2 - at));
  });

  it('fires at the same instant when the clock jumps', () => {
    const run = (steps: number) => {
      const own = openBench({ seed: 5 });
      own.setPrice('BTC/USDT', '60000.00');
      const { token } = own.customer('maya');
      for (const price of ['60100', '59900', '60900', '59100'])
        own.call('POST /alert/add', { currency_id: 1, legal_id: 3, price }, token);
      for (let step = 0; step < steps; step++) own.advance(86_400_000 / steps);
      return own.world.hash();
    };
    expect(run(48)).toBe(run(1));
  });
});
