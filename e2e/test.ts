import { test as base } from '@playwright/test';

/** A test that leaves no page open: what a page that nobody looks at any more hears and draws would make those after it slower. */
export const test = base.extend<{ readonly noPageLeft: undefined }>({
  noPageLeft: [
    async ({ browser }, use) => {
      const before = new Set(browser.contexts());
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => (before.has(context) ? undefined : context.close())));
    },
    { auto: true },
  ],
});
