import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './scripts/browser.mjs';

/**
 * Browser tests. `sandbox` runs the static sandbox build; `live-4` and `live-3` run the production builds of the journeys against
 * the Node host, with engine.io protocol 4 and 3. `npm test` has built all of them (scripts/check-builds.mjs).
 */
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } };
const sandboxUrl = 'http://localhost:5173/h5/';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  timeout: 60_000,
  expect: { timeout: 15_000 },
  workers: process.env.CI ? 2 : 1,
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  reporter: process.env.CI ? [['list'], ['html', { open: 'never' }]] : 'list',
  use: { ...phone, launchOptions: launchOptions(), trace: 'retain-on-failure', locale: 'en-GB' },
  projects: [
    { name: 'sandbox', use: { baseURL: sandboxUrl } },
    { name: 'live-4', testMatch: 'journeys/*.spec.ts', use: { baseURL: 'http://127.0.0.1:8787/h5/' } },
    { name: 'live-3', testMatch: 'journeys/*.spec.ts', use: { baseURL: 'http://127.0.0.1:8788/h5/' } },
  ],
  webServer: [
    { command: 'npx --no-install vite preview --mode sandbox', url: sandboxUrl, reuseExistingServer: !process.env.CI },
    {
      command: 'npm run sim -- --port 8787 --scenario spot-trader --seed 7 --static dist',
      url: 'http://127.0.0.1:8787/__sandbox/clock',
      reuseExistingServer: !process.env.CI,
    },
    {
      command:
        'npm run sim -- --port 8788 --scenario spot-trader --seed 7 --static node_modules/.cache/dist-protocol-3',
      url: 'http://127.0.0.1:8788/__sandbox/clock',
      reuseExistingServer: !process.env.CI,
    },
  ],
});
