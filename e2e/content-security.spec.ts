import type { Page } from '@playwright/test';
import { expect, OWN_PAGE, test } from './fixtures';

test.use(OWN_PAGE);

/**
 * The page's Content-Security-Policy allows what the app needs, and blocks injected code. Every screen is opened under
 * it by sweep.spec.ts in the sandbox and by contract-violations.spec.ts on a production build. A build with the other
 * socket protocol has the same screens and the same policy.
 */
test('a document of the house is shown with its own style', async ({ app, page, sandbox, consoleErrors }) => {
  await sandbox.start('spot-trader', { seed: 7 });
  await app.goto(`/pages/common/webView?url=${encodeURIComponent('/upload/site/guide.html')}&title=Guide`);
  const heading = page.locator('iframe').contentFrame().getByRole('heading', { level: 2 }).first();
  await expect(heading).toHaveCSS('color', 'rgb(255, 215, 166)');
  // Playwright injects scripts into every frame, which this sandboxed frame refuses like any other script.
  const others = consoleErrors.filter((text) => !text.startsWith('Blocked script execution in '));
  consoleErrors.splice(0, consoleErrors.length, ...others);
});

/** Tries to inject code into the page. Code that has run sets a global. */
const plant = (page: Page) =>
  page.evaluate(async () => {
    const marks = window as unknown as { planted: string[] };
    marks.planted = [];
    const script = (text: string) => Object.assign(document.createElement('script'), { text });
    const tries: Record<string, () => unknown> = {
      'an inline script': () => document.body.append(script('planted.push("script")')),
      'a script of another host': () => {
        const { href } = new URL('data:text/javascript,planted.push("elsewhere")');
        document.body.append(Object.assign(document.createElement('script'), { src: href }));
      },
      'markup with a handler': () => {
        const box = document.createElement('div');
        document.body.append(box);
        box.innerHTML = '<img src="x:" onerror="planted.push(\'handler\')">';
      },
      'text as code': () => Reflect.apply(setTimeout, window, ['planted.push("text")']),
      'a worker of another host': () => new Worker('https://elsewhere.invalid/worker.js'),
    };
    const refused: string[] = [];
    const blocked: string[] = [];
    addEventListener('securitypolicyviolation', ({ effectiveDirective }) => blocked.push(effectiveDirective));
    for (const [name, attempt] of Object.entries(tries)) {
      try {
        attempt();
      } catch {
        refused.push(name);
      }
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
    return { planted: marks.planted, refused, blocked: new Set(blocked).size > 0 };
  });

test('injected code does not run', async ({ app, page, consoleErrors }) => {
  await app.goto('/pages/setting/language');
  const { planted, refused, blocked } = await plant(page);
  expect(planted).toEqual([]);
  expect(blocked).toBe(true);
  // Browsers with Trusted Types refuse it before parsing.
  const tellsApart = await page.evaluate(() => 'trustedTypes' in window);
  if (tellsApart) expect(refused).toContain('markup with a handler');
  expect(consoleErrors).not.toEqual([]);
  consoleErrors.length = 0;
});
