import { expect, test } from 'vitest';
import { splitKey, translate } from './translate';

const TEXTS = {
  plain: 'Buy',
  near: { far: 'Deep' },
  greeting: 'Hello {{name}}, {{ name }} and {{other}}',
  took: '{{value, number}} ms',
  days_one: '{{count}} day',
  days_many: '{{count}} of days',
  days_other: '{{count}} days',
};

test.each([
  ['en', 'plain', {}, 'Buy'],
  ['en', 'near.far', {}, 'Deep'],
  ['en', 'near', {}, 'near'],
  ['en', 'missing.text', {}, 'missing.text'],
  ['en', 'greeting', { name: '{{other}} $&', other: 7 }, 'Hello {{other}} $&, {{ name }} and 7'],
  ['en', 'greeting', { name: null }, 'Hello , {{ name }} and '],
  ['fr', 'took', { value: 1234.5 }, '1\u202f234,5 ms'],
  ['en', 'days', { count: 1 }, '1 day'],
  ['en', 'days', { count: 0 }, '0 days'],
  ['en', 'days', { count: 1.5 }, '1.5 days'],
  ['fr', 'days', { count: 0 }, '0 day'],
  ['fr', 'days', { count: 1_000_000 }, '1000000 of days'],
  ['id', 'days', { count: 1 }, '1 days'],
  // A number already written as text chooses no form.
  ['en', 'plain', { count: '1' }, 'Buy'],
])('%s %s with %j is "%s"', (locale, path, values, text) => {
  expect(translate(locale, TEXTS, path, values)).toBe(text);
});

test('nothing loaded shows the key', () => {
  expect(translate('en', undefined, 'near.far')).toBe('near.far');
});

test.each([
  ['errors:network', 'common', ['errors', 'network']],
  ['loading', 'common', ['common', 'loading']],
  ['menu:a:b', 'common', ['menu', 'a:b']],
])('%s among %s is %j', (key, namespace, parts) => {
  expect(splitKey(key, namespace)).toEqual(parts);
});
