import type { Page } from '@playwright/test';
import type { FaultSettings } from '../sim/faults/settings';
import { screens } from '../src/app/routes';
import { expect, expectViolations, OWN_PAGE, test } from './fixtures';
import { inTime } from './fixtures/in-time';

// An app that waits for its next try waits for seconds.
test.use({ timers: 'movable' });

/** For each fault: what the user sees while it lasts, and that the app recovers without a reload. */

/** Removes errors that the browser itself prints because of a fault. Any other error still fails the test. */
function forgive(consoleErrors: string[], ...expected: RegExp[]): void {
  const others = consoleErrors.filter((text) => !expected.some((pattern) => pattern.test(text)));
  consoleErrors.splice(0, consoleErrors.length, ...others);
}
const FAILED_REQUEST = /^Failed to load resource/;

const frame = (page: Page) => page.locator('[data-page-frame]');
/** Placeholder of a loading page or list. */
const outline = (page: Page) => page.getByRole('main').getByRole('status', { name: 'Loading' });
const bitcoin = (page: Page) => page.getByRole('link', { name: /^BTC/ });

test.describe('prices', () => {
  for (const [name, settings, words] of [
    ['offline', { offline: true }, 'No connection. Prices and balances may be out of date'],
    ['a connection that stands and tells nothing', { muteEvents: true }, 'Reconnecting… prices may be out of date'],
  ] as const) {
    test(`${name}: prices are grey and said to be late, and catch up afterwards`, async ({
      app,
      page,
      sandbox,
      consoleErrors,
    }) => {
      await app.open('/pages/market/market');
      await expect(frame(page)).toHaveAttribute('data-prices', 'live');
      await sandbox.faults.set(settings);
      await inTime(page, () => frame(page).getAttribute('data-prices')).toBe('late');
      await expect(page.getByRole('status').filter({ hasText: words })).toBeVisible();
      await expect(bitcoin(page).locator('[data-live="text"]')).toHaveCSS('color', 'rgb(163, 163, 163)');

      const price = await sandbox.market.price('BTC/USDT');
      await sandbox.market.set('BTC/USDT', (Number(price) * 1.2).toFixed(2));
      await sandbox.clock.step('2s');
      await sandbox.faults.clear();
      await inTime(page, () => frame(page).getAttribute('data-prices')).toBe('live');
      await expect(page.getByText(words)).toHaveCount(0);
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

  test('a paused clock is not late', async ({ app, page, sandbox }) => {
    await app.open('/pages/market/market');
    await expect(frame(page)).toHaveAttribute('data-prices', 'live');
    await sandbox.faults.set({ muteEvents: true });
    await inTime(page, () => frame(page).getAttribute('data-prices')).toBe('late');
    await sandbox.clock.pause();
    await expect(frame(page)).toHaveAttribute('data-prices', 'live');
  });

  const TICKER_FAULTS: [string, FaultSettings['events'][string]][] = [
    ['are lost', { lossRate: 1 }],
    ['have no price', { fields: [{ change: 'drop', path: 'now_price' }] }],
    ['have null for a price', { fields: [{ change: 'null', path: 'now_price' }] }],
    ['have a list for a price', { fields: [{ change: 'retype', path: 'now_price', to: 'list' }] }],
    ['have their price under another name', { fields: [{ change: 'rename', path: 'now_price', to: 'price' }] }],
  ];
  for (const [what, faults] of TICKER_FAULTS) {
    test(`tickers that ${what}: the last price stands, and the next whole one is shown`, async ({
      app,
      page,
      sandbox,
      consoleErrors,
    }) => {
      await app.open('/pages/market/market');
      await expect(frame(page)).toHaveAttribute('data-prices', 'live');
      await sandbox.clock.pause();
      await sandbox.market.set('BTC/USDT', '12344.56');
      await expect(bitcoin(page)).toContainText('12,344.56');
      await sandbox.faults.set({ events: { 'day*': faults } });
      await sandbox.market.set('BTC/USDT', '12345.67');
      await sandbox.settled();
      await expect(bitcoin(page)).toContainText('12,344.56');
      await sandbox.faults.clear();
      await sandbox.market.set('BTC/USDT', '12346.78');
      await expect(bitcoin(page)).toContainText('12,346.78');
      expectViolations(consoleErrors);
    });
  }

  test('repeated and late events: the last price stands, and a fill is told once', async ({ app, page, sandbox }) => {
    await app.open('/pages/transaction/currency?symbol=BTC%2FUSDT');
    await expect(frame(page)).toHaveAttribute('data-prices', 'live');
    await page.evaluate(() => {
      Object.assign(window, { told: 0 });
      const holder = window as unknown as { told: number };
      new MutationObserver((changes) => {
        for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
          if (node.textContent?.startsWith('Bought 0.01')) holder.told += 1;
      }).observe(document.body, { childList: true, subtree: true });
    });
    const told = () => page.evaluate(() => (window as unknown as { told: number }).told);
    await sandbox.faults.set({ duplicateEvents: true, lateEventsMs: 700 });
    await page.getByRole('button', { name: /^Order type/ }).click();
    await page.getByRole('option', { name: 'Market' }).click();
    await page.getByLabel('Amount (BTC)').fill('0.01');
    await page.getByRole('button', { name: 'Buy BTC' }).click();
    await expect.poll(told).toBe(1);
    await sandbox.clock.step('10s');
    await sandbox.clock.pause();
    const shown = await sandbox.market.price('BTC/USDT');
    await expect(page.getByText(Number(shown).toLocaleString('en')).first()).toBeVisible();
    expect(await told()).toBe(1);
  });
});

test.describe('calls', () => {
  const trouble = [{ errorRate: 1 }, 'The exchange has a problem right now'] as const;
  const broken = [{ errorRate: 1, errorKind: 'broken' }, 'Check your internet connection'] as const;
  const records = ['/pages/fund/assets_record', 'POST /wallet/legal_log', 'Couldn’t load balance changes'] as const;
  const news = ['/', 'POST /news/list', 'Couldn’t load the news'] as const;
  const assets = ['/', 'POST /wallet/list', 'Couldn’t load your assets'] as const;
  const chart = [
    '/pages/transaction/currency?view=chart',
    'GET /currency/new_timeshar',
    'Couldn’t load the chart',
  ] as const;
  for (const [name, [settings, hint], [place, call, title]] of [
    ['an HTTP 500', trouble, records],
    ['a broken connection', broken, records],
    ['an HTTP 500 at home', trouble, news],
    ['a broken connection at home', broken, news],
    ['an HTTP 500 in place of the assets', trouble, assets],
    ['an HTTP 500 under the chart', trouble, chart],
    ['a broken connection under the chart', broken, chart],
  ] as const) {
    test(`${name}: says why, and tries again when asked`, async ({ app, page, sandbox, consoleErrors }) => {
      await app.open('/pages/market/market');
      await sandbox.faults.set({ calls: { [call]: settings } });
      await app.goto(place, { settle: false });
      await inTime(page, () => page.getByText(title).isVisible()).toBe(true);
      await expect(page.getByText(hint)).toBeVisible();
      await sandbox.faults.clear();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText(hint)).toHaveCount(0);
      await expect(page.getByText(title)).toHaveCount(0);
      forgive(consoleErrors, FAILED_REQUEST);
    });
  }

  for (const [what, change] of [
    ['without a field', { change: 'drop', path: 'list' }],
    ['with null in a field', { change: 'null', path: 'list' }],
    ['with a field of another type', { change: 'retype', path: 'list', to: 'text' }],
    ['with a field of another name', { change: 'rename', path: 'list', to: 'rows' }],
  ] as const) {
    test(`an answer ${what}: the part says that it could not be read, and tries again when asked`, async ({
      app,
      page,
      sandbox,
      consoleErrors,
    }) => {
      await app.open('/pages/market/market');
      await sandbox.faults.set({ calls: { 'POST /wallet/*': { fields: [change] } } });
      await app.goto('/pages/fund/assets_record');
      await expect(page.getByText('Couldn’t load balance changes')).toBeVisible();
      await expect(page.getByText('Missing or unreadable in the exchange’s response: list')).toBeVisible();
      await expect(page.getByText('wallet/legal_log → list')).toBeVisible();
      // While time runs, events make the page ask again by itself.
      await sandbox.clock.pause();
      await sandbox.faults.clear();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText('Couldn’t load balance changes')).toHaveCount(0);
      expectViolations(consoleErrors);
    });
  }

  test('too many requests: the part says so, and is asked for again no sooner than the server wants', async ({
    app,
    page,
    sandbox,
    consoleErrors,
  }) => {
    const call = 'POST /wallet/legal_log';
    await app.open('/pages/market/market');
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

  test('an unavailable service: the part comes by itself when the time it has named is over', async ({
    app,
    page,
    sandbox,
    consoleErrors,
  }) => {
    await app.open('/pages/market/market');
    await sandbox.faults.set({ errorRate: 1, errorKind: 'http503', retryAfterSeconds: 3 });
    await app.goto('/pages/fund/assets_record', { settle: false });
    await expect(outline(page)).toBeVisible();
    await page.waitForResponse((response) => response.status() === 503);
    await sandbox.faults.clear();
    await inTime(page, () => outline(page).count()).toBe(0);
    await expect(page.getByText('Couldn’t load balance changes')).toHaveCount(0);
    forgive(consoleErrors, FAILED_REQUEST);
  });

  test('a call that is never answered: the outline stays, and the part comes when the connection ends', async ({
    app,
    page,
    sandbox,
    consoleErrors,
  }) => {
    await app.open('/pages/market/market');
    await sandbox.faults.set({ errorRate: 1, errorKind: 'never' });
    await app.goto('/pages/fund/assets_record', { settle: false });
    await expect(outline(page)).toBeVisible();
    await sandbox.faults.clear();
    await inTime(page, () => outline(page).count()).toBe(0);
    forgive(consoleErrors, FAILED_REQUEST);
  });

  // A failed part of a screen shows its error in place; the rest of the screen stays usable.
  for (const [what, scenario, place, call, title, usable] of [
    ['the verification', 'spot-trader', '/pages/setting/setting', 'GET /real/state', /your verification/, /Language/],
    [
      'one’s own application',
      'spot-trader',
      '/pages/copytrade/copy',
      'GET /follow/application',
      /your application/,
      /Copy/,
    ],
    ['whom one copies', 'spot-trader', '/pages/copytrade/copy', 'GET /follow/mine', /your copies/, /Copy/],
    ['yields', 'spot-trader', '/pages/financial/index', 'GET /lh/deposit/config', /the rates/, /Dual/],
    ['what is locked', 'spot-trader', '/pages/lockming/lockming', 'GET /financial/overview', /deposits/, /USDT/],
    [
      'what can be withdrawn',
      'spot-trader',
      '/pages/fund/select?to=withdraw',
      'POST /wallet/list',
      /your balance/,
      null,
    ],
    ['the bank card', 'spot-trader', '/pages/fund/withdraw', 'GET /real/state', /your verification/, /Withdraw/],
    ['a balance to lock', 'spot-trader', '/pages/lockming/buy?id=1', 'POST /wallet/list', /your balance/, /Lock/],
    [
      'a balance to buy with',
      'spot-trader',
      '/pages/transaction/currency',
      'POST /wallet/detail',
      /your balance/,
      /Buy/,
    ],
    [
      'a balance for futures',
      'long-btc',
      '/pages/transaction/index?tab=futures',
      'POST /lever/deal',
      /your balance/,
      /Long/,
    ],
    [
      'a balance for options',
      'spot-trader',
      '/pages/transaction/index?tab=options',
      'GET /microtrade/payable_currencies',
      /your balance/,
      /Up/,
    ],
    [
      'what is owed for artworks',
      'art-collector',
      '/pages/nft/nft',
      'POST /bind_box/getNeedPayNFTOrder',
      /orders/,
      null,
    ],
    ['the guide', 'spot-trader', '/pages/common/faq', 'GET /getSetting', /the guide/, null],
  ] as const) {
    test(`one call of several, ${what}: said in its place, with another try`, async ({
      app,
      page,
      sandbox,
      consoleErrors,
    }) => {
      await app.open('/pages/setting/language', { scenario });
      await sandbox.faults.set({ calls: { [call]: { errorRate: 1 } } });
      await app.goto(place, { settle: false });
      const said = page.getByRole('alert').filter({ hasText: title }).first();
      await inTime(page, () => said.isVisible()).toBe(true);
      if (usable)
        await expect(
          app
            .getByRole('link', { name: usable })
            .or(app.getByRole('button', { name: usable }))
            .first(),
        ).toBeEnabled();
      await sandbox.faults.clear();
      await said.getByRole('button', { name: 'Try again' }).click();
      await expect(said).toHaveCount(0);
      forgive(consoleErrors, FAILED_REQUEST);
    });
  }

  for (const [what, place, call, said] of [
    ['the notice', '/', 'GET /news/index_message', /^Couldn’t load the notice/],
    ['favourites, at the star', '/pages/transaction/currency', 'GET /optional/list', /^Couldn’t load your favourites/],
    ['unread messages, at the bell', '/', 'POST /user/messageList', /how many are unread$/],
    ['unread messages, in settings', '/pages/setting/setting', 'POST /user/messageList', /how many are unread$/],
    ['unread answers, in settings', '/pages/setting/setting', 'GET /kefu/list', /how many are unread$/],
  ] as const) {
    test(`${what}: what could not be loaded is not shown as none`, async ({ app, page, sandbox, consoleErrors }) => {
      await app.open('/pages/setting/language', { scenario: 'spot-trader' });
      await sandbox.faults.set({ calls: { [call]: { errorRate: 1 } } });
      await app.goto(place, { settle: false });
      const unknown = page
        .getByRole('button', { name: said })
        .or(page.getByText(said))
        .filter({ visible: true })
        .first();
      await inTime(page, () => unknown.isVisible()).toBe(true);
      await sandbox.faults.clear();
      forgive(consoleErrors, FAILED_REQUEST);
    });
  }

  test('copying nobody in particular says when no trader is known, and goes on as soon as one is', async ({
    app,
    page,
    sandbox,
    consoleErrors,
  }) => {
    await app.open('/pages/market/market');
    await sandbox.faults.set({ calls: { 'GET /follow/index': { errorRate: 1 } } });
    await app.goto('/pages/follow/follow', { settle: false });
    await inTime(page, () => app.getByText('Couldn’t load this trader').isVisible()).toBe(true);
    await sandbox.faults.clear();
    await app.getByRole('button', { name: 'Try again' }).click();
    await expect(app.getByLabel('Multiple')).toBeVisible();
    forgive(consoleErrors, FAILED_REQUEST);
  });

  test('latency: the page waits with its outline, and fills when the answers come', async ({ app, page, sandbox }) => {
    await app.open('/pages/market/market');
    await sandbox.faults.set({ latencyMs: 600_000 });
    // The app does not settle while answers are held back.
    await app.goto('/pages/fund/assets_record', { settle: false });
    await expect(outline(page)).toBeVisible();
    await expect(page.getByRole('progressbar')).toBeVisible();
    await sandbox.faults.clear();
    await expect(outline(page)).toHaveCount(0);
  });

  test('999: the message, the login, and back to where the user was', async ({ app, page, sandbox }) => {
    await app.open('/pages/market/market');
    await sandbox.faults.set({ envelope: 999 });
    // The message is shown only briefly, so begin to wait for it before.
    const said = page.getByText('Your session has expired. Please log in again').first().waitFor();
    await app.goto('/pages/fund/assets_record');
    await said;
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
    await sandbox.faults.clear();
    await page.getByLabel('E-mail or account').last().fill('maya@example.com');
    await page.getByLabel('Password', { exact: true }).fill('pocket123');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/assets_record/);
  });
});

test.describe('orders', () => {
  const fillIn = async (page: Page, price: number) => {
    await page.getByLabel('Price (USDT)').fill(String(price));
    await page.getByLabel('Amount (BTC)').fill('0.05');
    await page.getByRole('button', { name: 'Buy BTC' }).click();
  };

  test('998: says so, and nothing that was typed is lost', async ({ app, page, sandbox }) => {
    await app.open('/pages/transaction/currency?symbol=BTC%2FUSDT');
    const price = await sandbox.market.price('BTC/USDT');
    await sandbox.faults.set({ calls: { 'POST /coin/trade': { envelope: 998 } } });
    await fillIn(page, Math.floor(Number(price) * 0.97));
    await expect(page.getByText('Verify your identity first').first()).toBeVisible();
    await expect(page.getByLabel('Amount (BTC)')).toHaveValue('0.05');
  });

  for (const [what, faults, words] of [
    ['a refusal of the contract', { refusal: 'no_liquidity' }, 'There are no offers at this price right now'],
    [
      'too many requests',
      { errorRate: 1, errorKind: 'http429', retryAfterSeconds: 45 },
      /^Too many requests\. Try again in 4\d s$/,
    ],
  ] as const) {
    test(`${what}: said in words, and nothing that was typed is lost`, async ({
      app,
      page,
      sandbox,
      consoleErrors,
    }) => {
      await app.open('/pages/transaction/currency?symbol=BTC%2FUSDT');
      const price = await sandbox.market.price('BTC/USDT');
      await sandbox.faults.set({ calls: { 'POST /coin/trade': faults } });
      await fillIn(page, Math.floor(Number(price) * 0.97));
      await expect(page.getByText(words).first()).toBeVisible();
      await expect(page.getByLabel('Amount (BTC)')).toHaveValue('0.05');
      forgive(consoleErrors, FAILED_REQUEST);
    });
  }

  test('a slow first byte: the order is placed long before its answer comes', async ({ app, page, sandbox }) => {
    await app.open('/pages/transaction/currency?symbol=BTC%2FUSDT');
    const price = Math.floor(Number(await sandbox.market.price('BTC/USDT')) * 0.97);
    const placed = async () =>
      (await sandbox.call('trader', 'GET /coin/list', { status: 1 })).filter(
        ({ target_price }) => Number(target_price) === price,
      ).length;
    await sandbox.faults.set({ calls: { 'POST /coin/trade': { answerDelayMs: 600_000 } } });
    await fillIn(page, price);
    await expect.poll(placed).toBe(1);
    await expect(page.getByText('Buy order placed')).toHaveCount(0);
    await app.says('Buy order placed', () => sandbox.faults.clear());
    expect(await placed()).toBe(1);
  });

  test('a lost answer does not double an order, however often it is tried', async ({
    app,
    page,
    sandbox,
    consoleErrors,
  }) => {
    await app.open('/pages/transaction/currency?symbol=BTC%2FUSDT');
    const frozen = async () => {
      const holdings = await sandbox.ledger.balances('trader');
      return Number(holdings.find(({ kind, asset }) => kind === 'change' && asset === 'USDT')?.frozen);
    };
    const before = await frozen();
    const price = Math.floor(Number(await sandbox.market.price('BTC/USDT')) * 0.97);
    await sandbox.faults.set({ calls: { 'POST /coin/trade': { lostAnswerRate: 1 } } });
    await fillIn(page, price);
    const unsure = page.getByText('No response. Try again: it will not be done twice.');
    await inTime(page, () => unsure.isVisible()).toBe(true);
    await expect(page.getByLabel('Amount (BTC)')).toHaveValue('0.05');
    expect(await frozen()).toBeCloseTo(before + price * 0.05, 6);

    await sandbox.faults.clear();
    await app.says('Buy order placed', () => page.getByRole('button', { name: 'Buy BTC' }).click());
    expect(await frozen()).toBeCloseTo(before + price * 0.05, 6);
    forgive(consoleErrors, FAILED_REQUEST);
  });
});

test.describe('chunks', () => {
  // A page that was opened before has its chunk.
  test.use(OWN_PAGE);

  test('a slow chunk: the outline of a page, and the page as soon as it comes', async ({ app, page, sandbox }) => {
    await app.open('/pages/market/market');
    await sandbox.faults.set({ slowChunkMs: 600_000 });
    await app.goto('/pages/common/area', { settle: false });
    await expect(outline(page)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Area code' })).toHaveCount(0);
    await sandbox.faults.clear();
    await expect(page.getByRole('heading', { name: 'Area code' })).toBeVisible();
  });

  test('a chunk that has not come within a minute is given up, and asked for again on demand', async ({
    app,
    page,
    sandbox,
  }) => {
    await app.open('/pages/market/market');
    await sandbox.faults.set({ slowChunkMs: 600_000 });
    await app.goto('/pages/common/area', { settle: false });
    await expect(outline(page)).toBeVisible();
    await page.clock.fastForward(60_000);
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await sandbox.faults.clear();
    await again.click();
    await expect(page.getByRole('heading', { name: 'Area code' })).toBeVisible();
  });
});

/** Opens every screen without waiting for its answers. Returns where no page stands, or one that has failed. */
const fallen = (page: Page, routes: readonly string[]) =>
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
    expect(await fallen(page, Object.keys(screens))).toEqual([]);
    await app.goto('/pages/market/market', { settle: false });
    await sandbox.faults.clear();
    await inTime(page, () => bitcoin(page).isVisible()).toBe(true);
    await inTime(page, () => frame(page).getAttribute('data-prices')).toBe('live');
    forgive(consoleErrors, FAILED_REQUEST);
  });
}
