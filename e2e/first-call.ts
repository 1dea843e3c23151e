import type { Page, Route } from '@playwright/test';

/** The first of these calls meets this. They stay listened to, for what the browser asks for while nobody listens any more may be held for ever. */
export const meetFirst = (page: Page, calls: string, meet: (route: Route) => Promise<void>): Promise<unknown> => {
  let isMet = false;
  return page.route(calls, async (route) => {
    if (isMet) return route.fallback();
    isMet = true;
    await meet(route);
  });
};
