import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type Plugin } from 'vitest/config';
import { launchOptions } from '../scripts/browser.ts';

/**
 * Serves the same grey picture for all pictures of the shop, so that no story waits for one to be made; names that begin
 * with "none" are not found.
 */
const greyPictures: Plugin = {
  name: 'grey-pictures',
  configureServer: ({ middlewares }) => {
    middlewares.use('/pictures', ({ url = '' }, response) => {
      if (url.startsWith('/none')) {
        response.statusCode = 404;
        response.end();
        return;
      }
      response.setHeader('Content-Type', 'image/svg+xml');
      response.setHeader('Cache-Control', 'max-age=3600');
      response.end(
        '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"><path fill="#ccc" d="M0 0h800v800H0z"/></svg>',
      );
    });
  },
};

/** Runs the stories as tests. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [
    greyPictures,
    storybookTest({
      configDir: import.meta.dirname,
      tags: { include: ['test'], exclude: process.env['ALL_STORIES'] === '1' ? [] : ['more'] },
    }),
  ],
  test: {
    name: 'stories',
    // Stories mount and unmount themselves; isolation took twice the time.
    isolate: false,
    // One page: a second one loads all modules again, a quarter more CPU, while the browser tests use the other core.
    maxWorkers: 1,
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      // The first run bundles the packages before a page can load.
      connectTimeout: 300_000,
      instances: [{ browser: 'chromium' as const }],
      provider: playwright({ launchOptions: launchOptions() }),
    },
  },
});
