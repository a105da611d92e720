import fc from 'fast-check';
import { expect, test } from 'vitest';
import { WIRE_LANGS } from '@/contract/lang';
import { readStage, type Stage, writeStage } from './stage-link';

test.each([
  ['', {}, []],
  ['?scenario=long-btc&seed=7', {}, []],
  ['?lang=fra&v=1', { lang: 'fra' }, []],
  ['?screen=fund/assets', { screen: '/pages/fund/assets' }, []],
  ['?screen=/', { screen: '/' }, []],
  ['?screen=/pages/fund/withdraw?coin=3', { screen: '/pages/fund/withdraw?coin=3' }, []],
  ['?as=trader&clock=rest&room=closed', { as: 'trader', clock: 'rest', room: 'closed' }, []],
  ['?as=vip-1', { as: 'vip-1' }, []],
  ['?as=anna@example.com', { as: 'anna@example.com' }, []],
  ['?as=<b>', {}, ['as=<b>']],
  ['?lang=klingon', {}, ['lang=klingon']],
  ['?screen=//evil.example', {}, ['screen=//evil.example']],
  ['?screen=javascript:alert(1)', {}, ['screen=javascript:alert(1)']],
  ['?clock=fast&room=closed', { room: 'closed' }, ['clock=fast']],
  ['?room=open&v=2', { room: 'open' }, ['version']],
])('%s', (search, stage, issues) => {
  const read = readStage(search);
  expect(read.stage).toEqual(stage);
  expect(read.issues.map((issue) => (issue.kind === 'version' ? 'version' : `${issue.name}=${issue.value}`))).toEqual(
    issues,
  );
});

test('a link is short', () => {
  const stage: Stage = { screen: '/pages/transaction/index?tab=futures&symbol=BTC/USDT', lang: 'en', room: 'closed' };
  expect(writeStage(stage)).toBe('screen=transaction/index?tab=futures%26symbol=BTC/USDT&lang=en&room=closed&v=1');
});

test('what is written is read again', () => {
  const address = fc.stringMatching(/^\/pages(\/\w{1,8}){1,3}(\?[\w=&./-]{0,20})?$/);
  const stages = fc.record(
    {
      screen: address,
      lang: fc.constantFrom(...WIRE_LANGS),
      as: fc.stringMatching(/^[a-z]{1,12}$/),
      clock: fc.constantFrom('rest' as const, 'runs' as const),
      room: fc.constantFrom('open' as const, 'closed' as const),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(stages, (stage) => {
      expect(readStage(`?${writeStage(stage)}`)).toEqual({ stage, issues: [] });
    }),
  );
});
