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

test('a persona keeps its name after a change of the e-mail address, which somebody else takes then', () => {
  const exchange = openExchange();
  const { token, userId } = exchange.control('people.as', { who: 'trader' }) as { token: string; userId: number };
  const post = (path: string, fields: object, from = '') =>
    exchange.call({ id: '', method: 'POST', path, fields: { lang: 'en', ...fields }, token: from }).body;
  const codeFor = (user_string: string, scene: string) => {
    expect(post('/sms_mail', { user_string, scene }, scene === 'bind' ? token : '')).toMatchObject({ type: 'ok' });
    return (exchange.control('inbox.list', { to: user_string }) as { code: string }[])[0]?.code;
  };
  const email = 'maya.new@example.com';
  const bound = { email, code: codeFor(email, 'bind'), pay_password: '123456' };
  expect(post('/safe/email', bound, token)).toMatchObject({ type: 'ok' });
  const user_string = 'maya@example.com';
  const proof = { code: codeFor(user_string, 'register'), password: 'somebody1', re_password: 'somebody1' };
  expect(post('/user/register', { user_string, type: 'email', ...proof })).toMatchObject({ type: 'ok' });
  expect(exchange.control('people.as', { who: 'trader' })).toEqual({ token, userId });
  const people = exchange.control('people.list', {}) as { persona: string; id: number; email: string }[];
  expect(people).toContainEqual(expect.objectContaining({ persona: 'trader', id: userId, email }));
  expect(people).toContainEqual(expect.objectContaining({ persona: user_string, email: user_string }));
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
