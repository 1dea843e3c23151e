import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type Plugin } from 'vitest/config';
import { launchOptions } from './scripts/browser.ts';

/** In milliseconds: what hangs ends, what is only slow on a busy machine does not fail. */
const PATIENCE = 60_000;

/** One grey picture stands for all pictures of the shop, so that stories look the same whether or not these were drawn; there is none whose name begins with "none". */
const greyPictures: Plugin = {
  name: 'grey-pictures',
  configureServer: ({ middlewares }) => {
    middlewares.use('/art', ({ url = '' }, response) => {
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

export default defineConfig({
  test: {
    // Transformed files are kept on disk between runs, and shared by the projects.
    experimental: { fsModuleCache: true },
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          // Rules keep nothing between calls, so their files may share one process: a fifth of the time.
          isolate: false,
          pool: 'threads',
          testTimeout: PATIENCE,
          expect: { poll: { timeout: PATIENCE / 2 } },
          include: [
            'packages/*/src/**/*.test.ts',
            'packages/domain/testing/**/*.test.ts',
            'apps/web/src/**/*.test.ts',
            'apps/server/src/art/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['apps/server/src/**/*.test.ts'],
          exclude: ['apps/server/src/art/**'],
          isolate: false,
          pool: 'forks',
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          globalSetup: ['apps/server/src/testing/test-databases.ts'],
          testTimeout: PATIENCE,
          expect: { poll: { timeout: PATIENCE / 2 } },
          hookTimeout: 120_000,
        },
      },
      {
        plugins: [
          greyPictures,
          storybookTest({
            configDir: fileURLToPath(new URL('.storybook', import.meta.url)),
            tags: { include: ['test'], exclude: process.env['ALL_STORIES'] === '1' ? [] : ['more'] },
          }),
        ],
        test: {
          name: 'storybook',
          // A story mounts and unmounts itself; each file in a page of its own took twice the time.
          isolate: false,
          // Pages at once: each is a process of its own, and most of a story's time is its page's.
          maxWorkers: 2,
          testTimeout: PATIENCE,
          browser: {
            enabled: true,
            headless: true,
            instances: [{ browser: 'chromium' as const }],
            provider: playwright({ launchOptions: launchOptions() }),
          },
        },
      },
    ],
  },
});
