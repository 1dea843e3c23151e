import { expect } from '@playwright/test';
import {
  addedToCartDialog,
  card,
  newVisitor,
  orderButton,
  purchaseCounts,
  thankYouHeading,
  waitForClosedDialogs,
  waitForWholeList,
} from '../shop.ts';
import { test } from '../test.ts';

const phone = { width: 390, height: 844 };
const pictured = 'Fennel 12-Piece Dinnerware Set';
const countOf = (label: string | undefined): number => Number(/\((\d+)\)$/.exec(label ?? '')?.[1]);
const shown = (count: number): string => `${count} ${count === 1 ? 'gift' : 'gifts'} shown`;

test('[LINK-01] [PAGE-02] [PAGE-04] [PAGE-09] [PAGE-13] [SHARE-01] [SHARE-04] [TAB-06] a link followed by a full stop opens the registry on a phone: greeting, sticky header, collapsible sections and sharing', async ({
  page,
  context,
  list,
}) => {
  await page.setViewportSize(phone);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'share', { value: undefined }));
  await page.goto(`${list.guestList.replace('guest-list', 'Guest-List')}.`);
  await expect(page).toHaveURL(new RegExp(`${list.guestList}$`));
  const main = page.getByRole('main');
  await expect(main.getByText('Wedding Registry')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`${list.firstName}\\s*&\\s*Theo`));
  await expect(main.getByText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/)).toBeVisible();
  await expect(page.getByText(`Registry # ${list.grId}`)).toBeVisible();
  await expect(page.getByText(/^Thank you for your generosity/)).toBeVisible();
  await expect(page.getByText(/allow up to 20 minutes for your gift to show as purchased/)).toBeVisible();
  for (const name of ['Return to Management', 'Settings', 'View as Guest'])
    await expect(page.getByRole('link', { name })).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Your registry' })).toHaveCount(0);

  await waitForWholeList(page);
  const bar = page.getByRole('radiogroup', { name: 'Gift options' });
  const compact = page.locator('[data-stuck]');
  await expect(compact).toHaveCount(0);
  const height = (): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);
  const heightBefore = await height();
  await page.mouse.move(phone.width / 2, phone.height / 2);
  await page.mouse.wheel(0, 1_000);
  await expect(compact).toContainText(new RegExp(`${list.firstName}\\s*&\\s*Theo`));
  await expect(bar).toBeInViewport();
  expect((await bar.boundingBox())?.y ?? Number.NaN).toBeLessThan(200);
  expect(Math.abs((await height()) - heightBefore)).toBeLessThan(400);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(compact).toHaveCount(0);

  // Lists with fewer than 12 items have sections only when they are grouped.
  await page.goto(`${list.guestList}?group=status`);
  await waitForWholeList(page);
  const section = page.getByRole('heading', { level: 2 }).first().getByRole('button');
  const first = page.locator('article').first();
  await expect(section).toHaveAttribute('aria-expanded', 'true');
  await section.click();
  await expect(section).toHaveAttribute('aria-expanded', 'false');
  await expect(first).toBeHidden();

  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Copy Link' }).click();
  await expect(page.getByText('Registry URL copied to clipboard')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`/r/${list.grId}$`));
  await page.getByRole('button', { name: 'QR Code' }).click();
  await expect(page.getByRole('img', { name: /^QR code that opens/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('[LIST-06] [LIST-08] [LIST-11] [LIST-12] [LIST-13] [LIST-14] [PAGE-05] [ROUTE-16] [ANA-01] filters and a search show as many gifts as they announce, are tracked with the referrer, and are part of the address', async ({
  page,
  browser,
  baseURL,
  list,
}) => {
  const sentBy = { referrerId: 'r-1', referrerLinkId: 'l-2', wcTrackId: 'w-3' };
  await page.goto(`${list.guestList}?${new URLSearchParams({ ...sentBy, purchasedQuantity: '100' })}`);
  await waitForWholeList(page);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Hide Filter' })).toHaveAttribute('aria-expanded', 'true');
  const panel = page.getByRole('region', { name: 'Filters' });
  const categories = panel.getByRole('group', { name: 'Category' });
  await expect(categories.getByRole('checkbox').nth(1)).toBeVisible();
  const labels = await categories.locator('label').allTextContents();
  const [firstCount, secondCount] = [countOf(labels[0]), countOf(labels[1])];
  const name = (labels[0] ?? '').replace(/ \(\d+\)$/, '');
  const second = categories.getByRole('checkbox').nth(1);
  await categories.getByRole('checkbox').nth(0).check();
  await expect(page.getByText(shown(firstCount))).toBeVisible();
  expect(new URL(page.url()).searchParams.getAll('category')).toEqual([name]);
  expect(await page.evaluate(() => window.dataLayer ?? [])).toEqual([
    {
      event: 'gift-registry:analytics',
      ...sentBy,
      grId: list.grId,
      _tag: 'Filtered',
      giftOption: 'all',
      filters: [`category-${name}`],
    },
  ]);
  await second.check();
  await expect(page.getByText(shown(firstCount + secondCount))).toBeVisible();
  const price = panel.getByRole('group', { name: 'Price' }).locator('label').filter({ hasNotText: '(0)' }).first();
  const within = countOf((await price.textContent()) ?? '');
  await price.click();
  await expect(page.getByText(shown(within))).toBeVisible();
  await page.goBack();
  await expect(page.getByText(shown(firstCount + secondCount))).toBeVisible();
  await page.goBack();
  await expect(page.getByText(shown(firstCount))).toBeVisible();
  await expect(second).not.toBeChecked();

  const friend = await newVisitor(browser, baseURL);
  await friend.goto(page.url());
  await expect(friend.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
  await expect(friend.getByText(shown(firstCount))).toBeVisible();
  await friend.getByRole('button', { name: `Remove ${name}` }).click();
  await expect(friend).not.toHaveURL(/category=/);

  await friend.goto('/gift-registry/guest-list/100200300');
  await waitForWholeList(friend);
  await friend.getByRole('button', { name: /^See All \d+$/ }).click();
  await expect(friend).toHaveURL(/only=most-loved/);
  await expect(friend.getByRole('button', { name: 'Most Loved', exact: true, pressed: true })).toBeFocused();
  const search = friend.getByRole('searchbox', { name: 'Search this list' });
  await search.fill('dinnerware FÉNNEL');
  await expect(friend.getByText(shown(1))).toBeVisible();
  await expect(card(friend, pictured)).toBeVisible();
  const drawn = await (await friend.request.get(friend.url())).text();
  expect(drawn.match(/<article/g)).toHaveLength(1);
  await search.fill('nothing like it');
  await expect(friend.getByText('Nothing on this list matches “nothing like it”.')).toBeVisible();
  await friend.getByRole('button', { name: 'Show the Whole List' }).click();
  await expect(search).toHaveValue('');
  await expect(friend).not.toHaveURL(/find=|only=/);
});

test('[BUY-01] [BUY-02] [BUY-05] [ITEM-11] [ROUTE-11] on a phone the shipping popup and item details open; card and details share one quantity from 1 to 99', async ({
  page,
  list,
}) => {
  await page.setViewportSize(phone);
  await page.goto(list.guestList);
  await waitForWholeList(page);
  const quantity = card(page, pictured).getByLabel(`Quantity of ${pictured}`);
  await quantity.fill('');
  await quantity.pressSequentially('123');
  await expect(quantity).toHaveValue('12');
  await quantity.fill('99');
  await expect(card(page, pictured).getByText('The number you entered exceeds the requested amount.')).toBeVisible();
  await quantity.fill('0');
  await quantity.blur();
  await expect(quantity).toHaveValue('1');

  const promise = card(page, pictured).getByRole('link', { name: 'Ships free' });
  await promise.press('Enter');
  const popup = page.getByRole('dialog', { name: 'Ships free' });
  await expect(popup.getByText('There’s no charge for standard shipping on a gift marked “Ships free”.')).toBeVisible();
  await page.keyboard.press('Escape');
  await waitForClosedDialogs(page);
  await expect(promise).toBeFocused();
  expect((await page.request.get('/browse/popup?popupName=nonesuch')).status()).toBe(404);

  const before = await purchaseCounts(card(page, pictured));
  await card(page, pictured).getByRole('heading').getByRole('link').click();
  const dialog = page.getByRole('dialog', { name: pictured, exact: true });
  await expect(dialog.getByRole('heading', { level: 2, name: pictured, exact: true })).toBeVisible();
  await expect(dialog.getByText(/^\$[\d,.]+$/).first()).toBeVisible();
  await expect(dialog.getByText(`${before.purchased} of ${before.wanted} purchased`)).toBeVisible();
  await expect(dialog.getByRole('heading', { level: 3, name: 'Highlights' })).toBeAttached();
  await dialog.getByRole('button', { name: `One more of ${pictured}` }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(quantity).toHaveValue('2');

  await card(page, pictured).getByRole('heading').getByRole('link').click();
  await dialog.getByRole('button', { name: /^Add to Cart/ }).click();
  await expect(addedToCartDialog(page).getByText('2 items added to your cart')).toBeVisible();
  await page.goBack();
  await expect(addedToCartDialog(page)).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await page.goBack();
  await waitForClosedDialogs(page);
  await expect(page).toHaveURL(list.guestList);
});

test('[ROUTE-19] [SHOP-03] on a phone a card leads to the product page, to its other color and back, and the gift is bought by keyboard alone', async ({
  page,
  list,
}) => {
  await page.setViewportSize(phone);
  await page.goto(list.guestList);
  await waitForWholeList(page);
  const name = 'Foundry Pendant';
  await card(page, name).getByRole('heading').getByRole('link').click();
  await page.getByRole('dialog', { name }).getByRole('link', { name: 'See the Product Page' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/product/[^/]+/\\d+\\?registry=${list.grId}$`));
  await page.getByRole('navigation', { name: 'Color: Pine' }).getByRole('link', { name: 'Chalk' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${name} in Chalk` })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to the registry' })).toHaveAttribute(
    'href',
    `/gift-registry/guest-list/${list.grId}`,
  );
  await page.goBack();
  await Promise.all([
    expect(page.getByText(`${name} added to your cart`)).toBeVisible(),
    page.getByRole('button', { name: 'Add to Cart' }).press('Enter'),
  ]);
  await expect(addedToCartDialog(page).locator('[data-autofocus]')).toBeFocused();
  await addedToCartDialog(page).getByRole('button', { name: 'Continue Shopping' }).press('Enter');
  await waitForClosedDialogs(page);
  await page.getByRole('link', { name: 'Cart, 1' }).press('Enter');
  await expect(page).toHaveURL(/\/checkout\/cart$/);
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await page.getByLabel('First name').focus();
  for (const text of ['Ruth', 'Okafor', 'ruth@example.com', 'With love']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  for (const button of [page.getByRole('button', { name: 'Approved' }), orderButton(page)]) {
    for (let step = 0; step < 14 && !(await button.evaluate((each) => each === document.activeElement)); step += 1)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  }
  await expect(thankYouHeading(page)).toBeVisible();
});
