import { expect, it } from 'vitest';
import { openBench } from '../../testing/world';

it('keeps favourites apart by customer, once each, and removes them by the id of the entry', () => {
  const bench = openBench();
  const maya = bench.customer('maya');
  const omar = bench.customer('omar');
  const add = (currency_id: number | string, who = maya) =>
    bench.call('POST /optional/add', { currency_id }, who.token);
  const remove = (id: unknown, who = maya) => bench.call('POST /optional/del', { id: Number(id) }, who.token);
  const list = (who = maya) => bench.call('GET /optional/list', {}, who.token).message;

  expect(bench.call('GET /optional/list', {}).type).toBe('999');
  expect(list()).toEqual([]);
  expect(add('x').reason).toBe('currency_unknown');
  expect(add(999).reason).toBe('currency_unknown');
  const { id } = add(2).message as { id: number };
  add(1);
  expect(add(2).reason).toBe('already_favourite');
  expect(add(2, omar).type).toBe('ok');
  expect(list()).toEqual([
    { id, currency_id: 2 },
    { id: id + 1, currency_id: 1 },
  ]);
  expect(remove(id, omar).reason).toBe('favourite_unknown');
  expect(remove(id).type).toBe('ok');
  expect(remove(id).reason).toBe('favourite_unknown');
  expect(list()).toEqual([{ id: id + 1, currency_id: 1 }]);
});
