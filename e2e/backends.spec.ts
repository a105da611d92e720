import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import type { Sandbox } from '../sim/control/sandbox';
import { createSandbox } from '../sim/control/sandbox-api';
import { httpCarrier } from '../sim/control/sandbox-http';
import { VIOLATION_PREFIX } from '../src/lib/contract-violations';
import { test as base, expect, expectNetworkErrors } from './fixtures';
import { axeProblems } from './fixtures/axe-problems';
import { deafProxy } from './fixtures/deaf-proxy';
import { startHost } from './fixtures/host';
import { inTime } from './fixtures/in-time';
import { prepare } from './fixtures/prepare-page';
import { hostFolder } from './static-host';

interface Deployment {
  /** Address of the app. */
  readonly url: string;
  /** Edits the configuration in index.html. */
  configure(configuration: unknown): void;
}

interface Fixtures {
  /** Functions that stop the started servers, called after the pages that use them were closed. */
  ends: (() => unknown)[];
  /** Serves the production build as somebody would deploy it. */
  deploy(configuration: unknown): Promise<Deployment>;
  /** Starts another server, which allows any page to read its answers. Resolves to its origin. */
  serve(answer: RequestListener): Promise<string>;
  /** An exchange of its own for the test, or the worker's. */
  exchange(seed: number, isOwn?: boolean): Promise<{ origin: string; sandbox: Sandbox; price(): Promise<string> }>;
}

const test = base.extend<Fixtures>({
  ends: async ({ context }, use) => {
    const ends: (() => unknown)[] = [];
    await use(ends);
    for (const page of context.pages()) await page.close();
    for (const end of ends) await end();
  },
  deploy: ({ liveBuild, ends }, use) =>
    use(async (configuration) => {
      const folder = mkdtempSync(join(tmpdir(), 'pocket-deployed-'));
      for (const name of readdirSync(liveBuild))
        if (name !== 'index.html') symlinkSync(resolve(liveBuild, name), join(folder, name));
      const built = readFileSync(join(liveBuild, 'index.html'), 'utf8');
      const configure = (next: unknown) => {
        const text = typeof next === 'string' ? next : JSON.stringify(next);
        const edited = built.replace(/(<script [^>]*id="backend">)[^<]*/, (_all, tag) => tag + text);
        expect(edited).not.toBe(built);
        writeFileSync(join(folder, 'index.html'), edited);
      };
      configure(configuration);
      const { port, close } = await hostFolder(() => folder, '/h5/');
      ends.push(close, () => rmSync(folder, { recursive: true }));
      return { url: `http://localhost:${port}/h5/`, configure };
    }),
  serve: ({ ends }, use) =>
    use(async (answer) => {
      const server = createServer((request, response) => {
        response.setHeader('access-control-allow-origin', '*');
        response.setHeader('access-control-allow-headers', '*, authorization');
        if (request.method === 'OPTIONS') response.writeHead(204).end();
        else answer(request, response);
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      ends.push(() => {
        server.close();
        server.closeAllConnections();
      });
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    }),
  exchange: ({ ends, liveOrigin }, use) =>
    use(async (seed, isOwn = true) => {
      const host = isOwn ? await startHost() : { origin: liveOrigin, stop: () => {} };
      const { origin } = host;
      ends.push(host.stop);
      const sandbox = createSandbox(httpCarrier(origin), { settled: async () => {}, paused: true });
      await sandbox.start('spot-trader', { seed });
      const price = async () => Math.trunc(Number(await sandbox.market.price('BTC/USDT'))).toLocaleString('en');
      return { origin, sandbox, price };
    }),
});

test.skip(({ liveBuild }) => !liveBuild, 'the sandbox has its backend in the page');

const MARKET = '#/pages/market/market';
const open = async (page: Page, url: string, lang = 'en') => {
  await prepare(page, { lang, waivesTapGuards: true });
  await page.goto(url);
};
/** Loads the page again in another language. */
const openAgain = async (page: Page, lang: string) => {
  await page.evaluate((chosen) => localStorage.setItem('lang', chosen), lang);
  await page.reload();
};

test('one build, two backends: each page has its own exchange, sockets included', async ({
  page,
  context,
  deploy,
  exchange,
}) => {
  const exchanges = await Promise.all([exchange(7), exchange(11, false)]);
  const pages = [page, await context.newPage()] as const;
  const sockets = pages.map((one) => {
    const urls: string[] = [];
    one.on('websocket', (socket) => urls.push(new URL(socket.url()).host));
    return urls;
  });
  const prices = [await exchanges[0].price(), await exchanges[1].price()] as const;
  expect(prices[0]).not.toBe(prices[1]);
  for (const [n, one] of pages.entries()) {
    const { origin } = exchanges[n as 0 | 1];
    const { url } = await deploy({ apiBase: `${origin}/api`, socketUrl: origin });
    await open(one, url + MARKET);
    await expect(one.locator('[data-prices="live"]')).toBeVisible();
    await expect(one.locator('main')).toContainText(prices[n as 0 | 1]);
  }
  await exchanges[0].sandbox.market.set('BTC/USDT', '61234');
  await exchanges[0].sandbox.clock.step('2s');
  await expect(pages[0].locator('main')).toContainText(await exchanges[0].price());
  await expect(pages[1].locator('main')).toContainText(prices[1]);
  for (const [n, { origin }] of exchanges.entries())
    expect([...new Set(sockets[n])], `page ${n}`).toEqual([new URL(origin).host]);
});

test.describe('a connection that stands and is not passed on any more', () => {
  test.use({ timers: 'fake' });

  test('is given up before a ping is missed, and what is shown comes by another one', async ({
    page,
    deploy,
    exchange,
    ends,
  }) => {
    const { origin, sandbox } = await exchange(7);
    await sandbox.clock.resume();
    const proxy = await deafProxy(origin);
    ends.push(proxy.close);
    const watches: string[][] = [];
    page.on('websocket', (socket) => {
      const sent: string[] = [];
      watches.push(sent);
      socket.on('framesent', ({ payload }) => void (String(payload).includes('"watch"') && sent.push(String(payload))));
    });
    const { url } = await deploy({ apiBase: `${proxy.origin}/api`, socketUrl: proxy.origin });
    await open(page, url + MARKET);
    const frame = page.locator('[data-prices]').first();
    await expect(frame).toHaveAttribute('data-prices', 'live');
    proxy.goDeaf();
    const nowS = () => page.evaluate(() => Date.now() / 1000);
    const startS = await nowS();
    await inTime(page, () => frame.getAttribute('data-prices')).toBe('late');
    await expect.poll(() => watches.length).toBe(2);
    expect((await nowS()) - startS).toBeLessThan(30);
    await expect(frame).toHaveAttribute('data-prices', 'live');
    expect(watches[1]?.at(-1)).toBe(watches[0]?.at(-1));
  });
});

test.describe('before any socket', () => {
  test.skip(({ liveBuild }) => liveBuild !== 'dist', 'the same with either socket protocol');

  test('a page reaches no other host than those of its configuration', async ({
    page,
    deploy,
    serve,
    liveOrigin,
    consoleErrors,
  }) => {
    const elsewhere = await serve((_request, response) => response.end('{}'));
    const { url } = await deploy({ apiBase: `${liveOrigin}/api`, socketUrl: liveOrigin });
    await open(page, url);
    const reach = (address: string) =>
      page.evaluate(
        (to) =>
          fetch(to).then(
            () => true,
            () => false,
          ),
        address,
      );
    expect(await reach(`${liveOrigin}/api/getSetting?keyword=version`)).toBe(true);
    expect(await reach(elsewhere)).toBe(false);
    await expect.poll(() => consoleErrors.join('\n')).toContain(`blocked by connect-src: ${elsewhere}`);
    consoleErrors.length = 0;
  });

  const OF_SERVER = /^WebSocket connection to|blocked by CORS policy|ERR_/;

  /** Removes the browser's errors about a server that gives no useful answer. */
  function expectServerErrors(consoleErrors: string[]): void {
    const others = consoleErrors.filter((text) => !OF_SERVER.test(text) && !text.startsWith(VIOLATION_PREFIX));
    consoleErrors.splice(0, consoleErrors.length, ...others);
    expectNetworkErrors(consoleErrors);
  }

  const json = (body: string) => ({ type: 'application/json', body });
  test('a server that is not a backend is reported in place of the page, and after a correction the app continues', async ({
    page,
    deploy,
    serve,
    liveOrigin,
    consoleErrors,
  }) => {
    let answer: RequestListener = () => {};
    const origin = await serve((request, response) => answer(request, response));
    const wrong = { apiBase: `${origin}/api`, socketUrl: origin };
    const { url, configure } = await deploy(wrong);
    await page.setViewportSize({ width: 320, height: 640 });
    const main = page.locator('main');
    for (const [lang, name, status, { type, body }, what, came] of [
      [
        'en',
        'a web page',
        200,
        { type: 'text/html', body: '<!doctype html><title>Hotel</title>' },
        'This isn’t the answer of an exchange',
        'HTTP 200, text/html, <!doctype html>',
      ],
      [
        'fra',
        'nothing',
        404,
        { type: 'text/plain', body: 'no' },
        'La plateforme a renvoyé une erreur',
        'HTTP 404, text/plain',
      ],
      ['jp', 'another API', 200, json('{"status":"up"}'), '応答の形式が正しくありません', '{"status":"up"}'],
    ] as const)
      await test.step(`${name}: ${lang}`, async () => {
        answer = (_request, response) => response.writeHead(status, { 'content-type': type }).end(body);
        configure(wrong);
        if (lang === 'en') await open(page, url + MARKET, lang);
        else await openAgain(page, lang);
        await expect(main.getByRole('alert')).toContainText(what);
        await expect(main).toContainText(`GET ${origin}/api/currency/quotation_new?lang=${lang}`);
        await expect(main).toContainText(came);
        expect(await axeProblems(page)).toEqual([]);
        expect(await main.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(false);
        configure({ apiBase: `${liveOrigin}/api`, socketUrl: liveOrigin });
        await main.getByRole('button').click();
        await expect(main).toContainText(/\d[\d.,\u202f]{5}/);
      });
    expectServerErrors(consoleErrors);
  });

  /** A refusal as any exchange may send it, to any call. */
  const BUSY = '{"type":"error","message":"Busy"}';
  test('a backend that refuses the page’s origin, or is not there, is reported, and once it answers the app continues', async ({
    page,
    deploy,
    serve,
    consoleErrors,
  }) => {
    let answer: RequestListener = () => {};
    const origin = await serve((request, response) => answer(request, response));
    const { url } = await deploy({ apiBase: `${origin}/api`, socketUrl: origin });
    for (const [name, refuse, what] of [
      [
        'allows no other page to read its answers',
        (_request, response) => {
          response.removeHeader('access-control-allow-origin');
          response.end(BUSY);
        },
        'The exchange doesn’t admit this page',
      ],
      ['is not there', (_request, response) => response.destroy(), 'The exchange can’t be reached'],
    ] as const satisfies readonly [string, RequestListener, string][])
      await test.step(`it ${name}`, async () => {
        answer = refuse;
        if (page.url().startsWith(url)) await page.reload();
        else await open(page, url + MARKET);
        await expect(page.getByRole('alert')).toContainText(what);
        answer = (_request, response) => response.end(BUSY);
        await expect(page.getByRole('heading', { name: 'Exchange not available' })).toHaveCount(0);
      });
    // The page would go on trying to connect, and print more errors.
    await page.close();
    expectServerErrors(consoleErrors);
  });

  test('an invalid configuration is reported, and no other request is made', async ({ page, deploy }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.setViewportSize({ width: 320, height: 640 });
    const { url, configure } = await deploy('');
    for (const [lang, configuration, hint, value] of [
      ['en', '{"apiBase":', 'The settings in this page aren’t valid JSON.', '{"apiBase":'],
      ['id', { apibase: '/api' }, 'Tidak ada pengaturan bernama “apibase”.', '/api'],
      ['zh', { apiBase: 'exchange.test' }, '“apiBase”必须是网址。', 'exchange.test'],
      ['kor', { socketProtocol: 5 }, '“socketProtocol” 값은 3 또는 4여야 합니다.', '5'],
    ] as const)
      await test.step(lang, async () => {
        configure(configuration);
        if (lang === 'en') await open(page, url, lang);
        else await openAgain(page, lang);
        await expect(page.getByRole('alert')).toContainText(hint);
        await expect(page.locator('main')).toContainText(value);
        expect(await axeProblems(page)).toEqual([]);
      });
    expect(asked.filter((address) => !address.startsWith(url) && !address.startsWith('data:'))).toEqual([]);
  });
});
