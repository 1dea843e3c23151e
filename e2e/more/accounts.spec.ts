import { expect, type Page } from '@playwright/test';
import { freshEmail, linkTo } from '../emails.ts';
import { demo, layersClosed, newVisitor, signIn } from '../shop.ts';
import { test } from '../test.ts';

// Layers come and go with their motion here, as most people see them.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const PASSWORD = 'four quiet blue teapots';
const OTHER = 'seven loud red kettles';

/** Makes an account, by the email too, and ends on its page. */
const newAccount = async (page: Page, baseURL: string | undefined, email: string): Promise<void> => {
  await page.goto('/account/new');
  await page.getByLabel('First name').fill('Rosa');
  await page.getByLabel('Last name').fill('Almeida');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  await page.goto(await linkTo(baseURL, email, 'Confirm My Account'));
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Confirm My Account' }).click();
  await page.waitForURL('/account');
};

for (const width of [1440, 390]) {
  test.describe(`${width} wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('[AUTH-06] [ROUTE-18] an account is made, its password changed, and it is deleted', async ({
      page,
      baseURL,
      browser,
    }) => {
      const email = freshEmail('rosa');
      await newAccount(page, baseURL, email);
      await expect(page.getByText('Rosa Almeida')).toBeVisible();
      await expect(page.getByText(email)).toBeVisible();

      const other = await newVisitor(browser, baseURL);
      await signIn(other, '/account', { email, password: PASSWORD });
      await page.getByLabel('Current password').fill(PASSWORD);
      await page.getByLabel('New password').fill(OTHER);
      await page.getByRole('button', { name: 'Save Password' }).click();
      await expect(page.getByText(/^Your password has been changed/)).toBeVisible();
      await other.goto('/account');
      await expect(other).toHaveURL('/account/login?returnUrl=%2Faccount&isRedirect=true');
      await expect(other.getByText(/^Please sign in first/)).toBeVisible();

      await page.getByRole('button', { name: 'Delete My Account…' }).click();
      const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
      // Begun in another tab since the dialog was opened: nobody agreed to its going.
      const begun = await page.request.post('/api/registries', {
        headers: { origin: new URL(page.url()).origin },
        data: {
          registryTypeCode: 'ot',
          eventDate: new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10),
          primaryFirstName: 'Rosa',
          primaryLastName: 'Almeida',
        },
      });
      const number: unknown = (await begun.json()).grId;
      await dialog.getByLabel(/^Your password/).fill(OTHER);
      await dialog.getByRole('button', { name: 'Delete My Account' }).click();
      await expect(dialog.getByRole('alert')).toContainText('Nothing was deleted');
      await expect(dialog.getByText(String(number))).toBeVisible();
      expect((await page.request.get(`/gift-registry/guest-list/${number}`)).status()).toBe(200);
      await dialog.getByRole('button', { name: 'Delete My Account' }).click();
      await expect(page.getByRole('heading', { name: 'Your account has been deleted' })).toBeVisible();
      await layersClosed(page);
      await page.getByRole('link', { name: 'Go to the Home Page' }).click();
      await page.waitForURL('/');
      await page.goto('/account/login');
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(OTHER);
      await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
      await expect(page.getByRole('alert')).toHaveText(/don’t match/);
    });

    test('[AUTH-01] when nobody can tell who is signed in, the link leads to the sign-in page', async ({ page }) => {
      await page.goto(demo.guestList);
      await expect(page.getByRole('article').first()).toBeVisible();
      await page.route('**/api/account/config', (route) => route.abort());
      await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
      await expect(page).toHaveURL(`/account/login?returnUrl=${encodeURIComponent(demo.guestList)}&isRedirect=true`);
    });

    test('[ROUTE-18] [AUTH-01] who is signed in is sent on', async ({ page }) => {
      await signIn(page, '/account');
      await expect(page.getByRole('heading', { name: 'Your Account' })).toBeVisible();
      await page.goto('/account/login?returnUrl=%2Fcheckout%2Fcart');
      await expect(page).toHaveURL('/checkout/cart');
      await page.goto('/gift-registry/authenticate?returnUrl=%2Fcheckout%2Fcart');
      await expect(page).toHaveURL('/checkout/cart');
    });
  });
}
