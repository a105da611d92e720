import { expect, test } from 'vitest';
import { writePerson } from '../replay/link/person-link';
import { openExchange } from '../testing/exchange';
import { addAddressedPerson } from './page-person';

const ANNA = { name: 'Anna', email: 'anna@example.com', balances: { change: { USDT: '500' } } };

function page() {
  const exchange = openExchange();
  const open = async (file: object) =>
    addAddressedPerson(
      async (action, input) => exchange.control(action, input) as never,
      `?person=${await writePerson(file)}`,
    );
  return { exchange, open };
}

test('the person in an address is added, and left unchanged when the address is opened again', async () => {
  const { exchange, open } = page();
  expect(await open(ANNA)).toEqual({ who: ANNA.email, issue: null });
  exchange.control('people.grant', { who: ANNA.email, asset: 'USDT', amount: '1' });
  const before = exchange.hash();
  expect(await open(ANNA)).toEqual({ who: ANNA.email, issue: null });
  expect(exchange.hash()).toBe(before);
});

test('a person who is refused is reported as an issue of the address', async () => {
  const { exchange, open } = page();
  expect(await open({ ...ANNA, level: 9 })).toMatchObject({
    who: null,
    issue: { kind: 'person', fault: { path: 'level', kind: 'whole', values: { least: 0, most: 4 } } },
  });
  expect(exchange.commands).toBe(0);
  const ask = async (action: string, input: unknown) => exchange.control(action, input) as never;
  expect(await addAddressedPerson(ask, '?person=nobody-at-all-and-this-is-long')).toMatchObject({
    issue: { value: 'nobody-at-all-and-this-i…' },
  });
  expect(await addAddressedPerson(ask, '?scenario=long-btc')).toEqual({ who: null, issue: null });
});
