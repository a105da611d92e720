import { expect, test } from 'vitest';
import dayTrader from '../../../scenarios/people/day-trader.json';
import { readPersonLink, writePerson } from './person-link';

test('a person in a link is read back as they were written', async () => {
  const link = await writePerson(dayTrader);
  expect(link).toMatch(/^[\w-]+$/);
  expect(link.length).toBeLessThan(1_000);
  expect(JSON.parse((await readPersonLink(link)) ?? '')).toEqual(dayTrader);
});

test.each([
  ['nothing', ''],
  ['no link', 'a person!'],
  ['half of one', 'q1bKS8xNVbJScszLS1TSUUrNTczMAXIS'],
])('%s is nobody', async (_, link) => {
  expect(await readPersonLink(link)).toBeNull();
});
