import { expect, it } from 'vitest';
import { hasFuturesFeature } from './features';

it.each([
  ['a market that is not loaded', undefined, false],
  ['a server of the family', {}, false],
  ['one that declares nothing', { futures_features: [] }, false],
  ['one that declares something else', { futures_features: ['reverse', 'later'] }, false],
  ['one that declares it', { futures_features: ['partial_close'] }, true],
] as const)('parts are closed in %s: %s', (_, market, offered) => {
  expect(hasFuturesFeature(market, 'partial_close')).toBe(offered);
});
