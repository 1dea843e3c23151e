import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { languageConditions } from './apps/web/language.vite.ts';

/** In milliseconds: what hangs ends, what is only slow on a busy machine does not fail. */
const TEST_TIMEOUT = 240_000;

export default defineConfig({
  test: {
    // Transformed files are kept on disk between runs, and shared by the projects.
    experimental: { fsModuleCache: true },
    projects: [
      {
        // In the texts of that language instead of English: BUILD_LANGUAGE=fr-CA.
        ...(languageConditions.length === 0
          ? {}
          : { ssr: { resolve: { conditions: [...languageConditions, ...defaultServerConditions] } } }),
        test: {
          name: 'unit',
          environment: 'node',
          // Rules keep nothing between calls, so their files may share one process: a fifth of the time.
          isolate: false,
          pool: 'threads',
          testTimeout: TEST_TIMEOUT,
          expect: { poll: { timeout: TEST_TIMEOUT / 4 } },
          include: [
            'packages/*/src/**/*.test.ts',
            'packages/domain/testing/**/*.test.ts',
            'apps/web/src/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['apps/server/src/**/*.test.ts'],
          isolate: false,
          pool: 'forks',
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          globalSetup: ['apps/server/src/testing/test-databases.setup.ts'],
          setupFiles: [
            'apps/server/src/testing/documented-answers.setup.ts',
            'apps/server/src/testing/distributed-statements.setup.ts',
          ],
          testTimeout: TEST_TIMEOUT,
          expect: { poll: { timeout: TEST_TIMEOUT / 4 } },
          hookTimeout: TEST_TIMEOUT,
        },
      },
    ],
  },
});
