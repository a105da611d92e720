import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './scripts/browser.mjs';

/**
 * Browser tests. `sandbox` runs the static sandbox build. `live-4` and `live-3` run the production builds with
 * engine.io protocol 4 and 3; each worker has its own Node host (e2e/fixtures.ts). `npm test` makes all builds before
 * (scripts/check-builds.mjs).
 */
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } };
/** `E2E_PORT` lets two checkouts run their browser tests at the same time. */
const port = Number(process.env.E2E_PORT ?? 5173);
const sandboxUrl = `http://localhost:${port}/h5/`;

/** Tests that also run against a real server. */
const LIVE = ['journeys/*.spec.ts', 'kit.spec.ts', 'content-security.spec.ts', 'backends.spec.ts'];
/** Changes answers on the network; the sandbox's answers do not go over it. */
const ON_THE_NETWORK = 'contract-violations.spec.ts';

export default defineConfig<object, { liveBuild: string }>({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  // The engine checks are a separate step (`npm run engines`).
  testIgnore: 'engines/**',
  outputDir: 'test-results',
  // Pictures of e2e/pictures.spec.ts: one set for every project and machine.
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  timeout: 180_000,
  expect: { timeout: 15_000 },
  workers: process.env.CI ? 3 : 1,
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  // A test that would pass at a second try is a defect of the test or of the app.
  retries: 0,
  reporter: [
    ['list'],
    ...(process.env.CI ? [['html', { open: 'never' }] as const] : []),
    ['./e2e/fixtures/failure-report.ts'],
  ],
  use: {
    ...phone,
    launchOptions: launchOptions({ shell: true }),
    // Recording a trace doubles a test's time: `TRACE=1 npm run e2e -- NAME`.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    locale: 'en-GB',
    // Pages answer their calls themselves, as over plain HTTP, which is less work for the machine. The service worker is
    // allowed where it is tested, where a test listens to the app's calls, for starts, storage and tabs, and in two
    // journeys, because most people use the sandbox through it.
    serviceWorkers: 'block',
    // Tests of motion ask for it (`MOVING` in e2e/fixtures.ts).
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'sandbox', testIgnore: ['engines/**', ON_THE_NETWORK], use: { baseURL: sandboxUrl } },
    { name: 'live-4', testMatch: [...LIVE, ON_THE_NETWORK], use: { liveBuild: 'dist' } },
    { name: 'live-3', testMatch: LIVE, use: { liveBuild: 'node_modules/.cache/dist-protocol-3' } },
  ],
  webServer: {
    command: `npx --no-install vite preview --mode sandbox --port ${port}`,
    url: sandboxUrl,
    reuseExistingServer: !process.env.CI,
  },
});
