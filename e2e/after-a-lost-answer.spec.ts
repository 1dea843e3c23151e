import { expect, test } from '@playwright/test';
import { demo, signIn, wholeList } from './shop.ts';

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

for (const viewport of sizes)
  test.describe(`at ${viewport.width}`, () => {
    test.use({ viewport });

    test('[ROUTE-14] what an address asks to replace leaves it on a guest’s page too', async ({ page }) => {
      for (const at of [demo.guestList, demo.registrantList]) {
        await page.goto(`${at}?replaceSku=4821`);
        await expect(page).toHaveURL((url) => url.search === '');
      }
      await signIn(page, demo.guestList);
      await page.goto(`${demo.guestList}?replaceSku=4821`);
      await expect(page).toHaveURL((url) => url.search === '');
    });

    test('[ROUTE-02] [ROUTE-05] [ROUTE-06] the registry that was chosen is the one of the pages without a number', async ({
      page,
    }) => {
      await signIn(page, '/gift-registry/my-gift-registry/100200301');
      await page.goto('/gift-registry/registrant-list');
      await expect(page).toHaveURL(/\/gift-registry\/registrant-list\/100200301$/);
      await page.goto('/gift-registry/edit');
      await expect(page).toHaveURL(/\/edit-registry\?id=100200301$/);
    });

    test('[ADD-05] [AUTH-01] whose session has ended while searching is led to sign in, and finds it added', async ({
      page,
      context,
    }) => {
      await signIn(page, '/search?category=Rugs');
      const add = page
        .getByRole('main')
        .getByRole('button', { name: /^Add to Registry: / })
        .first();
      await expect(add).toBeVisible();
      await expect(page.getByRole('button', { name: /^Adding to / })).toBeVisible();
      await context.clearCookies();
      await add.click();
      await page.waitForURL('**/account/login?returnUrl=%2Fsearch%3Fcategory%3DRugs');
      await page.getByLabel('Email').fill(demo.email);
      await page.getByLabel('Password', { exact: true }).fill(demo.password);
      await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
      await expect(page.getByText('1 item added to your registry.')).toBeVisible();
    });

    test('[MAN-06] [LIVE-01] what was saved is told as saved, though its answer was lost', async ({ page }) => {
      await signIn(page, demo.registrantList);
      await wholeList(page);
      await page.route('**/universal/update-gift-registry-item', async (route) => {
        await route.fetch();
        await route.abort();
      });
      await page
        .getByRole('button', { name: /^Manage Item: / })
        .first()
        .click();
      const dialog = page.getByRole('dialog');
      const wants = dialog.getByRole('textbox', { name: /^Quantity of/ });
      await wants.fill(String(Number(await wants.inputValue()) + 1));
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog.getByText(/updated/i).first()).toBeVisible();
      await expect(dialog.getByRole('alert')).toHaveCount(0);
    });
  });
