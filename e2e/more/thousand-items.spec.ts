import { expect, type Page } from '@playwright/test';
import { giftsOf } from '../shop.ts';
import { test } from '../test.ts';

const THOUSAND = '100200304';

/** Opens the list of a thousand gifts, or more where other tests have added some, and waits for all of them. */
const whole = async (page: Page): Promise<ReadonlyArray<string>> => {
  const gifts = await giftsOf(page, THOUSAND);
  expect(gifts).toBeGreaterThanOrEqual(1_000);
  await page.goto(`/gift-registry/guest-list/${THOUSAND}`);
  await expect(page.locator('main article')).toHaveCount(gifts);
  return page.locator('main article h3').allTextContents();
};

test('[LIST-06] of a thousand gifts every one is named, most of them lightly', async ({ page }) => {
  const names = await whole(page);
  expect(names.every((name) => name.trim() !== '')).toBe(true);
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(10_000);
  await expect(page.getByRole('article', { name: names[999] ?? '', exact: true }).first()).toBeAttached();
});

test('[LIST-06] a gift deep down stands on the page by its name, and is drawn in full where one comes to it', async ({
  page,
}) => {
  const names = await whole(page);
  const seen = new Map<string, number>();
  for (const name of names) seen.set(name, (seen.get(name) ?? 0) + 1);
  const deep = names.findLast(
    (name) => seen.get(name) === 1 && !names.some((one) => one !== name && one.includes(name)),
  );
  expect(deep).toBeDefined();
  const card = page.getByRole('article', { name: deep ?? '', exact: true });
  const heading = card.getByRole('heading');
  await expect(heading).toBeVisible();
  await expect(card.getByRole('img')).toHaveCount(0);
  await heading.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect(card).toBeInViewport();
  await expect(card.getByRole('img').first()).toBeVisible();
  await expect(card.getByText(/^\d+ of \d+ purchased$/)).toBeVisible();
});

test('[LIST-06] scrolled to the end and back, what is seen is drawn in full and stays where it was', async ({
  page,
}) => {
  await whole(page);
  const isDrawn = () =>
    page.evaluate(() => {
      const seen = [...document.querySelectorAll('main article')].filter((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return bottom > -window.innerHeight && top < 2 * window.innerHeight;
      });
      return seen.length > 0 && seen.every((one) => one.querySelector('img') !== null);
    });
  for (const share of [0.5, 1, 0.25]) {
    await page.evaluate((to) => {
      const last = [...document.querySelectorAll('main article')].at(-1);
      window.scrollTo(0, (window.scrollY + (last?.getBoundingClientRect().bottom ?? 0) - window.innerHeight) * to);
    }, share);
    await expect.poll(isDrawn).toBe(true);
  }
  const place = () =>
    page.evaluate(() => {
      const one = [...document.querySelectorAll('main article')].find((each) => each.getBoundingClientRect().top > 150);
      return [one?.querySelector('h3')?.textContent, Math.round(one?.getBoundingClientRect().top ?? 0)];
    });
  const before = await place();
  await page.waitForTimeout(800);
  expect(await place()).toEqual(before);
});

test('[LIST-06] on paper every gift is there in full, and afterwards the page is as light as before', async ({
  page,
}) => {
  const names = await whole(page);
  const inFull = () =>
    page
      .locator('main article')
      .getByText(/^SKU \d+$/)
      .count();
  expect(await inFull()).toBeLessThan(100);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(inFull, { timeout: 60_000 }).toBe(names.length);
  const last = page.locator('main article').last();
  await expect(last.getByText(/^\$/).first()).toBeVisible();
  await expect(last.getByText(/^\d+ of \d+ purchased/)).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await expect.poll(inFull).toBeLessThan(100);
});

test('[PAGE-06] a section of a long list folds away and comes back', async ({ page }) => {
  await whole(page);
  const section = page.getByRole('heading', { level: 2 }).first().getByRole('button');
  const first = page.locator('main article').first();
  await expect(first).toBeVisible();
  await section.click();
  await expect(first).toBeHidden();
  await section.click();
  await expect(first).toBeVisible();
  await expect(first.getByRole('img').first()).toBeVisible();
});

test('[STATE-01] nothing moves while the rest of a long list arrives', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await whole(page);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  const shifts = await page.evaluate<ReadonlyArray<number>>('shifts');
  expect(shifts.reduce((sum, one) => sum + one, 0)).toBeLessThan(0.02);
});
