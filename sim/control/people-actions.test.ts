import { expect, test } from 'vitest';
import { openExchange } from '../testing/exchange';

const ANNA = { name: 'Anna', email: 'anna@example.com' };
const BRAM = { name: 'Bram', phone: '+62 81234567890' };

const opened = () => {
  const exchange = openExchange('newcomer');
  exchange.control('people.add', { file: { people: [ANNA, BRAM] } });
  return exchange;
};

test.each([
  ['a persona', 'trader', 'maya@example.com'],
  ['an e-mail address', ANNA.email, ANNA.email],
  ['a phone number only', '81234567890', '81234567890'],
])('a session says who it is: %s', (_what, who, called) => {
  const exchange = opened();
  const { token } = exchange.control('people.as', { who }) as { token: string };
  const person = exchange.control('people.session', { token }) as { id: number; email: string };
  expect(person.email).toBe(called);
  // By that name the other actions find the same customer.
  expect(exchange.control('people.as', { who: person.email })).toEqual({ token, userId: person.id });
});

test('the token of a live session is read without a command', () => {
  const exchange = opened();
  const read = (who: string) => (exchange.control('people.token', { who }) as { token: string }).token;
  expect([read('visitor'), read('whale')]).toEqual(['', '']);
  const { token } = exchange.control('people.as', { who: 'whale' }) as { token: string };
  const { commands } = exchange;
  expect(read('whale')).toBe(token);
  expect(exchange.commands).toBe(commands);
  exchange.control('people.signOut', { who: 'whale' });
  expect(read('whale')).toBe('');
  exchange.control('people.as', { who: 'whale' });
  exchange.control('backOffice.block', { who: 'whale', blocked: true });
  expect(read('whale')).toBe('');
  expect(() => read('nobody@example.com')).toThrow('nobody@example.com');
});

test.each([
  ['anna@example.com', ['anna@example.com']],
  ['anna@example.co', []],
  ['81299990000', ['+62 81299990000']],
  ['+62 81299990000', ['+62 81299990000']],
  ['99990000', []],
  ['', []],
])('the inbox of "%s" has what was sent to %j', (to, recipients) => {
  const exchange = openExchange('newcomer');
  const ask = (path: string, fields: object) =>
    exchange.call({ id: '', method: 'POST', path, token: '', fields: { scene: 'register', ...fields } });
  for (const user_string of ['anna@example.com', 'joanna@example.com']) ask('/sms_mail', { user_string });
  ask('/sms_send', { mobile: '81299990000', area_code: '62' });
  const all = exchange.control('inbox.list', {}) as { recipient: string }[];
  expect(all).toHaveLength(3);
  const found = exchange.control('inbox.list', { to }) as { recipient: string }[];
  expect(found.map(({ recipient }) => recipient)).toEqual(recipients);
});
