import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/browser.ts';

const port = 3996;
const origin = `http://localhost:${port}`;

export default defineConfig({
  testDir: 'e2e',
  outputDir: '.data/e2e',
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: { baseURL: origin, browserName: 'chromium', launchOptions: await launchOptions(), trace: 'retain-on-failure' },
  webServer: {
    command: 'node e2e/service.mjs',
    url: `${origin}/readyz`,
    env: { PORT: String(port) },
    timeout: 120_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
