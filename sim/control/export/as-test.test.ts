import { describe, expect, it } from 'vitest';
import { Exchange } from '../../core';
import { LocalPort } from '../../hosts/local-port';
import { ManualTime } from '../../hosts/manual-time';
import { runGenerated, screenWith } from '../../testing/generated-test';
import { createSandbox } from '../sandbox-api';

const SEEN = { screen: '/pages/fund/assets', lang: 'en', texts: ['Total assets', '12,345.67'] };

function sandboxOf(scenario: string) {
  const exchange = Exchange.begin({ scenario, seed: 7, build: __BUILD_ID__, realNowMs: 0 });
  const persistence = { kept: false, reason: 'isolated', broken: null } as const;
  const resumed = { exchange, store: null, run: null, isNew: true, replies: [], persistence };
  const port = new LocalPort(resumed, { time: new ManualTime() });
  return createSandbox((action, input) => port.control(action, input), { paused: true });
}

/** An order, a moment with a name, another price, a grant, and the order filled. */
async function exported(at: Partial<typeof SEEN> = {}) {
  const sandbox = sandboxOf('spot-trader');
  await sandbox.as('trader');
  const order = { currency_id: 1, legal_id: 3, type: 1, amount: '0.01', target_price: '60000', order_type: 'limit' };
  await sandbox.call('trader', 'POST /coin/trade', order as never);
  await sandbox.run('run.bookmark', { name: 'it’s resting', seen: { ...SEEN, texts: ['Open orders'] } });
  await sandbox.clock.step('5s');
  await sandbox.market.set('BTC/USDT', '59900');
  await sandbox.grant('trader', 'USDT', '17');
  await sandbox.clock.step('10s');
  const { text } = await sandbox.run('run.asTest', { seen: { ...SEEN, ...at } });
  return text;
}

/** Runs it in another exchange, on a screen with these texts. */
async function passes(text: string, texts: readonly string[] = [...SEEN.texts, 'Open orders']) {
  const { app, shown } = screenWith(texts);
  await runGenerated(text, { app, sandbox: sandboxOf('first-day') });
  return shown;
}

/** Why it fails; '' when it passes. */
const failureOf = (text: string): Promise<string> =>
  passes(text).then(
    () => '',
    ({ message, actual, expected }) => `${message} ${JSON.stringify([actual, expected])}`,
  );

describe('a run as a test', () => {
  it('passes as it is, and looks at its named moment and at its end', async () => {
    expect(await passes(await exported())).toEqual(['/pages/fund/assets', '/pages/fund/assets']);
  });

  it('says in words what the run has changed', async () => {
    const text = await exported();
    expect(text).toMatch(/\['spot order', '\d+', 'Maya', null, 'filled'\]/);
    expect(text).toMatch(/who: 'Maya', account: 'change', asset: 'BTC'/);
  });

  it.each([
    ['a balance', "amount: '17'", "amount: '18'", /BTC|USDT/],
    ['a state', "price: '59900'", "price: '61000'", /filled|BTC/],
    ['a price that moves no money', "price: '59900'", "price: '59901'", /[0-9a-f]{16}/],
  ])('fails when %s is another, and says so', async (_what, said, other, message) => {
    const text = await exported();
    const changed = text.replace(said, other);
    expect(changed).not.toBe(text);
    expect(await failureOf(changed)).toMatch(message);
  });

  it.each(['Open orders', ...SEEN.texts])('fails when "%s" is not on the screen', async (missing) => {
    const shown = [...SEEN.texts, 'Open orders'].filter((text) => text !== missing);
    await expect(passes(await exported(), shown)).rejects.toThrow(`${missing} is not on the screen`);
  });

  it('fails when the exchange comes to other balances, though the run is the same', async () => {
    const text = await exported();
    const other = text.replace(/(expect\(balances\)\.toEqual\(\[[\s\S]*?available: \['[\d.]+', ')[\d.]+'/, "$10.5'");
    expect(other).not.toBe(text);
    expect(await failureOf(other)).toContain('0.5');
  });

  it('opens in the language in which it was seen, at the moments that were seen in it', async () => {
    const text = await exported({ lang: 'fra', texts: ['Total des actifs'] });
    expect(text).toContain("test.use({ lang: 'fra' });");
    expect(await passes(text, ['Total des actifs'])).toEqual(['/pages/fund/assets']);
  });

  it('without texts expects that the screen is there', async () => {
    expect(await passes(await exported({ texts: [] }))).toContain('/pages/fund/assets');
  });
});
