import { expect, type Page } from '@playwright/test';
import { layersClosed } from '../shop.ts';
import { test } from '../test.ts';

/** Opens the terms of what is made for its buyer, accepts them for a registry, and is led to signing in from there. */
const acceptFrom = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await page
    .getByRole('link', { name: /^Add to Registry/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Confirm Your Selection' });
  const { pathname, search } = new URL(page.url());
  await dialog.getByRole('button', { name: 'Accept Terms And Add To Registry' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/account/login');
  expect(new URL(page.url()).searchParams.get('returnUrl')).toBe(`${pathname}${search}`);
  await expect(page.getByLabel('Email')).toBeVisible();
};

for (const width of [1_440, 390])
  for (const reducedMotion of ['no-preference', 'reduce'] as const)
    test.describe(`at ${width}, motion ${reducedMotion}`, () => {
      test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion } });

      test('[ADD-05] [AUTH-01] who is not signed in and accepts the terms is led to signing in, every time', async ({
        page,
      }) => {
        for (const path of ['/product/x/411104', '/product/x/411811', '/search?q=boulder+rust']) {
          await acceptFrom(page, path);
          await page.goBack();
          await expect(page.getByRole('link', { name: /^Add to Registry/ }).first()).toBeVisible();
          await layersClosed(page);
          await acceptFrom(page, path);
        }
      });
    });
