import { expect, test } from 'vitest';
import { Exchange } from '../core';
import type { ExchangePort } from '../port';
import type { ControlResult } from './actions';
import { openAddressedRun } from './page-link';

/** An exchange that refuses an imported run because it reaches another state. */
const differing = {
  control: async (action: string) => {
    if (action === 'run.import') throw new Error('The state differs.');
    return { link: '' };
  },
} as unknown as ExchangePort;

const linkOf = async (build: string) => {
  const exchange = Exchange.begin({ scenario: 'spot-trader', seed: 7, build, realNowMs: Date.UTC(2026, 0, 6) });
  exchange.control('people.grant', { who: 'trader', asset: 'USDT', amount: '1' });
  return ((await exchange.control('run.share', {})) as ControlResult<'run.share'>).query;
};

test('a run of another build that comes to another state is refused, with the scenario to begin instead', async () => {
  const query = await linkOf('9.9.9');
  await expect(openAddressedRun(differing, `?${query}`)).rejects.toMatchObject({
    reason: { kind: 'build' },
    instead: '?scenario=spot-trader&seed=7',
  });
});

test('a run of this build that comes to another state is refused with the original error', async () => {
  const query = await linkOf(__BUILD_ID__);
  await expect(openAddressedRun(differing, `?${query}`)).rejects.toThrow('The state differs.');
});
