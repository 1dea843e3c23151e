import { test as base } from '@playwright/test';
import { begin, type GiftList, type Session, sessionOf } from './registry.ts';
import { demo, stranger } from './shop.ts';

/** Who a test can be without signing in, and a registry that no other worker changes. */
interface OfWorker {
  /** The owner of the demo's registries. */
  readonly demoOwner: Session;
  /** The owner of the registries that are begun for the tests. */
  readonly owner: Session;
  /** A registry with eight gifts of which plenty are wanted, for whoever buys something. */
  readonly list: GiftList;
}

interface OfTest {
  /** Begins a registry for one test; SKU and how many are wanted of it. */
  readonly ownList: (wishes: ReadonlyArray<readonly [sku: string, wanted: number]>) => Promise<GiftList>;
  /** Leaves no page open: what a page that nobody looks at any more hears and draws would make the tests after it slower. */
  readonly noPageLeft: undefined;
}

/** A test of the shop. */
export const test = base.extend<OfTest, OfWorker>({
  demoOwner: [
    async ({ playwright }, use, { project }) => {
      await use(await sessionOf(playwright.request, project.use.baseURL, demo));
    },
    { scope: 'worker' },
  ],
  owner: [
    async ({ playwright }, use, { project }) => {
      await use(await sessionOf(playwright.request, project.use.baseURL, stranger));
    },
    { scope: 'worker' },
  ],
  list: [
    async ({ playwright, owner }, use, { project }) => {
      await use(
        await begin(playwright.request, project.use.baseURL, owner, [
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
  ownList: async ({ playwright, owner, baseURL }, use) => {
    await use((wishes) => begin(playwright.request, baseURL, owner, wishes));
  },
  noPageLeft: [
    async ({ browser }, use) => {
      const before = new Set(browser.contexts());
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => (before.has(context) ? undefined : context.close())));
    },
    { auto: true },
  ],
});
