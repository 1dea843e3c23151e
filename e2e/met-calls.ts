import type { Page, Route } from '@playwright/test';

/** Which calls: a pattern or an expression for their addresses. */
type Calls = string | RegExp;

/** These calls meet this until they are let through, by the answer. They stay listened to, for what the browser asks for while nobody listens any more may be held for ever. */
export const meetUntil = async (
  page: Page,
  calls: Calls,
  meet: (route: Route) => Promise<void>,
): Promise<() => void> => {
  let isMet = true;
  await page.route(calls, (route) => (isMet ? meet(route) : route.fallback()));
  return () => {
    isMet = false;
  };
};

/** The first of these calls meets this, the others are let through. */
export const meetFirst = async (page: Page, calls: Calls, meet: (route: Route) => Promise<void>): Promise<void> => {
  let isMet = false;
  await page.route(calls, (route) => {
    if (isMet) return route.fallback();
    isMet = true;
    return meet(route);
  });
};
