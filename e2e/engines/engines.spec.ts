import type { Sandbox } from '../../sim/control/sandbox';
import { createSandbox } from '../../sim/control/sandbox-api';
import { httpCarrier } from '../../sim/control/sandbox-http';
import { screens } from '../../src/app/routes';
import { startHost } from '../fixtures/host';
import { expect, test } from './fixtures';
import type { Phone } from './phone';

const MARKET = '?scenario=spot-trader&seed=7#/pages/market/market';

const SCENARIOS = [
  'spot-trader',
  'crash-liquidation',
  'option-won',
  'stop-loss-hit',
  'dual-settled-above',
  'lock-to-maturity',
  'loan-overdue',
  'ieo-warm-up-to-listing',
  'auction-won',
  'copy-through-a-drawdown',
] as const;

/** State hashes of the scenarios after two days. */
async function hashesAfterTwoDays(sandbox: Sandbox): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const name of SCENARIOS) {
    await sandbox.start(name, { seed: 7, paused: true });
    await sandbox.clock.jump('2d');
    hashes[name] = await sandbox.hash();
  }
  return hashes;
}

test('ten scenarios come to the states that Node finds', async ({ open }) => {
  const { sandbox } = await open();
  const host = await startHost();
  const expected = await hashesAfterTwoDays(createSandbox(httpCarrier(host.origin)));
  await host.stop();
  expect(await hashesAfterTwoDays(sandbox)).toEqual(expected);
});

const held = async ({ sandbox }: Phone, asset: string) => Number(await sandbox.ledger.available('trader', asset));

test('the first trade', async ({ open }) => {
  const phone = await open('?scenario=spot-trader&seed=7#/pages/transaction/currency?symbol=BTC%2FUSDT');
  await phone.sandbox.clock.pause();
  const before = await held(phone, 'BTC');
  await phone.press('button', 'Order type: Limit');
  await phone.press('[role="option"]', 'Market');
  await phone.press('input', 'Amount (BTC)');
  await phone.tab.type('0.01');
  await phone.press('button', 'Buy BTC');
  await expect.poll(() => held(phone, 'BTC')).toBeCloseTo(before + 0.01 * 0.998, 8);
  expect(await phone.sandbox.ledger.check()).toEqual([]);
});

test('two tabs have one exchange, and the second goes on with it alone', async ({ open }) => {
  const first = await open(MARKET);
  const second = await open('#/pages/market/market');
  await first.sandbox.clock.pause();
  await first.sandbox.grant('trader', 'USDT', '5');
  await second.sandbox.market.set('BTC/USDT', '61234');
  await second.sandbox.clock.step('2s');
  const price = Number(await first.sandbox.market.price('BTC/USDT')).toLocaleString('en');
  for (const { tab } of [first, second])
    await expect.poll(() => tab.run(() => document.body.textContent, null)).toContain(price);
  const hash = await first.sandbox.hash();
  expect(await second.sandbox.hash()).toBe(hash);
  await first.tab.close();
  expect(await second.sandbox.hash()).toBe(hash);
});

/** Long and short. */
const LISTS = ['/pages/market/market', '/pages/fund/assets_record'];

test('lists that open while a stylesheet loads begin at their top', async ({ open, site }) => {
  const phone = await open();
  const rowsInView = () =>
    phone.tab.run(() => {
      const rows = [...document.querySelectorAll('main li')];
      return { isAtTop: document.querySelector('main')?.scrollTop === 0, isFull: rows.length > 3 };
    }, null);
  for (const path of LISTS) {
    const release = site.holdStylesheet();
    await phone.tab.run(() => {
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: 'late.css' });
      link.addEventListener('load', () => link.remove());
      document.head.append(link);
    }, null);
    await phone.show(path);
    await expect.poll(rowsInView).toEqual({ isAtTop: true, isFull: true });
    release();
    await expect.poll(() => phone.tab.run(() => document.querySelector('[href="late.css"]'), null)).toBeNull();
    await phone.settled();
    expect(await rowsInView()).toEqual({ isAtTop: true, isFull: true });
  }
});

test('a reload keeps the run and the session', async ({ open }) => {
  const phone = await open();
  await phone.sandbox.clock.pause();
  await phone.sandbox.grant('trader', 'USDT', '123.45');
  await phone.show('/pages/fund/assets_record?account=change&currency=3');
  await expect.poll(() => phone.text('main')).toContain('+123.45');
  await phone.settled();
  const [hash, shown] = [await phone.sandbox.hash(), await phone.text('main')];
  await phone.tab.reload();
  await phone.ready();
  expect(await phone.sandbox.hash()).toBe(hash);
  await expect.poll(() => phone.text('main')).toBe(shown);
});

test('calls of a page that is left do not go to the network', async ({ open, site }) => {
  const phone = await open();
  for (let reload = 0; reload < 5; reload += 1) {
    await phone.settled();
    await phone.tab.run(() => {
      const call = () => {
        const body = new URLSearchParams({ c_id: '20' });
        for (let n = 0; n < 6; n += 1) void fetch('/api/news/list', { method: 'POST', body }).catch(() => {});
      };
      Object.assign(window, { isLeft: true });
      setTimeout(() => {
        call();
        location.reload();
        call();
        setTimeout(call, 20);
      });
    }, null);
    // While the page is replaced, drivers refuse to run anything in it.
    const isNext = () => phone.tab.run(() => 'sandbox' in window && !('isLeft' in window), null).catch(() => false);
    await expect.poll(isNext).toBe(true);
  }
  expect(site.errors).toEqual([]);
});

test('a shared link opens the same moment, at rest', async ({ open }) => {
  const phone = await open(MARKET);
  await phone.sandbox.market.set('BTC/USDT', '61234');
  await phone.sandbox.clock.jump('3h');
  const { query } = await phone.sandbox.share();
  const hash = await phone.sandbox.hash();
  // Another run, so that opening the link changes the state.
  await phone.sandbox.start('first-day', { seed: 3 });
  const other = await open(`?${query}#/pages/market/market`);
  expect(await other.sandbox.hash()).toBe(hash);
  expect((await other.sandbox.clock.reading()).paused).toBe(true);
});

test('a report of a refused order opens at the same refusal on its screen', async ({ open }) => {
  const host = await startHost();
  const reporter = createSandbox(httpCarrier(host.origin));
  await reporter.start('spot-trader', { seed: 7, paused: true });
  await reporter.market.set('BTC/USDT', '61234');
  const { token } = await reporter.session('');
  const order = {
    currency_id: '1',
    legal_id: '3',
    type: '1',
    amount: '900',
    target_price: '50000',
    order_type: 'limit',
  };
  await fetch(`${host.origin}/api/coin/trade`, {
    method: 'POST',
    headers: { authorization: token },
    body: new URLSearchParams({ ...order, lang: 'en' }),
  });
  const call = (await reporter.trail()).at(-1);
  const screen = '/pages/transaction/currency?symbol=BTC%2FUSDT';
  const { query } = await reporter.report({ at: call?.n ?? 0, note: 'My order was refused.', screen, lang: 'en' });
  const hash = await reporter.hash();
  await host.stop();
  const { sandbox, tab } = await open(`?${query}`);
  expect(await sandbox.hash()).toBe(hash);
  await expect.poll(() => tab.run(() => location.hash, null)).toBe(`#${screen}`);
  const refused = (await sandbox.trail()).filter((one) => one.do === 'call' && one.answer.type !== 'ok');
  expect(refused).toMatchObject([{ request: { path: '/coin/trade' }, answer: { refusal: 'insufficient_balance' } }]);
  const { steps } = await sandbox.inspect.read();
  const answers = steps.flatMap(({ cause }) => (cause.kind === 'call' ? [cause.answer?.refusal] : []));
  expect(answers).toContain('insufficient_balance');
});

/** Whether any page of this browser, including one in the back-forward cache, runs the exchange. */
const isLed = ({ tab }: Phone) =>
  tab.run(async () => {
    const { held = [] } = await navigator.locks.query();
    return held.some(({ name }) => name?.startsWith('pocket-exchange-run'));
  }, null);

test('a page that is put away for Back gives the exchange up, and takes part again', async ({ open, site, engine }) => {
  const phone = await open(MARKET);
  await phone.sandbox.clock.pause();
  const hash = await phone.sandbox.hash();
  expect(await isLed(phone)).toBe(true);
  await phone.tab.run(() => void Object.assign(window, { stays: true }), null);
  await phone.tab.goto(`${site.address}blank.html`);
  await expect.poll(() => isLed(phone)).toBe(false);
  await phone.tab.back();
  await phone.ready();
  expect(await phone.sandbox.hash()).toBe(hash);
  const wasKept = await phone.tab.run(() => 'stays' in window, null);
  // The other engines reload the page, which must have the same result.
  expect(wasKept).toBe(engine === 'webkit');
});

/** Without an address or coordinates these screens have nothing to show, and report it. */
const REFUSES: ReadonlySet<string> = new Set(['/pages/common/webView', '/open-location']);

test('every screen stands, and nothing sticks out', async ({ open }) => {
  test.slow();
  const phone = await open();
  await phone.sandbox.clock.pause();
  // Changes at once: these engines do not reduce motion, and a transition between each two screens takes most of the time.
  await phone.tab.run(() => void Object.assign(document, { startViewTransition: undefined }), null);
  for (const route of Object.keys(screens)) {
    await phone.show(route);
    const look = () =>
      phone.tab.run(
        () => ({
          hasTitle: !!document.querySelector('h1')?.textContent?.trim(),
          alerts: document.querySelectorAll('main [role="alert"]').length,
          sticksOut: document.documentElement.scrollWidth > document.documentElement.clientWidth,
        }),
        null,
      );
    await expect
      .poll(look, { message: route, intervals: [50] })
      .toEqual({ hasTitle: true, alerts: REFUSES.has(route) ? 1 : 0, sticksOut: false });
  }
});
