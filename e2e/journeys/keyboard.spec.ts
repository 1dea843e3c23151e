import { expect, type Page } from '@playwright/test';
import { addToCartByApi, openSignedIn, post, waitForApp } from '../registry.ts';
import { addedToCartDialog, card } from '../shop.ts';
import { test } from '../test.ts';

/** WCAG 1.4.12, Text Spacing. */
const TEXT_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

const spaceText = (page: Page): Promise<void> =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, TEXT_SPACING);

/** Scrolls to the end and back once what is loaded near the end no longer moves what is under it. */
const loadToEnd = async (page: Page): Promise<void> => {
  await page.keyboard.press('End');
  let before = -1;
  await expect
    .poll(
      async () => {
        const now = await page.evaluate(() => document.documentElement.scrollHeight);
        const isSettled = now === before;
        before = now;
        return isSettled;
      },
      { intervals: [500] },
    )
    .toBe(true);
  await page.keyboard.press('Home');
};

/** Tabs through the page and names each focused element of which nothing can be seen. */
const hiddenFocus = async (page: Page, presses: number): Promise<ReadonlyArray<string>> => {
  const hidden: string[] = [];
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab');
    hidden.push(
      await page.evaluate(async () => {
        await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
        const { activeElement: focused } = document;
        if (focused === null || focused === document.body) return '';
        const [label] = focused instanceof HTMLInputElement && focused.clientHeight < 8 ? (focused.labels ?? []) : [];
        const seen = label ?? focused.closest('label, [class*=-body]') ?? focused;
        const { left, top, width, height } = seen.getBoundingClientRect();
        const isSeen = [0.1, 0.3, 0.5, 0.7, 0.9].some((part) => {
          const topmost = document.elementFromPoint(left + width / 2, top + height * part);
          return topmost !== null && seen.contains(topmost);
        });
        return isSeen ? '' : focused.outerHTML.slice(0, 160);
      }),
    );
  }
  return hidden.filter((each) => each !== '');
};

/** Presses the Enter that ends a composition, as a browser sends it. */
const endComposition = (page: Page, keys: { readonly key: string; readonly isComposing: boolean }): Promise<void> =>
  page.evaluate((shape) => {
    const event = new KeyboardEvent('keydown', { ...shape, bubbles: true, cancelable: true });
    Object.defineProperty(event, 'keyCode', { value: 229 });
    document.activeElement?.dispatchEvent(event);
  }, keys);

const compositions = [
  { key: 'Enter', isComposing: true },
  { key: 'Enter', isComposing: false },
  { key: 'Process', isComposing: true },
  { key: 'Escape', isComposing: false },
];

test('[PAGE-19] at 320 × 256 pixels with spaced text the focus is always seen; Escape and Back close the innermost layer', async ({
  page,
  owner,
  createList,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const own = await createList([
    ['410101', 2],
    ['410107', 2],
  ]);
  await page.goto(own.guestList);
  await waitForApp(page);
  await spaceText(page);
  expect(await hiddenFocus(page, 30)).toEqual([]);
  const name = 'Fennel 12-Piece Dinnerware Set';
  const opener = card(page, name).getByRole('heading').getByRole('link');
  const ways = [
    { close: () => page.keyboard.press('Escape'), presses: 16 },
    { close: () => page.goBack(), presses: 0 },
  ];
  for (const { close, presses } of ways) {
    await opener.click();
    const details = page.getByRole('dialog', { name, exact: true });
    await expect(details).toBeVisible();
    expect(await hiddenFocus(page, presses)).toEqual([]);
    await details.getByRole('button', { name: /^Add to Cart/ }).click();
    await expect(addedToCartDialog(page)).toBeVisible();
    await close();
    await expect(addedToCartDialog(page)).toHaveCount(0);
    await expect(details).toBeVisible();
    await close();
    await expect(details).toHaveCount(0);
    await expect(opener).toBeFocused();

    await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click();
    const menu = page.getByRole('dialog', { name: 'Menu', exact: true });
    await expect(menu).toBeVisible();
    expect(await hiddenFocus(page, presses)).toEqual([]);
    await close();
    await expect(menu).toHaveCount(0);
    await expect(page).toHaveURL(own.guestList);
    await opener.focus();
  }

  await page.goto('/checkout/cart');
  await expect(page.getByRole('button', { name: /^Place Order/ })).toBeVisible();
  await spaceText(page);
  expect(await hiddenFocus(page, 40)).toEqual([]);

  await openSignedIn(page, owner, own.registrantList);
  for (const path of [own.settings, own.registrantList]) {
    await page.goto(path);
    await waitForApp(page);
    await spaceText(page);
    await loadToEnd(page);
    expect(await hiddenFocus(page, 30)).toEqual([]);
  }
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeFocused();
  await expect(page).toHaveURL(own.registrantList);
});

test('[PAGE-19] the focus of what is removed goes to what follows, said once; a composition’s Enter sends nothing; a mistyped year is refused in words', async ({
  page,
  playwright,
  baseURL,
  owner,
  createList,
}) => {
  const own = await createList([
    ['410101', 2],
    ['410107', 2],
    ['410103', 2],
  ]);
  await openSignedIn(page, owner, own.registrantList);
  const managed = page.getByRole('article').filter({ has: page.getByRole('button', { name: /^Manage Item/ }) });
  const links = managed.getByRole('heading').getByRole('link');
  await expect(links).toHaveCount(3);
  const [name = '', next = ''] = await links.allTextContents();
  const sku = /(\d+)$/.exec((await links.first().getAttribute('href')) ?? '')?.[1];
  await links.first().focus();
  await post(playwright.request, baseURL, owner, '/gift-registry/delete-gift-registry-item', {
    grId: own.grId,
    sku,
    personalizationId: 0,
  });
  await expect(links.filter({ hasText: next })).toBeFocused();
  await expect(page.getByText(`${name} is no longer here.`)).toHaveCount(1);

  for (const each of ['410101', '410107', '410103'].filter((one) => one !== sku))
    await addToCartByApi(page.request, baseURL, own, each);
  await page.goto('/checkout/cart');
  const removes = page.getByRole('button', { name: /^Remove / });
  await expect(removes).toHaveCount(2);
  await removes.first().press('Enter');
  await expect(removes).toHaveCount(1);
  await expect(removes).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: '1 gift in your cart.' })).toHaveCount(1);
  await page.getByLabel('First name').focus();
  for (const shape of compositions) await endComposition(page, shape);
  await expect(page.getByLabel('First name')).toBeFocused();
  await removes.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.goto(own.settings);
  await page.getByRole('button', { name: 'Delete Registry' }).click();
  await page.getByLabel(/^Type the registry number/).focus();
  for (const shape of compositions) await endComposition(page, shape);
  await expect(page.getByRole('dialog', { name: 'Delete this registry?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const day = page.getByLabel('Event date');
  for (const typed of ['0027-06-12', '0002-06-12']) {
    await day.fill(typed);
    await page.getByRole('button', { name: 'Save: Event' }).click();
    await expect(page.getByRole('alert')).toContainText('its year with four digits, such as 2027.');
    await expect(day).toHaveValue(typed);
  }
});
