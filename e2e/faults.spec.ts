import type { Page } from '@playwright/test';
import type { Sandbox } from '../sim/control/sandbox';
import type { FaultSettings } from '../sim/faults/settings';
import { screens } from '../src/app/routes';
import { expect, expectViolations, OWN_PAGE, test } from './fixtures';
import type { App } from './fixtures/app';
import { inTime } from './fixtures/in-time';
import { waitForNetworkCalls } from './fixtures/network-calls';

// Tests in which the app waits seconds for its next try.
test.use({ timers: 'fake', serviceWorkers: 'allow' });

/** For each fault: what the user sees while it lasts, and that the app recovers without a reload. */

/** Removes errors that the browser itself prints because of a fault. Any other error still fails the test. */
function forgive(consoleErrors: string[], ...expected: RegExp[]): void {
  const others = consoleErrors.filter((text) => !expected.some((pattern) => pattern.test(text)));
  consoleErrors.splice(0, consoleErrors.length, ...others);
}
const FAILED_REQUEST = /^Failed to load resource/;

const frame = (page: Page) => page.locator('[data-page-frame]');
/** Placeholder of a loading page or list. */
const outline = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^Loading$/ });
const bitcoin = (page: Page) => page.getByRole('link', { name: /^BTC/ });

type CallFaults = FaultSettings['calls'][string];

/**
 * Sets faults of some calls. All of them fail from the beginning, so that no screen has cached answers from another
 * one.
 */
function faultsOf(sandbox: Sandbox, parts: readonly (readonly [place: string, call: string, ...unknown[]])[]) {
  const calls = new Map<string, CallFaults>(parts.map(([, call]) => [call, { errorRate: 1 }]));
  const set = () => sandbox.faults.set({ calls: Object.fromEntries(calls) });
  return {
    begin: set,
    /** Null ends the faults of a call. */
    async change(call: string, faults: CallFaults | null) {
      if (faults) calls.set(call, faults);
      else calls.delete(call);
      await set();
    },
  };
}

/**
 * Opens a screen from another one and does not wait for its answers. So its intervals start here, and it does not
 * reload by itself a part that has just failed.
 */
async function openAnew(app: App, place: string): Promise<void> {
  await app.goto('/pages/setting/language', { settle: false });
  await app.getByRole('heading', { level: 1, name: 'Language' }).waitFor();
  await app.goto(place, { settle: false });
}

test.describe('prices', () => {
  for (const [name, settings, words, isLateAtRest] of [
    ['offline', { offline: true }, 'No connection. Prices and balances may be out of date', true],
    [
      'a connection that stands and tells nothing',
      { muteEvents: true },
      'Reconnecting… prices may be out of date',
      // A paused clock is no delay: no events are expected.
      false,
    ],
  ] as const) {
    test(`${name}: prices are grey and marked as late, and catch up afterwards`, async ({
      app,
      page,
      sandbox,
      consoleErrors,
    }) => {
      await app.open('/pages/market/market');
      await expect(frame(page)).toHaveAttribute('data-prices', 'live');
      await sandbox.faults.set(settings);
      await inTime(page, () => frame(page).getAttribute('data-prices')).toBe('late');
      await inTime(page, () => page.getByRole('status').filter({ hasText: words }).isVisible()).toBe(true);
      await expect(bitcoin(page).locator('[data-live="text"]')).toHaveCSS('color', 'rgb(163, 163, 163)');
      if (!isLateAtRest) {
        await sandbox.clock.pause();
        await expect(frame(page)).toHaveAttribute('data-prices', 'live');
        await sandbox.clock.resume();
        // Prices are late a second before that is said, and only the end of what was said is announced.
        await inTime(page, () => page.getByRole('status').filter({ hasText: words }).isVisible()).toBe(true);
        await expect(frame(page)).toHaveAttribute('data-prices', 'late');
      }

      const price = await sandbox.market.price('BTC/USDT');
      await sandbox.market.set('BTC/USDT', (Number(price) * 1.2).toFixed(2));
      await sandbox.clock.step('2s');
      // Said to those who do not see the message go.
      await app.says('Connected again', async () => {
        await sandbox.faults.clear();
        await inTime(page, () => frame(page).getAttribute('data-prices')).toBe('live');
      });
      await expect(page.getByText(words)).toHaveCount(0);
      await inTime(page, () => page.getByText('Connected again').count()).toBe(0);
      await sandbox.clock.pause();
      const shown = await sandbox.market.price('BTC/USDT');
      await expect(bitcoin(page)).toContainText(Number(shown).toLocaleString('en'));
      forgive(consoleErrors, FAILED_REQUEST);
    });
  }

  test('a dropped connection: late at once, live again by itself', async ({ app, page, sandbox }) => {
    await app.open('/pages/market/market');
    await expect(frame(page)).toHaveAttribute('data-prices', 'live');
    await frame(page).evaluate((element) => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => seen.push(element.getAttribute('data-prices') ?? '')).observe(element, {
        attributeFilter: ['data-prices'],
      });
    });
    await sandbox.faults.drop();
    await page.waitForFunction(() => (window as unknown as { seen: string[] }).seen.join() === 'late,live');
  });

  const TICKER_FAULTS: [string, FaultSettings['events'][string]][] = [
    ['are lost', { lossRate: 1 }],
    ['have no price', { fields: [{ change: 'drop', path: 'now_price' }] }],
    ['have null for a price', { fields: [{ change: 'null', path: 'now_price' }] }],
    ['have a list for a price', { fields: [{ change: 'retype', path: 'now_price', to: 'list' }] }],
    ['have their price under another name', { fields: [{ change: 'rename', path: 'now_price', to: 'price' }] }],
  ];
  test('tickers that are lost or unreadable: the last price stands, and the next whole one is shown', async ({
    app,
    page,
    sandbox,
    consoleErrors,
  }) => {
    await app.open('/pages/market/market', { rests: true });
    await expect(frame(page)).toHaveAttribute('data-prices', 'live');
    let price = 12344.56;
    const next = () => {
      price += 1.11;
      return price.toFixed(2);
    };
    await sandbox.market.set('BTC/USDT', next());
    for (const [what, faults] of TICKER_FAULTS)
      await test.step(`tickers that ${what}`, async () => {
        const last = Number(price.toFixed(2)).toLocaleString('en');
        await expect(bitcoin(page)).toContainText(last);
        await sandbox.faults.set({ events: { 'day*': faults } });
        await sandbox.market.set('BTC/USDT', next());
        await sandbox.settled();
        await expect(bitcoin(page)).toContainText(last);
        await sandbox.faults.clear();
        await sandbox.market.set('BTC/USDT', next());
      });
    await expect(bitcoin(page)).toContainText(Number(price.toFixed(2)).toLocaleString('en'));
    expectViolations(consoleErrors);
  });

  test('repeated and late events: the last price stands, and a fill is announced once', async ({
    app,
    page,
    sandbox,
  }) => {
    await app.open('/pages/transaction/currency?symbol=BTC%2FUSDT');
    await expect(frame(page)).toHaveAttribute('data-prices', 'live');
    await page.evaluate(() => {
      Object.assign(window, { count: 0 });
      const holder = window as unknown as { count: number };
      new MutationObserver((changes) => {
        for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
          if (node.textContent?.startsWith('Bought 0.01')) holder.count += 1;
      }).observe(document.body, { childList: true, subtree: true });
    });
    const noticeCount = () => page.evaluate(() => (window as unknown as { count: number }).count);
    await sandbox.faults.set({ duplicateEvents: true, lateEventsMs: 700 });
    await page.getByRole('button', { name: /^Order type/ }).click();
    await page.getByRole('option', { name: 'Market' }).click();
    await page.getByLabel('Amount (BTC)').fill('0.01');
    await page.getByRole('button', { name: 'Buy BTC' }).click();
    await expect.poll(noticeCount).toBe(1);
    await sandbox.clock.step('10s');
    await sandbox.clock.pause();
    const shown = await sandbox.market.price('BTC/USDT');
    await expect(page.getByText(Number(shown).toLocaleString('en')).first()).toBeVisible();
    expect(await noticeCount()).toBe(1);
  });
});

type Part = readonly [place: string, call: string, title: RegExp, usable: RegExp | null];

/** Parts of screens by scenario, each with its own call, and what else on the screen still works. */
const FAILING: readonly (readonly [scenario: string, parts: readonly Part[]])[] = [
  [
    'spot-trader',
    [
      ['/pages/setting/setting', 'GET /real/state', /your verification/, /Language/],
      ['/pages/copytrade/copy', 'GET /follow/application', /your application/, /Copy/],
      ['/pages/copytrade/copy', 'GET /follow/mine', /your copies/, /Copy/],
      ['/pages/financial/index', 'GET /lh/deposit/config', /the rates/, /Dual/],
      ['/pages/lockming/lockming', 'GET /financial/overview', /deposits/, /USDT/],
      ['/pages/fund/select?to=withdraw', 'POST /wallet/list', /your balance/, null],
      ['/pages/transaction/currency', 'POST /wallet/detail', /your balance/, /Buy/],
      ['/pages/transaction/index?tab=options', 'GET /microtrade/payable_currencies', /your balance/, /Up/],
      ['/pages/common/faq', 'GET /getSetting', /the guide/, null],
    ],
  ],
  [
    'spot-trader',
    [
      // In this order: the form of the second needs the balances, which the first has loaded again.
      ['/pages/lockming/buy?id=1', 'POST /wallet/list', /your balance/, /Lock/],
      ['/pages/fund/withdraw', 'GET /real/state', /your verification/, /Withdraw/],
    ],
  ],
  ['long-btc', [['/pages/transaction/index?tab=futures', 'POST /lever/deal', /your balance/, /Long/]]],
  ['art-collector', [['/pages/nft/nft', 'POST /bind_box/getNeedPayNFTOrder', /orders/, null]]],
];

test.describe('calls', () => {
  test('a part that failed to load says why, and has a retry', async ({ app, page, sandbox, consoleErrors }) => {
    const PARTS = [
      ['/pages/fund/assets_record', 'POST /wallet/legal_log', 'Couldn’t load balance changes'],
      ['/', 'POST /news/list', 'Couldn’t load the news'],
      ['/', 'POST /wallet/list', 'Couldn’t load your assets'],
      ['/pages/transaction/currency?view=chart', 'GET /currency/new_timeshar', 'Couldn’t load the chart'],
    ] as const;
    await app.open('/pages/setting/language');
    const faults = faultsOf(sandbox, PARTS);
    await faults.begin();
    for (const [place, call, title] of PARTS)
      await test.step(`${call} at ${place}`, async () => {
        const said = page.getByRole('alert').filter({ hasText: title });
        const again = said.getByRole('button', { name: 'Try again' });
        await openAnew(app, place);
        await inTime(page, () => said.getByText('The exchange has a problem right now').isVisible()).toBe(true);
        await faults.change(call, { errorRate: 1, errorKind: 'broken' });
        await again.click();
        await inTime(page, () => said.getByText('Check your internet connection').isVisible()).toBe(true);
        await faults.change(call, null);
        await again.click();
        await expect(said).toHaveCount(0);
      });
    forgive(consoleErrors, FAILED_REQUEST);
  });

  test('an unreadable answer: the part says so, and has a retry', async ({ app, page, sandbox, consoleErrors }) => {
    await app.open('/pages/setting/language', { rests: true });
    await waitForNetworkCalls(page);
    for (const [what, change] of [
      ['without a field', { change: 'drop', path: 'list' }],
      ['with a field of another type', { change: 'retype', path: 'list', to: 'text' }],
      ['with a field of another name', { change: 'rename', path: 'list', to: 'rows' }],
    ] as const)
      await test.step(what, async () => {
        await sandbox.faults.set({ calls: { 'POST /wallet/*': { fields: [change] } } });
        const answer = page.waitForResponse((response) => response.url().endsWith('/wallet/legal_log'));
        if (change.change === 'drop') await app.goto('/pages/fund/assets_record');
        else await page.getByRole('button', { name: 'Try again' }).click();
        await answer;
        await app.settled();
        await expect(page.getByText('Couldn’t load balance changes')).toBeVisible();
        await expect(page.getByText('Missing or unreadable in the exchange’s response: list')).toBeVisible();
        await expect(page.getByText('wallet/legal_log → list')).toBeVisible();
      });
    await test.step('with null in the place of a list, which is an empty one', async () => {
      await sandbox.faults.set({ calls: { 'POST /wallet/*': { fields: [{ change: 'null', path: 'list' }] } } });
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText('Couldn’t load balance changes')).toHaveCount(0);
      await expect(page.getByText('No balance changes')).toBeVisible();
    });
    await sandbox.faults.clear();
    expectViolations(consoleErrors);
  });

  test('too many requests: the part says so, and is not requested again before the server’s time', async ({
    app,
    page,
    sandbox,
    consoleErrors,
  }) => {
    const call = 'POST /wallet/legal_log';
    await app.open('/pages/setting/language');
    await waitForNetworkCalls(page);
    await sandbox.faults.set({ calls: { [call]: { errorRate: 1, errorKind: 'http429', retryAfterSeconds: 30 } } });
    const asked: number[] = [];
    page.on('request', (request) => request.url().endsWith('/wallet/legal_log') && asked.push(Date.now()));
    await app.goto('/pages/fund/assets_record');
    await expect(page.getByText('Couldn’t load balance changes')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Couldn’t load balance changes')).toBeVisible();
    expect(asked).toHaveLength(1);
    forgive(consoleErrors, FAILED_REQUEST);
  });

  test('an unavailable service: the part loads by itself after the time that the server has named', async ({
    app,
    page,
    sandbox,
    consoleErrors,
  }) => {
    await app.open('/pages/setting/language');
    await waitForNetworkCalls(page);
    await sandbox.faults.set({ errorRate: 1, errorKind: 'http503', retryAfterSeconds: 3 });
    const unavailable = page.waitForResponse((response) => response.status() === 503);
    await app.goto('/pages/fund/assets_record', { settle: false });
    await expect(outline(page)).toBeVisible();
    await unavailable;
    await sandbox.faults.clear();
    await inTime(page, () => outline(page).count()).toBe(0);
    await expect(page.getByText('Couldn’t load balance changes')).toHaveCount(0);
    forgive(consoleErrors, FAILED_REQUEST);
  });

  test('a call that is never answered: the outline stays, and the part loads when the connection ends', async ({
    app,
    page,
    sandbox,
    consoleErrors,
  }) => {
    await app.open('/pages/setting/language');
    await sandbox.faults.set({ errorRate: 1, errorKind: 'never' });
    await app.goto('/pages/fund/assets_record', { settle: false });
    await expect(outline(page)).toBeVisible();
    await sandbox.faults.clear();
    await inTime(page, () => outline(page).count()).toBe(0);
    forgive(consoleErrors, FAILED_REQUEST);
  });

  // A failed part of a screen shows its error in place; the rest of the screen stays usable.
  for (const [index, [scenario, parts]] of FAILING.entries()) {
    test(`${scenario}, ${index}: failures of single calls are shown in place, with a retry`, async ({
      app,
      page,
      sandbox,
      consoleErrors,
    }) => {
      await app.open('/pages/setting/language', { scenario });
      const faults = faultsOf(sandbox, parts);
      await faults.begin();
      for (const [place, call, title, usable] of parts)
        await test.step(`${call} at ${place}`, async () => {
          await openAnew(app, place);
          const said = page.getByRole('alert').filter({ hasText: title }).first();
          await inTime(page, () => said.isVisible()).toBe(true);
          if (usable)
            await expect(
              app
                .getByRole('link', { name: usable })
                .or(app.getByRole('button', { name: usable }))
                .first(),
            ).toBeEnabled();
          await faults.change(call, null);
          await said.getByRole('button', { name: 'Try again' }).click();
          await expect(said).toHaveCount(0);
        });
      forgive(consoleErrors, FAILED_REQUEST);
    });
  }

  test('lists that failed to load are not shown as empty', async ({ app, page, sandbox, consoleErrors }) => {
    const UNKNOWN = [
      ['the notice', '/', 'GET /news/index_message', /^Couldn’t load the notice/],
      ['unread messages, at the bell', '/', 'POST /user/messageList', /how many are unread$/],
      [
        'unread messages, in settings',
        '/pages/setting/setting',
        'POST /user/messageList',
        /^Messages.*how many are unread$/s,
      ],
      ['unread answers, in settings', '/pages/setting/setting', 'GET /kefu/list', /how many are unread$/],
      [
        'favourites, at the star',
        '/pages/transaction/currency',
        'GET /optional/list',
        /^Couldn’t load your favourites/,
      ],
    ] as const;
    await app.open('/pages/setting/language');
    const faults = faultsOf(
      sandbox,
      UNKNOWN.map(([, place, call]) => [place, call] as const),
    );
    await faults.begin();
    for (const [what, place, , words] of UNKNOWN)
      await test.step(what, async () => {
        await app.goto(place, { settle: false });
        const unknown = page
          .getByRole('button', { name: words })
          .or(page.getByText(words))
          .filter({ visible: true })
          .first();
        await inTime(page, () => unknown.isVisible()).toBe(true);
      });
    await sandbox.faults.clear();
    forgive(consoleErrors, FAILED_REQUEST);
  });

  test('copying without a trader in the address says that none is known, and continues as soon as one is', async ({
    app,
    page,
    sandbox,
    consoleErrors,
  }) => {
    await app.open('/pages/setting/language');
    await sandbox.faults.set({ calls: { 'GET /follow/index': { errorRate: 1 } } });
    await app.goto('/pages/follow/follow', { settle: false });
    await inTime(page, () => app.getByText('Couldn’t load this trader').isVisible()).toBe(true);
    await sandbox.faults.clear();
    await app.getByRole('button', { name: 'Try again' }).click();
    await expect(app.getByLabel('Multiple')).toBeVisible();
    forgive(consoleErrors, FAILED_REQUEST);
  });

  test('latency: the page waits with its outline, and fills when the answers come', async ({ app, page, sandbox }) => {
    await app.open('/pages/setting/language');
    await sandbox.faults.set({ latencyMs: 600_000 });
    // The app does not settle while answers are held back.
    await app.goto('/pages/fund/assets_record', { settle: false });
    await expect(outline(page)).toBeVisible();
    await expect(page.getByRole('progressbar')).toBeVisible();
    await sandbox.faults.clear();
    await expect(outline(page)).toHaveCount(0);
  });

  test('999: the message, the login, and back to where the user was', async ({ app, page, sandbox }) => {
    await app.open('/pages/setting/language');
    await sandbox.faults.set({ envelope: 999 });
    await app.says('Your session has expired. Please log in again', () => app.goto('/pages/fund/assets_record'));
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
    await sandbox.faults.clear();
    await page.getByLabel('E-mail or account').last().fill('maya@example.com');
    await page.getByLabel('Password', { exact: true }).fill('pocket123');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/assets_record/);
  });
});

/** Calls of single buttons: the screen, the call, and how to press the button. */
const BUTTONS: readonly (readonly [path: string, call: string, press: (app: App) => Promise<void>])[] = [
  [
    '/pages/setting/coupon',
    'POST /user/coupons/use',
    (app) =>
      app
        .getByRole('button', { name: /^Use: / })
        .first()
        .click(),
  ],
  [
    '/pages/points/index',
    'POST /points/sign',
    (app) => app.getByRole('button', { name: 'Check in', exact: true }).click(),
  ],
  [
    '/pages/nft/components/artwork?type=4&keyword=tide',
    'POST /bind_box/collect',
    (app) =>
      app
        .getByRole('button', { name: /^Save / })
        .first()
        .click(),
  ],
  [
    '/pages/site_message/message-center',
    'POST /user/messageRead',
    (app) => app.getByRole('button', { name: 'Mark all as read' }).click(),
  ],
];

test('an account to be verified first: a button says only that', async ({ app, page, sandbox }) => {
  for (const [path, call, press] of BUTTONS) {
    await test.step(call, async () => {
      await app.goto(path);
      await sandbox.faults.set({ calls: { [call]: { envelope: 998 } } });
      await app.says('Verify your identity first', () => press(app));
      await app.settled();
      // Counted at once: a waiting assertion would also pass when the text goes away with its page.
      expect(await page.getByText(/^No response/).count()).toBe(0);
      await expect(page).toHaveURL(/real_mark/);
      await sandbox.faults.clear();
    });
  }
});

test.describe('orders', () => {
  const fillIn = async (page: Page, price: number) => {
    await page.getByLabel('Price (USDT)').fill(String(price));
    await page.getByLabel('Amount (BTC)').fill('0.05');
    await page.getByRole('button', { name: 'Buy BTC' }).click();
  };

  test('998: says so, and no typed input is lost', async ({ app, page, sandbox }) => {
    await app.open('/pages/transaction/currency?symbol=BTC%2FUSDT');
    const price = await sandbox.market.price('BTC/USDT');
    await sandbox.faults.set({ calls: { 'POST /coin/trade': { envelope: 998 } } });
    const amountWhenSaid = page.waitForFunction(() => {
      const said = [...document.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent).join();
      const amount = [...document.querySelectorAll('input')].find(
        ({ labels }) => labels?.[0]?.textContent === 'Amount (BTC)',
      );
      return said.includes('Verify your identity first') && amount?.value;
    });
    await app.says('Verify your identity first', () => fillIn(page, Math.floor(Number(price) * 0.97)));
    expect(await (await amountWhenSaid).jsonValue()).toBe('0.05');
    await expect(page).toHaveURL(/real_mark/);
    await page.goBack();
    await expect(page.getByLabel('Amount (BTC)')).toHaveValue('0.05');
  });

  test('a refusal, a slow first byte, a lost answer and too many requests', async ({
    app,
    page,
    sandbox,
    consoleErrors,
  }) => {
    const call = 'POST /coin/trade';
    await app.open('/pages/transaction/currency?symbol=BTC%2FUSDT');
    const price = Math.floor(Number(await sandbox.market.price('BTC/USDT')) * 0.97);
    const amount = page.getByLabel('Amount (BTC)');
    const frozen = async () => {
      const holdings = await sandbox.ledger.balances('trader');
      return Number(holdings.find(({ kind, asset }) => kind === 'change' && asset === 'USDT')?.frozen);
    };

    await test.step('a refusal is said in words, and nothing that was typed is lost', async () => {
      await sandbox.faults.set({ calls: { [call]: { refusal: 'no_liquidity' } } });
      await fillIn(page, price);
      await expect(page.getByText('There are no offers at this price right now').first()).toBeVisible();
      await expect(amount).toHaveValue('0.05');
    });

    await test.step('a slow first byte: the order is placed long before its answer comes', async () => {
      const placed = async () =>
        (await sandbox.call('trader', 'GET /coin/list', { status: 1 })).filter(
          ({ target_price }) => Number(target_price) === price,
        ).length;
      await sandbox.faults.set({ calls: { [call]: { answerDelayMs: 600_000 } } });
      await fillIn(page, price);
      await expect.poll(placed).toBe(1);
      await expect(page.getByText('Buy order placed')).toHaveCount(0);
      await app.says('Buy order placed', () => sandbox.faults.clear());
      expect(await placed()).toBe(1);
    });

    await test.step('a lost answer does not double an order, however often it is tried', async () => {
      const before = await frozen();
      await sandbox.faults.set({ calls: { [call]: { lostAnswerRate: 1 } } });
      await fillIn(page, price);
      const unsure = page.getByText('No response. Try again: it will not be done twice.');
      await inTime(page, () => unsure.isVisible()).toBe(true);
      await expect(amount).toHaveValue('0.05');
      expect(await frozen()).toBeCloseTo(before + price * 0.05, 6);

      await sandbox.faults.clear();
      await app.says('Buy order placed', () => page.getByRole('button', { name: 'Buy BTC' }).click());
      expect(await frozen()).toBeCloseTo(before + price * 0.05, 6);
    });

    await test.step('too many requests are said in words, and nothing that was typed is lost', async () => {
      const faults = { errorRate: 1, errorKind: 'http429', retryAfterSeconds: 45 } as const;
      await sandbox.faults.set({ calls: { [call]: faults } });
      await fillIn(page, price);
      await expect(page.getByText(/^Too many requests\. Try again in 4\d s$/).first()).toBeVisible();
      await expect(amount).toHaveValue('0.05');
    });
    forgive(consoleErrors, FAILED_REQUEST);
  });
});

test.describe('chunks', () => {
  // A page that was opened before has its chunk.
  test.use(OWN_PAGE);

  test('a slow chunk: the outline, and the page as soon as it comes; after a minute, on demand', async ({
    app,
    page,
    sandbox,
  }) => {
    await app.open('/pages/market/market');
    const heading = page.getByRole('heading', { name: 'Area code' });
    const faq = page.getByRole('heading', { name: 'FAQ' });
    await sandbox.faults.set({ slowChunkMs: 600_000 });
    await app.goto('/pages/common/area', { settle: false });
    await expect(outline(page)).toBeVisible();
    await expect(heading).toHaveCount(0);
    await sandbox.faults.clear();
    await expect(heading).toBeVisible();

    await sandbox.faults.set({ slowChunkMs: 600_000 });
    await app.goto('/pages/common/faq', { settle: false });
    await expect(outline(page)).toBeVisible();
    await page.clock.fastForward(60_000);
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await sandbox.faults.clear();
    await again.click();
    await expect(faq).toBeVisible();
  });
});

/** Opens every screen without waiting for its answers. Returns the routes that show no page, or one that has failed. */
const brokenRoutes = (page: Page, routes: readonly string[]) =>
  page.evaluate(
    async ([places, patienceMs]) => {
      const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const frame = document.querySelector('[data-page-frame]') as HTMLElement;
      const stands = () => {
        const [slot] = frame.querySelectorAll('[data-page-slot]');
        const isHere = slot?.getAttribute('data-page-slot') === location.hash.replace(/^#|[?].*/g, '');
        return isHere && !slot.querySelector('[data-page-coming]') && slot.querySelector('h1')?.checkVisibility();
      };
      const found: string[] = [];
      for (const place of places) {
        location.hash = place;
        const until = Date.now() + patienceMs;
        do await drawn();
        while (!stands() && Date.now() < until);
        if (!stands() || frame.textContent.includes('Something went wrong on this page')) found.push(place);
      }
      return found;
    },
    [routes, 15_000] as const,
  );

for (const [name, settings] of [
  ['offline', { offline: true }],
  ['HTTP 500', { errorRate: 1 }],
  ['latency', { latencyMs: 600_000 }],
  ['late, repeated events over polling', { lateEventsMs: 500, duplicateEvents: true, websocketBlocked: true }],
] as const) {
  test(`every screen stands under: ${name}`, async ({ app, page, sandbox, consoleErrors }) => {
    await app.open('/pages/setting/language');
    await sandbox.faults.set(settings);
    expect(await brokenRoutes(page, Object.keys(screens))).toEqual([]);
    await app.goto('/pages/market/market', { settle: false });
    await sandbox.faults.clear();
    await inTime(page, () => bitcoin(page).isVisible()).toBe(true);
    await inTime(page, () => frame(page).getAttribute('data-prices')).toBe('live');
    forgive(consoleErrors, FAILED_REQUEST);
  });
}
