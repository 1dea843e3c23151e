import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/browser.ts';

const folder = join(import.meta.dirname, 'e2e/more');
const bySize = readdirSync(folder)
  .filter((file) => file.endsWith('.spec.ts'))
  .map((file) => ({ file, size: statSync(join(folder, file)).size }))
  .sort((a, b) => b.size - a.size || a.file.localeCompare(b.file))
  .map(({ file }) => file);

/** Two halves of the tests at once, each against a service and a database of its own, so that neither meets the other's purchases. */
const halves = [
  { name: 'one', port: 3997, files: bySize.filter((_, at) => at % 4 === 0 || at % 4 === 3) },
  { name: 'two', port: 3998, files: bySize.filter((_, at) => at % 4 === 1 || at % 4 === 2) },
];
const origin = (port: number): string => `http://localhost:${port}`;

/** Runs what `npm test` leaves out, about 25 minutes on two cores: once at the end of a large change. */
export default defineConfig({
  forbidOnly: true,
  testDir: 'e2e/more',
  outputDir: '.data/e2e-more',
  workers: halves.length,
  timeout: 600_000,
  expect: { timeout: 30_000 },
  use: {
    browserName: 'chromium',
    launchOptions: launchOptions(),
    trace: 'off',
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: halves.map(({ name, port, files }) => ({
    name,
    testMatch: files,
    workers: 1,
    use: { baseURL: origin(port) },
  })),
  webServer: halves.map(({ port }) => ({
    command: 'node e2e/service.mjs',
    url: `${origin(port)}/readyz`,
    env: { PORT: String(port) },
    timeout: 600_000,
    stdout: 'ignore' as const,
    stderr: 'pipe' as const,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
  })),
});
