import { expect, it } from 'vitest';
import { makePair } from '../../_shared/market/make-pair';
import { listedIn } from './listed';

const all = [
  makePair('BTC', { currency_id: 1, sector: 'layer1', open_lever: true }),
  makePair('UNI', { currency_id: 2, sector: 'defi', open_lever: true }),
  makePair('ETH', { currency_id: 3, sector: 'layer1', open_lever: true }),
  makePair('NVLA', { currency_id: 4, kind: 'stock', sector: 'tech' }),
];
const favourites = [
  { id: 8, currency_id: 4 },
  { id: 9, currency_id: 1 },
];

it.each([
  ['spot', '', 'BTC UNI ETH', 'layer1 defi'],
  ['spot', 'layer1', 'BTC ETH', 'layer1 defi'],
  ['spot', 'gone', 'BTC UNI ETH', 'layer1 defi'],
  ['stocks', '', 'NVLA', ''],
  ['futures', '', 'BTC UNI ETH', 'layer1 defi'],
  ['futures', 'defi', 'UNI', 'layer1 defi'],
  ['favourites', '', 'BTC NVLA', ''],
  ['favourites', 'layer1', 'BTC NVLA', ''],
] as const)('lists in %s, sector %j: %s', (tab, sector, names, sectors) => {
  const listed = listedIn({ tab, sector }, all, favourites);
  expect(listed.pairs.map(({ currency_name }) => currency_name).join(' ')).toBe(names);
  expect(listed.sectors.join(' ')).toBe(sectors);
});
