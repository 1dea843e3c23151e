import { test as base } from '@playwright/test';
import { createRegistry, createSession, type Session, type TestRegistry } from './registry.ts';
import { demo, stranger } from './shop.ts';

/** Created once per worker. */
interface WorkerFixtures {
  /** The owner of the demo's registries. */
  readonly demoOwner: Session;
  /** The owner of the registries that are created for tests. */
  readonly owner: Session;
  /** A registry with eight items in large wanted quantities, for tests that buy something. */
  readonly list: TestRegistry;
}

interface TestFixtures {
  /** Creates a registry for one test: SKUs and wanted quantities. */
  readonly createList: (items: ReadonlyArray<readonly [sku: string, wanted: number]>) => Promise<TestRegistry>;
  /** Closes the test's pages: their live updates would slow the tests after it. */
  readonly closePages: undefined;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  demoOwner: [
    async ({ playwright }, use, { project }) => {
      await use(await createSession(playwright.request, project.use.baseURL, demo));
    },
    { scope: 'worker' },
  ],
  owner: [
    async ({ playwright }, use, { project }) => {
      await use(await createSession(playwright.request, project.use.baseURL, stranger));
    },
    { scope: 'worker' },
  ],
  list: [
    async ({ playwright, owner }, use, { project }) => {
      await use(
        await createRegistry(playwright.request, project.use.baseURL, owner, [
          ['410101', 40],
          ['410107', 60],
          ['410530', 40],
          ['410601', 30],
          ['410602', 20],
          ['410802', 30],
          ['411304', 20],
          ['411804', 20],
        ]),
      );
    },
    { scope: 'worker' },
  ],
  createList: async ({ playwright, owner, baseURL }, use) => {
    await use((items) => createRegistry(playwright.request, baseURL, owner, items));
  },
  closePages: [
    async ({ browser }, use) => {
      const before = new Set(browser.contexts());
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => (before.has(context) ? undefined : context.close())));
    },
    { auto: true },
  ],
});
