import type { Page, Route } from '@playwright/test';

/**
 * Handles matching requests until the returned function is called; later ones go through. The route stays registered,
 * since a browser may hold requests forever that were sent without a handler.
 */
export const interceptUntilReleased = async (
  page: Page,
  url: string | RegExp,
  handle: (route: Route) => Promise<void>,
): Promise<() => void> => {
  let isIntercepting = true;
  await page.route(url, (route) => (isIntercepting ? handle(route) : route.fallback()));
  return () => {
    isIntercepting = false;
  };
};

/** Handles the first matching request; later ones go through. */
export const interceptFirst = async (
  page: Page,
  url: string | RegExp,
  handle: (route: Route) => Promise<void>,
): Promise<void> => {
  let isFirst = true;
  await page.route(url, (route) => {
    if (!isFirst) return route.fallback();
    isFirst = false;
    return handle(route);
  });
};

/** Lets the service process a request, and drops its response. */
export const loseAnswer = async (route: Route): Promise<void> => {
  await route.fetch();
  await route.abort();
};

/** Blocks the cart page's lookup of an unconfirmed order (CART-08), which follows after a few seconds, until released. */
export const blockOrderLookups = (page: Page): Promise<() => void> =>
  interceptUntilReleased(page, '**/api/cart', (route) =>
    route.request().method() === 'GET' ? route.abort() : route.fallback(),
  );
