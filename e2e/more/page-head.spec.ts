import { expect } from '@playwright/test';
import { coveredWhile } from '../focus-seen.ts';
import { demo, newVisitor, openedApart, signIn, wholeList } from '../shop.ts';
import { test } from '../test.ts';

const settings = `/gift-registry/registrant/edit-registry?id=${demo.grId}`;

test('[PAGE-03] [ROUTE-05] a registrant gets Settings, and sees the registry as a guest in a new tab', async ({
  page,
}) => {
  await signIn(page, demo.registrantList);
  const main = page.getByRole('main');
  const guest = await openedApart(page, () => main.getByRole('link', { name: 'View as Guest' }).click());
  await expect(guest).toHaveURL(new RegExp(`${demo.guestList}$`));
  await expect(guest.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(guest.getByRole('link', { name: 'Settings' })).toHaveCount(0);
  await page.bringToFront();

  await main.getByRole('link', { name: 'Settings' }).click();
  await expect(page).toHaveURL(/edit-registry\?id=/);
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(page.getByLabel('First registrant’s first name')).toHaveValue('Amelia');
  await expect(page.getByLabel('Shareable link')).toHaveValue(new RegExp(`${demo.guestList}$`));
  await page.getByRole('link', { name: 'Back to your registry' }).click();
  await expect(page).toHaveURL(new RegExp(`${demo.registrantList}$`));
});

test('[ROUTE-05] settings ask an anonymous visitor to sign in, and are not there for anybody else', async ({
  page,
}) => {
  await page.goto(settings);
  await expect(page).toHaveURL(/\/account\/login\?returnUrl=/);
  await signIn(page, settings);
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  const unknown = await page.goto('/gift-registry/registrant/edit-registry?id=999999');
  expect(unknown?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We couldn’t find this page');
});

test('[PAGE-04] [PAGE-14] an owner among the guests finds the way back, a guest does not', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, demo.guestList);
  await page.getByRole('link', { name: 'Return to Management' }).click();
  await expect(page).toHaveURL(new RegExp(`${demo.registrantList}$`));
  await expect(page.getByRole('link', { name: 'Return to Management' })).toHaveCount(0);

  const guest = await newVisitor(browser, baseURL);
  await guest.goto(demo.guestList);
  await expect(guest.getByRole('button', { name: 'Share' })).toBeVisible();
  for (const name of ['Return to Management', 'Settings', 'View as Guest'])
    await expect(guest.getByRole('link', { name })).toHaveCount(0);
});

test('[PAGE-04] [PAGE-02] a guest is greeted on a phone, where the number is shown too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(demo.guestList);
  await expect(page.getByText(/^Thank you for your generosity/)).toBeVisible();
  await expect(page.getByText(`Registry # ${demo.grId}`)).toBeVisible();
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`[PAGE-09] over the list names and bar stay in sight, and nothing moves for it, ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(demo.guestList);
    await wholeList(page);
    const bar = page.getByRole('radiogroup', { name: 'Gift options' });
    const compact = page.locator('[data-stuck]');
    await expect(compact).toHaveCount(0);
    const heightBefore = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.mouse.move(width / 2, height / 2);
    await page.mouse.wheel(0, 2_400);
    await expect(compact).toContainText(/Amelia\s*&\s*Jonah/);
    await expect(bar).toBeInViewport();
    const box = await bar.boundingBox();
    expect(box?.y ?? Number.NaN).toBeLessThan(200);
    expect(Math.abs((await page.evaluate(() => document.documentElement.scrollHeight)) - heightBefore)).toBeLessThan(
      400,
    );
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(compact).toHaveCount(0);
  });

test('[PAGE-09] without products nothing sticks', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 480 });
  await page.goto('/gift-registry/guest-list/100200303');
  await expect(page.getByText('No gifts have been added to this registry.')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.locator('[data-stuck]')).toHaveCount(0);
});

test('[PAGE-13] guests are told how long a gift may take to show as purchased, registrants are not', async ({
  page,
}) => {
  const note = page.getByText(/allow up to 20 minutes for your gift to show as purchased/);
  await page.goto(demo.guestList);
  await expect(note).toBeVisible();
  await signIn(page, demo.registrantList);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(note).toHaveCount(0);
});

test('[PAGE-02] [SHARE-01] sharing copies the link that guests open', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'share', { value: undefined }));
  await page.goto(demo.guestList);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Registry URL copied to clipboard')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`${demo.guestList}$`));
  await page.getByRole('status').getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText('Registry URL copied to clipboard')).toHaveCount(0);
});

test('[ROUTE-06] the start leads a signed-in registrant to their registries', async ({ page }) => {
  await signIn(page, '/');
  await page
    .getByRole('link', { name: /^Amelia & Jonah Wedding Registry/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/gift-registry\/registrant-list\/\d+$/);
});

for (const height of [900, 700])
  test(`[PAGE-09] [LIST-08] back through a list by keyboard with the filters open in a window ${height} px high: what has the focus does not lie under them`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height });
    await page.goto(demo.guestList);
    await wholeList(page);
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('article').nth(24).getByRole('heading').getByRole('link').focus();
    expect(await coveredWhile(page, 'Shift+Tab', 48)).toEqual([]);
  });
