import { defineConfig } from '@playwright/test';
import { embeddedTemplate } from './apps/server/src/testing/embedded-template.ts';
import { launchOptions } from './scripts/browser.ts';

const port = 3996;
/** These set how their browser starts: each ends a worker's browser for one of its own. */
const withOwnBrowser = ['pictures.spec.ts', 'scan.spec.ts'];
const { args = [], ...launching } = launchOptions();

/** Runs the journeys, two at once, against one service with an empty database of its own: a journey that buys or changes something does so on a registry of its own or of its worker. */
export default defineConfig({
  forbidOnly: true,
  testDir: 'e2e/journeys',
  outputDir: '.data/e2e',
  workers: 2,
  // First, so that at the end no worker waits for them.
  projects: [
    { name: 'a browser of its own', testMatch: withOwnBrowser },
    { name: 'the others', testIgnore: withOwnBrowser },
  ],
  fullyParallel: true,
  timeout: 600_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    // Drawing pictures costs more than most journeys; those that are about pictures ask for them. A page is open for seconds: compiling ahead and optimizing take longer than they save.
    launchOptions: {
      ...launching,
      args: [...args, '--blink-settings=imagesEnabled=false', '--js-flags=--no-opt --no-maglev --single-threaded'],
    },
    // What does not come within that time does not come at all.
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    trace: 'off',
    // Who asks for less motion sees layers at once: nothing has to be waited for. What moves is looked at where a test asks for it.
    contextOptions: { reducedMotion: 'reduce' },
  },
  webServer: {
    command: 'node e2e/service.mjs',
    url: `http://localhost:${port}/readyz`,
    env: { PORT: String(port), EMPTY_DATA: embeddedTemplate() },
    timeout: 600_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
