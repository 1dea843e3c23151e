import { expect, type Page } from '@playwright/test';
import { interceptFirst } from '../intercept.ts';
import { openSignedIn } from '../registry.ts';
import { demo, expectInitialFocus } from '../shop.ts';
import { test } from '../test.ts';

const rug = 'Hayloft Wool Rug, 8 by 10';

const signInByDialog = async (page: Page): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: 'Account Sign In' });
  await expectInitialFocus(dialog);
  await dialog.getByLabel('Email').fill(demo.email);
  await dialog.getByLabel('Password', { exact: true }).fill(demo.password);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
};

test('[ADD-01] [ADD-03] [ADD-10] [ROUTE-07] a similar item is added from its card, which shows ADDED and then the quantity; a notice stays in view', async ({
  page,
  owner,
  createList,
}) => {
  const own = await createList([]);
  await openSignedIn(page, owner, `/gift-registry/view-similar-items/410601/${own.grId}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Similar items' })).toBeVisible();
  await expect(page.getByText(new RegExp(`^Adding to ${own.firstName}`))).toBeVisible();
  const name = (await page.getByRole('article').first().getByRole('heading').textContent()) ?? '';
  const product = page.getByRole('article', { name, exact: true });
  await product.getByRole('button', { name: /^Add to Registry/ }).dblclick();
  await expect(product.getByText('ADDED')).toBeVisible();
  const notice = page.getByText('1 item added to your registry.');
  await expect(notice).toBeInViewport();
  await expect(page.getByText(`Registry # ${own.grId}`)).toBeVisible();
  await page.mouse.wheel(0, 600);
  await expect(notice).toBeInViewport();
  const edit = product.getByRole('link', { name: /^1 on your registry\. Edit/ });
  await edit.click();
  const manage = page.getByRole('dialog', { name: 'Manage Item' });
  await expect(manage.getByText(name)).toBeVisible();
  await expect(page).toHaveURL(own.registrantList);
  await page.keyboard.press('Escape');
  await expect(manage).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('article', { name, exact: true })).toBeVisible();
  await expect(manage).toHaveCount(0);
  await page.locator('[id^="link-"]').first().click();
  const details = page.getByRole('dialog', { name });
  const productPage = (await details.getByRole('link', { name: 'See the Product Page' }).getAttribute('href')) ?? '';
  await details.getByRole('link', { name: 'See Similar Items' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Similar items' })).toBeVisible();
  await page.goto(productPage);
  await expect(page.getByRole('main').getByRole('link', { name: 'See Similar Items' })).toHaveAttribute(
    'href',
    /^\/gift-registry\/view-similar-items\/\d+\/\d+$/,
  );
});

test('[ADD-05] [AUTH-01] an item that needed signing in is added once after signing in', async ({ page }) => {
  await page.goto('/search?q=hayloft');
  await page
    .getByRole('article', { name: rug })
    .getByRole('link', { name: /^Add to Registry/ })
    .click();
  await signInByDialog(page);
  await expect(page).toHaveURL(/\/search\?q=hayloft$/);
  await expect(page.getByText('1 item added to your registry.')).toBeVisible();
  const edit = page.getByRole('article', { name: rug }).getByRole('link', { name: /on your registry\. Edit/ });
  const before = (await edit.textContent()) ?? '';
  await page.reload();
  await expect(edit).toHaveText(before);
});

test('[ADD-09] [SHOP-04] search on a phone suggests, finds, filters and pages products, also with a mistake in a word; Back and a reload restore the results', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await interceptFirst(page, '**/api/catalogue/search*', (route) => route.abort());
  await page.goto('/search');
  await expect(page.getByText('We couldn’t load the products.')).toBeVisible();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText(/^24 of [\d,]+ products$/)).toBeVisible();
  await page.getByRole('button', { name: 'Show More' }).click();
  await expect(page.getByText(/^48 of [\d,]+ products$/)).toBeVisible();
  const field = page.getByRole('combobox', { name: 'Search products' });
  await field.pressSequentially('skill');
  await expect(page.getByRole('option', { name: 'skillet', exact: true })).toBeVisible();
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(page).toHaveURL(/q=skillet/);
  await expect(field).toBeFocused();
  const modern = page.getByRole('article', { name: 'Axis Skillet, 11 Inch' });
  const main = page.getByRole('article', { name: 'Forge Skillet, 12 Inch' });
  await expect(main).toBeVisible();
  await page.getByRole('button', { name: 'Filter & Sort' }).click();
  await page.getByRole('checkbox', { name: /^Mode Two \(\d+\)$/ }).check();
  await expect(page).toHaveURL(/brand=modern/);
  await page.getByRole('button', { name: /^Show \d+ (items?|products?)$/ }).click();
  await expect(modern).toBeVisible();
  await expect(main).toHaveCount(0);
  await page.reload();
  await expect(field).toHaveValue('skillet');
  await expect(modern).toBeVisible();
  await page.goBack();
  await expect(main).toBeVisible();
  await field.fill('skilet');
  await expect(page.getByText('Nothing matches “skilet” exactly. Here’s what we found for “skillet”.')).toBeVisible();
  await expect(main).toBeVisible();
  await field.fill('nothing of the kind');
  await expect(page.getByText('No results for this search.')).toBeVisible();
});

test('[ROUTE-06] a guest finds a registry by name and by number', async ({ page }) => {
  await page.goto('/');
  const field = page.getByLabel('Name or registry number');
  await field.fill('a');
  await field.press('Enter');
  await expect(page.getByText('Enter at least two letters of a name')).toBeVisible();
  await field.fill('kerr PRIYA');
  await field.press('Enter');
  await page.waitForURL(/\/gift-registry\/find\?text=kerr%20PRIYA$/);
  const found = page.getByRole('link', { name: /^Priya Rao & Daniel Kerr Baby Registry/ });
  await found.click();
  await page.waitForURL('**/gift-registry/guest-list/100200301');
  await page.goBack();
  await expect(found).toBeVisible();
  await field.fill('Tremblay');
  await page.getByRole('button', { name: 'Find Registry' }).click();
  await expect(page.getByText('We couldn’t find a registry for “Tremblay”.')).toBeVisible();
  await field.fill('# 100 200 305');
  await page.getByRole('button', { name: 'Find Registry' }).click();
  await page.waitForURL('**/gift-registry/guest-list/100200305');
});
