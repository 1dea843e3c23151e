import type { Page } from '@playwright/test';
import { meetUntil } from './met-calls.ts';

/** While an order is in doubt the cart's page looks after a few seconds by itself what became of it (CART-08); withheld, so that somebody can be quicker, until that is let through. */
export const looksWithheld = (page: Page): Promise<() => void> =>
  meetUntil(page, '**/api/cart', (route) => (route.request().method() === 'GET' ? route.abort() : route.fallback()));
