import { expect, it } from 'vitest';
import { filterOptions } from './filter-options';

const countries = [
  { value: 'VN', label: 'Việt Nam', keywords: 'Vietnam +84' },
  { value: 'CI', label: "Côte d'Ivoire", keywords: 'Ivory Coast +225' },
  { value: 'SV', label: 'El Salvador', keywords: '+503' },
  { value: 'VE', label: 'Venezuela', keywords: '+58' },
];

it.each([
  ['', ['VN', 'CI', 'SV', 'VE']],
  ['  ', ['VN', 'CI', 'SV', 'VE']],
  ['viet', ['VN']],
  ['VIỆT', ['VN']],
  ['cote', ['CI']],
  ['+84', ['VN']],
  ['＋８４', ['VN']],
  ['ｃｏｔｅ', ['CI']],
  ['coast ivory', ['CI']],
  ['ve', ['VE']],
  ['v', ['VN', 'VE', 'CI', 'SV']],
  ['xyz', []],
])('finds by %j', (search, expected) => {
  expect(filterOptions(countries, search).map(({ value }) => value)).toEqual(expected);
});
