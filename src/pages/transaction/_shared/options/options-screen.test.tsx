import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, test } from 'vitest';
import { i18n, startI18n } from '@/i18n/i18n';
import { makePair } from '../../../_shared/market/make-pair';
import { drawn } from '../../../_shared/testing/draw';
import { OptionsScreen } from './options-screen';

beforeAll(async () => {
  await startI18n('en');
  await i18n.loadNamespaces(['options', 'trade', 'chart', 'market', 'drawings', 'alerts', 'transfer', 'refusals']);
});

test.each([
  ['open for options alone', { open_coin_trade: false, open_microtrade: true }, ''],
  ['halted', { open_microtrade: true, is_halted: true }, 'Trading halted'],
  ['without options', { open_microtrade: false, is_halted: true }, ''],
])('the banner over a market that is %s speaks of options', (_which, facts, title) => {
  const screen = <OptionsScreen pair={makePair('BTC', facts)} onSymbol={() => {}} />;
  const html = drawn(<MemoryRouter>{screen}</MemoryRouter>, () => undefined);
  expect(/data-tour="trade-banner".*?<strong>(.*?)<\/strong>/.exec(html)?.[1] ?? '').toBe(title);
});
