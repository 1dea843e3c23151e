import { expect, type Page } from '@playwright/test';
import { addedToCartDialog, card, demo, neededGift, signIn, waitForWholeList } from '../shop.ts';
import { test } from '../test.ts';

/** Describes what covers the focused element at its upper or lower edge or its middle; empty if nothing does, or nothing has the focus. */
const coveredFocus = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return '';
    const target = focused.closest('label') ?? focused;
    const { left, top, bottom, width } = focused.getBoundingClientRect();
    const covers = [top + 4, (top + bottom) / 2, bottom - 4].flatMap((y) => {
      const topmost = document.elementFromPoint(left + width / 2, y);
      const isVisible = topmost !== null && (target.contains(topmost) || topmost.contains(focused));
      const label = topmost?.closest('[aria-label]')?.getAttribute('aria-label') ?? '';
      return isVisible ? [] : [topmost === null ? 'the edge of the window' : `${label} ${topmost.outerHTML}`];
    });
    return covers.length === 0 ? '' : `${target.outerHTML.slice(0, 120)} under ${covers.join(', ').slice(0, 200)}`;
  });

/** Presses a key that many times and describes what covered the focus, each time after the page has scrolled and been repainted. */
const coversWhilePressing = async (
  page: Page,
  key: 'Tab' | 'Shift+Tab',
  presses: number,
): Promise<ReadonlyArray<string>> => {
  const covers: string[] = [];
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press(key);
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
    covers.push(await coveredFocus(page));
  }
  return covers.filter((cover) => cover !== '');
};

const expectFocusVisibleBothWays = async (page: Page): Promise<void> => {
  for (const key of ['Tab', 'Shift+Tab'] as const) expect(await coversWhilePressing(page, key, 16)).toEqual([]);
};

for (const height of [740, 667, 480])
  test(`the focus is never covered in the added-to-cart dialog on a phone ${height} px high`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height });
    await page.goto(demo.guestList);
    const name = await neededGift(page, 1);
    await card(page, name)
      .getByRole('button', { name: /^Add to Cart/ })
      .click();
    const dialog = addedToCartDialog(page);
    await expect(dialog.getByText('1 item added to your cart')).toBeFocused();
    await expect(dialog.getByRole('heading', { name: 'People Also Bought' })).toBeAttached();
    await expect(dialog.getByText('Your Cart: 1 item')).toBeAttached();
    await expectFocusVisibleBothWays(page);
  });

test('the focus is never covered in the added-to-registry dialog on a low phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 667 });
  await signIn(page, '/product/ember-mug/410107');
  await page.getByRole('button', { name: 'Add to Registry', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '1 item added to your registry' });
  await expect(dialog.getByText('1 item added to your registry')).toBeFocused();
  await expect(dialog.getByRole('heading', { name: 'You May Also Want' })).toBeVisible();
  await expectFocusVisibleBothWays(page);
});

test('the focus is never covered in item details on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(demo.guestList);
  await waitForWholeList(page);
  for (const name of ['Boulder Lounge Chair', 'Miller Blender in Oat']) {
    await card(page, name).getByRole('heading').getByRole('link').click();
    const dialog = page.getByRole('dialog', { name, exact: true });
    await expect(dialog.getByRole('link', { name: 'See the Product Page' })).toBeVisible();
    await expectFocusVisibleBothWays(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
});

for (const height of [900, 700])
  test(`the open filters never cover the focus in a window ${height} px high`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height });
    await page.goto(demo.guestList);
    await waitForWholeList(page);
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('article').nth(24).getByRole('heading').getByRole('link').focus();
    expect(await coversWhilePressing(page, 'Shift+Tab', 48)).toEqual([]);
  });

test('the completion code covers neither the end of the page nor the focus on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, '/gift-registry/registrant-list/100200305');
  await expect(page.getByRole('region', { name: 'Your completion code' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await page.getByRole('contentinfo').getByRole('link', { name: /\d{3}/ }).click({ trial: true });
  await page.evaluate(() => window.scrollTo(0, 0));
  const covers = await coversWhilePressing(page, 'Tab', 70);
  expect(covers.filter((cover) => cover.includes('completion code'))).toEqual([]);
});
