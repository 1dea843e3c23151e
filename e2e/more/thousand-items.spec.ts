import { expect, type Locator, type Page } from '@playwright/test';
import { addedToCartDialog, giftCount, waitForWholeList } from '../shop.ts';
import { test } from '../test.ts';

const GR_ID = '100200304';
const path = `/gift-registry/guest-list/${GR_ID}`;

/** The name of each gift: on its card, or alone where the card is far from the window. */
const allNames = (page: Page): Locator => page.locator('main [id^="link-"]');

/** Opens the list of a thousand items (more if other tests have added some), waits for all of them, and returns their names. */
const openList = async (page: Page): Promise<ReadonlyArray<string>> => {
  const gifts = await giftCount(page, GR_ID);
  expect(gifts).toBeGreaterThanOrEqual(1_000);
  await page.goto(path);
  await expect(allNames(page)).toHaveCount(gifts);
  return allNames(page).allTextContents();
};

test('every gift has its name, and only the cards near the window are on the page', async ({ page }) => {
  const names = await openList(page);
  expect(names.every((name) => name.trim() !== '')).toBe(true);
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(4_000);
  await expect.poll(() => page.locator('main article').count()).toBeLessThan(50);
});

test('a card far down is only its name until it is scrolled to', async ({ page }) => {
  const names = await openList(page);
  const isUnambiguous = (name: string) => names.filter((other) => other.includes(name)).length === 1;
  const name = names.findLast(isUnambiguous);
  expect(name).toBeDefined();
  const card = page.getByRole('article', { name: name ?? '', exact: true });
  await expect(card).toHaveCount(0);
  await allNames(page)
    .filter({ hasText: name ?? '' })
    .evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect(card).toBeInViewport();
  await expect(card.getByRole('img').first()).toBeVisible();
  await expect(card.getByText(/^\d+ of \d+ purchased$/)).toBeVisible();
});

test('after scrolling to the end and back, the visible cards are complete and do not move', async ({ page }) => {
  await openList(page);
  const areNearCardsComplete = () =>
    page.evaluate(() => {
      const near = [...document.querySelectorAll('main [id^="link-"]')].filter((name) => {
        const { top, bottom } = name.getBoundingClientRect();
        return bottom > -window.innerHeight && top < 2 * window.innerHeight;
      });
      return near.length > 0 && near.every((name) => name.closest('article')?.querySelector('img') instanceof Element);
    });
  for (const share of [0.5, 1, 0.25]) {
    await page.evaluate((to) => {
      const last = [...document.querySelectorAll('main [id^="link-"]')].at(-1);
      window.scrollTo(0, (window.scrollY + (last?.getBoundingClientRect().bottom ?? 0) - window.innerHeight) * to);
    }, share);
    await expect.poll(areNearCardsComplete).toBe(true);
  }
  const firstBelowHeader = () =>
    page.evaluate(() => {
      const card = [...document.querySelectorAll('main article')].find(
        (each) => each.getBoundingClientRect().top > 150,
      );
      return [card?.querySelector('h3')?.textContent, Math.round(card?.getBoundingClientRect().top ?? 0)];
    });
  const before = await firstBelowHeader();
  await page.waitForTimeout(800);
  expect(await firstBelowHeader()).toEqual(before);
});

test('every gift is a heading, near the window or far', async ({ page }) => {
  const names = await openList(page);
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText([...names]);
});

/** The card in the middle of the list, scrolled to, and complete. */
const middleCard = async (page: Page): Promise<Locator> => {
  const names = allNames(page);
  const far = names.nth(Math.floor((await names.count()) / 2));
  const id = await far.getAttribute('id');
  await far.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const card = page.getByRole('article').filter({ has: page.locator(`[id="${id}"]`) });
  await expect(card).toBeInViewport();
  return card;
};

test('after a reload in the middle of the list its card is in view again', async ({ page }) => {
  const names = await openList(page);
  const card = await middleCard(page);
  await page.reload();
  await expect(allNames(page)).toHaveCount(names.length);
  await expect(card).toBeInViewport();
});

/** The share by which each part of the list that is far from the window is higher or lower than its number of lines asks for. */
const errorsOfHeights = (page: Page): Promise<ReadonlyArray<number>> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main [data-far]')].map((block) => {
      const list = getComputedStyle(block.parentElement ?? block);
      const gap = Number.parseFloat(list.rowGap);
      const lines = Math.ceil(block.childElementCount / list.gridTemplateColumns.split(' ').length);
      const line = document.querySelector('main article')?.getBoundingClientRect().height ?? 0;
      return (block.offsetHeight + gap) / (lines * (line + gap)) - 1;
    }),
  );

test('when a phone is turned, or filters leave fewer gifts, nothing stands for cards that are not there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const names = await openList(page);
  await middleCard(page);
  const areLinesRight = async () => (await errorsOfHeights(page)).every((error) => Math.abs(error) < 0.25);
  await expect.poll(areLinesRight).toBe(true);
  await page.setViewportSize({ width: 700, height: 390 });
  await expect.poll(areLinesRight).toBe(true);
  await page.getByText('Still Needed', { exact: true }).first().click();
  await expect.poll(() => allNames(page).count()).toBeLessThan(names.length);
  await expect.poll(areLinesRight).toBe(true);
});

test('a printed list has every card complete, and the page is light again afterwards', async ({ page }) => {
  const names = await openList(page);
  const completeCards = () => page.locator('main article .stage').count();
  expect(await completeCards()).toBeLessThan(100);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(completeCards, { timeout: 60_000 }).toBe(names.length);
  const last = page.locator('main article').last();
  await expect(last.getByText(/^\$/).first()).toBeVisible();
  await expect(last.getByText(/^\d+ of \d+ purchased/)).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await expect.poll(completeCards).toBeLessThan(100);
});

test('nothing shifts while the rest of the list loads', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await openList(page);
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  const shifts = await page.evaluate<ReadonlyArray<number>>('shifts');
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.02);
});

/** The fragment of the list's last item. */
const lastGift = async (page: Page): Promise<string> => {
  await page.goto(path);
  await waitForWholeList(page);
  return (await allNames(page).last().getAttribute('id')) ?? '';
};

test("an address with a gift's fragment scrolls to its card and focuses it, once", async ({ page }) => {
  const gift = await lastGift(page);
  await page.goto('/');
  await page.goto(`${path}#${gift}`);
  const link = page.locator(`[id="${gift}"]`);
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport({ ratio: 1 });
  await waitForWholeList(page);
  await expect(link).toBeInViewport({ ratio: 1 });

  const add = page.getByRole('button', { name: /^Add to Cart/ }).first();
  // The card is held in place until a key is pressed or the page is scrolled.
  await page.keyboard.press('Tab');
  await expect(async () => {
    await add.focus();
    await expect(add).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(addedToCartDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(addedToCartDialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(path);
  await expect(page.locator('main article button:focus')).toBeInViewport();
});

test("a reader who scrolls before the list is complete is not moved to the fragment's card", async ({ page }) => {
  const gift = await lastGift(page);
  await page.goto('/');
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    ({ pathname }) => pathname === `/api/registry/${GR_ID}`,
    async (route) => {
      await released;
      await route.continue();
    },
  );
  await page.goto(`${path}#${gift}`);
  await expect(page.getByText('Loading the rest…')).toBeAttached();
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  release();
  await waitForWholeList(page);
  await expect(page.locator(`[id="${gift}"]`)).not.toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBeLessThan(2_000);
});
