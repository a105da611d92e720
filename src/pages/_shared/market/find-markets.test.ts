import { expect, it } from 'vitest';
import { findMarkets } from './find-markets';
import { makePair } from './make-pair';

const pairs = [
  makePair('BTC', { full_name: 'Bitcoin' }),
  makePair('BCH', { full_name: 'Bitcoin Cash' }),
  makePair('FET', { full_name: 'Artificial Superintelligence Alliance' }),
  makePair('NVLA', { full_name: 'Novalume Computing' }),
  makePair('ETC', { full_name: 'Ethereum Classic' }),
  makePair('ETH', { full_name: 'Ethereum' }),
  makePair('TAO'),
];

it.each([
  ['btc', 'BTC'],
  ['BTC/USDT', 'BTC'],
  [' btc usdt ', 'BTC'],
  ['ＢＴＣ', 'BTC'],
  ['bitcoin', 'BTC BCH'],
  ['eth', 'ETH ETC'],
  ['et', 'ETC ETH FET'],
  ['alliance', 'FET'],
  ['computing', 'NVLA'],
  ['casH', 'BCH'],
  ['novalume c', 'NVLA'],
  ['lume', 'NVLA'],
  ['tao', 'TAO'],
  ['usdt', ''],
  ['xyz', ''],
  ['', ''],
  [' / ', ''],
])('finds for %j: %s', (query, names) => {
  expect(
    findMarkets(pairs, query)
      .map(({ currency_name }) => currency_name)
      .join(' '),
  ).toBe(names);
});
