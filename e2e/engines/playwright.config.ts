import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './fixtures';

/**
 * Checks in engines other than Chromium, in which all other browser tests run, on the static sandbox.
 */
export default defineConfig<object, EngineOptions>({
  testDir: '.',
  outputDir: '../../test-results/engines',
  timeout: 240_000,
  expect: { timeout: 20_000 },
  workers: 3,
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  reporter: 'list',
  projects: [
    { name: 'firefox', use: { engine: 'firefox' } },
    { name: 'webkit', use: { engine: 'webkit' } },
  ],
});
