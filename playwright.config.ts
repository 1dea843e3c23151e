import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/browser.ts';

const folder = join(import.meta.dirname, 'e2e');
const bySize = readdirSync(folder)
  .filter((file) => file.endsWith('.spec.ts'))
  .map((file) => ({ file, size: statSync(join(folder, file)).size }))
  .sort((a, b) => b.size - a.size || a.file.localeCompare(b.file))
  .map(({ file }) => file);

/** Two halves of the tests at once, each against a service and a database of its own, so that neither meets the other's purchases. */
const halves = [
  { name: 'one', port: 3996, files: bySize.filter((_, at) => at % 4 === 0 || at % 4 === 3) },
  { name: 'two', port: 3997, files: bySize.filter((_, at) => at % 4 === 1 || at % 4 === 2) },
];
const origin = (port: number): string => `http://localhost:${port}`;

export default defineConfig({
  testDir: 'e2e',
  outputDir: '.data/e2e',
  workers: halves.length,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    browserName: 'chromium',
    launchOptions: launchOptions(),
    trace: 'off',
    // Who asks for less motion sees layers at once: nothing has to be waited for. What moves is looked at where a test asks for it.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: halves.map(({ name, port, files }) => ({
    name,
    testMatch: files,
    workers: 1,
    use: { baseURL: origin(port) },
  })),
  webServer: halves.map(({ name, port }) => ({
    command: 'node e2e/service.mjs',
    url: `${origin(port)}/readyz`,
    env: { PORT: String(port), BROWSER_TESTS: name },
    timeout: 120_000,
    stdout: 'ignore' as const,
    stderr: 'pipe' as const,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
  })),
});
