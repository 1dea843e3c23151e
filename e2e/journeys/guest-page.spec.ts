import { expect } from '@playwright/test';
import { addedLayer, card, layersClosed, newVisitor, tallyOf, wholeList } from '../shop.ts';
import { test } from '../test.ts';

const phone = { width: 390, height: 844 };
const pictured = 'Fennel 12-Piece Dinnerware Set';
const countOf = (label: string | undefined): number => Number(/\((\d+)\)$/.exec(label ?? '')?.[1]);
const shown = (count: number): string => `${count} ${count === 1 ? 'gift' : 'gifts'} shown`;

test('[PAGE-02] [PAGE-04] [PAGE-13] [SHARE-01] a guest is greeted on a phone, folds a section away and shares the link', async ({
  page,
  context,
  list,
}) => {
  await page.setViewportSize(phone);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'share', { value: undefined }));
  await page.goto(list.guestList);
  const main = page.getByRole('main');
  await expect(main.getByText('Wedding Registry')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`${list.firstName}\\s*&\\s*Theo`));
  await expect(main.getByText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/)).toBeVisible();
  await expect(page.getByText(`Registry # ${list.grId}`)).toBeVisible();
  await expect(page.getByText(/^Thank you for your generosity/)).toBeVisible();
  await expect(page.getByText(/allow up to 20 minutes for your gift to show as purchased/)).toBeVisible();
  for (const name of ['Return to Management', 'Settings', 'View as Guest'])
    await expect(page.getByRole('link', { name })).toHaveCount(0);

  const section = page.getByRole('heading', { level: 2 }).first().getByRole('button');
  const first = page.locator('article').first();
  await expect(section).toHaveAttribute('aria-expanded', 'true');
  await section.click();
  await expect(section).toHaveAttribute('aria-expanded', 'false');
  await expect(first).toBeHidden();

  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Registry URL copied to clipboard')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`${list.guestList}$`));
  await page.getByRole('status').getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText('Registry URL copied to clipboard')).toHaveCount(0);
});

test('[LIST-06] [LIST-08] [LIST-11] [PAGE-05] filters narrow the list by what they say, stand in the address, and survive back, reload and sharing', async ({
  page,
  browser,
  baseURL,
  list,
}) => {
  await page.goto(list.guestList);
  await wholeList(page);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Hide Filter' })).toHaveAttribute('aria-expanded', 'true');
  const panel = page.getByRole('region', { name: 'Filters' });
  const categories = panel.getByRole('group', { name: 'Category' });
  const labels = await categories.locator('label').allTextContents();
  const [one, two] = [countOf(labels[0]), countOf(labels[1])];
  const name = (labels[0] ?? '').replace(/ \(\d+\)$/, '');
  const second = categories.getByRole('checkbox').nth(1);
  await categories.getByRole('checkbox').nth(0).check();
  await expect(page.getByText(shown(one))).toBeVisible();
  expect(new URL(page.url()).searchParams.getAll('category')).toEqual([name]);
  await second.check();
  await expect(page.getByText(shown(one + two))).toBeVisible();
  const price = panel.getByRole('group', { name: 'Price' }).locator('label').filter({ hasNotText: '(0)' }).first();
  const within = countOf((await price.textContent()) ?? '');
  await price.click();
  await expect(page.getByText(shown(within))).toBeVisible();
  await page.goBack();
  await expect(page.getByText(shown(one + two))).toBeVisible();
  await page.goBack();
  await expect(page.getByText(shown(one))).toBeVisible();
  await expect(second).not.toBeChecked();

  await page.reload();
  await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
  const friend = await newVisitor(browser, baseURL);
  await friend.goto(page.url());
  await expect(friend.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
  await expect(friend.getByText(shown(one))).toBeVisible();
  await page.getByRole('button', { name: `Remove ${name}` }).click();
  await expect(page).not.toHaveURL(/category=/);
});

test('[LIST-06] [LIST-08] [PAGE-05] on a phone "Filter & Sort" is a layer with all of it; its button goes back to what it shows', async ({
  page,
  list,
}) => {
  await page.setViewportSize(phone);
  await page.goto(list.guestList);
  await wholeList(page);
  const open = page.getByRole('button', { name: 'Filter & Sort' });
  await open.click();
  const layer = page.getByRole('dialog', { name: 'Filter & Sort' });
  await expect(layer).toBeVisible();
  expect((await layer.boundingBox())?.height).toBe(phone.height);
  await layer.getByRole('radiogroup', { name: 'Sort by' }).getByText('Category').click();
  await layer.getByRole('radiogroup', { name: 'Group by' }).getByText('Status').click();
  await layer.getByRole('checkbox', { name: /^On Sale/ }).check();
  await expect(page).toHaveURL(/sort=category&group=status&availability=on-sale/);
  const show = layer.getByRole('button', { name: /^Show \d+ gifts?$/ });
  const words = (await show.textContent()) ?? '';
  await show.click();
  await expect(layer).toHaveCount(0);
  await expect(open).toBeFocused();
  await expect(page.getByText(`${words.replace('Show ', '')} shown`)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
  await open.click();
  await layer.getByRole('button', { name: 'Clear' }).click();
  await expect(page).not.toHaveURL(/availability/);
});

test('[PAGE-08] an empty list says so, and one without a match offers the way back', async ({ page, list }) => {
  await page.goto('/gift-registry/guest-list/100200303');
  await expect(page.getByText('No gifts have been added to this registry.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Filter', exact: true })).toHaveCount(0);
  await page.goto(`${list.guestList}?category=Nowhere`);
  await expect(page.getByText('No gifts found for your selected filter(s).')).toBeVisible();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('[ROUTE-16] [ANA-01] who sent the visitor goes along with everything that is tracked, on this page and those after it', async ({
  page,
  list,
  ownList,
}) => {
  const sentBy = { referrerId: 'r-1', referrerLinkId: 'l-2', wcTrackId: 'w-3' };
  const tracked = () => page.evaluate(() => window.dataLayer ?? []);
  const groupBy = async (name: string): Promise<void> => {
    await page.getByRole('button', { name: /^Group by/ }).click();
    await page.getByRole('menuitemradio', { name }).click();
  };
  await page.goto(`${list.guestList}?${new URLSearchParams({ ...sentBy, purchasedQuantity: '100' })}`);
  await wholeList(page);
  await groupBy('Brand');
  await page.getByText('Still Needed', { exact: true }).click();
  await expect(page).toHaveURL(/show=needed/);
  const told = { event: 'gift-registry:analytics', ...sentBy };
  expect(await tracked()).toEqual([
    { ...told, grId: list.grId, _tag: 'Grouped', groupBy: 'brand' },
    { ...told, grId: list.grId, _tag: 'Filtered', giftOption: 'needed', filters: [] },
  ]);
  const other = await ownList([
    ['410107', 2],
    ['410602', 1],
  ]);
  await page.goto(other.guestList);
  await wholeList(page);
  await groupBy('Brand');
  expect(await tracked()).toEqual([{ ...told, grId: other.grId, _tag: 'Grouped', groupBy: 'brand' }]);
});

for (const [width, height] of [
  [1280, 500],
  [390, 700],
] as const)
  test(`[PAGE-09] over the list names and bar stay in sight, and nothing moves for it, ${width} wide`, async ({
    page,
    list,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(list.guestList);
    await wholeList(page);
    const bar = page.getByRole('radiogroup', { name: 'Gift options' });
    const compact = page.locator('[data-stuck]');
    await expect(compact).toHaveCount(0);
    const heightBefore = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.mouse.move(width / 2, height / 2);
    await page.mouse.wheel(0, 1_000);
    await expect(compact).toContainText(new RegExp(`${list.firstName}\\s*&\\s*Theo`));
    await expect(bar).toBeInViewport();
    expect((await bar.boundingBox())?.y ?? Number.NaN).toBeLessThan(200);
    expect(Math.abs((await page.evaluate(() => document.documentElement.scrollHeight)) - heightBefore)).toBeLessThan(
      400,
    );
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(compact).toHaveCount(0);
  });

test('[BUY-01] [BUY-05] details of a gift on a phone, then two of it: card and details say the same; the quantity takes 1 to 99', async ({
  page,
  list,
}) => {
  await page.setViewportSize(phone);
  await page.goto(list.guestList);
  await wholeList(page);
  const quantity = card(page, pictured).getByLabel(`Quantity of ${pictured}`);
  await quantity.fill('');
  await quantity.pressSequentially('123');
  await expect(quantity).toHaveValue('12');
  await quantity.fill('0');
  await quantity.blur();
  await expect(quantity).toHaveValue('1');

  const before = await tallyOf(card(page, pictured));
  await card(page, pictured).getByRole('heading').getByRole('link').click();
  const dialog = page.getByRole('dialog', { name: pictured, exact: true });
  await expect(dialog.getByRole('heading', { level: 2, name: pictured, exact: true })).toBeVisible();
  await expect(dialog.getByText(/^\$[\d,.]+$/).first()).toBeVisible();
  await expect(dialog.getByText(`${before.purchased} of ${before.wants} purchased`)).toBeVisible();
  await expect(dialog.getByRole('heading', { level: 3, name: 'Highlights' })).toBeAttached();
  const pictures = dialog.getByRole('region', { name: `Pictures of ${pictured}` });
  await pictures.getByRole('button', { name: 'Picture 2 of 3' }).click();
  await expect(pictures.getByRole('img', { name: 'The same stack in frost and lake blue' })).toBeVisible();
  await dialog.getByRole('button', { name: `One more of ${pictured}` }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(quantity).toHaveValue('2');

  await card(page, pictured).getByRole('heading').getByRole('link').click();
  await dialog.getByRole('button', { name: /^Add to Cart/ }).click();
  await expect(addedLayer(page).getByText('2 items added to your cart')).toBeVisible();
  await page.goBack();
  await expect(addedLayer(page)).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await page.goBack();
  await layersClosed(page);
  await expect(page).toHaveURL(list.guestList);
});

test('[ROUTE-11] [ITEM-11] a promise about shipping opens its words over the page, and gives the focus back', async ({
  page,
  list,
}) => {
  await page.goto(list.guestList);
  await wholeList(page);
  const promise = card(page, pictured).getByRole('link', { name: 'Ships free' });
  await promise.press('Enter');
  const popup = page.getByRole('dialog', { name: 'Ships Free' });
  await expect(popup.getByText('There’s no charge for standard shipping on a gift marked “Ships free”.')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${list.guestList}$`));
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
  await expect(promise).toBeFocused();
  const unknown = await page.goto('/browse/popup?popupName=nonesuch');
  expect(unknown?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Shipping Information Not Found' })).toBeVisible();
});

test('[ROUTE-19] on a phone from a card to the product, into the cart by keyboard, and back to where the list stood', async ({
  page,
  list,
}) => {
  await page.setViewportSize(phone);
  await page.goto(list.guestList);
  await wholeList(page);
  const name = 'Foundry Pendant';
  await card(page, name).getByRole('heading').getByRole('link').click();
  await page.getByRole('dialog', { name }).getByRole('link', { name: 'See the Product Page' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/product/[^/]+/\\d+\\?registry=${list.grId}$`));
  await Promise.all([
    expect(page.getByText(`${name} added to your cart`)).toBeVisible(),
    page.getByRole('button', { name: 'Add to Cart' }).press('Enter'),
  ]);
  await expect(addedLayer(page).locator('[data-autofocus]')).toBeFocused();
  await addedLayer(page).getByRole('button', { name: 'Continue Shopping' }).press('Enter');
  await layersClosed(page);
  await page.getByRole('link', { name: 'Cart, 1 item' }).press('Enter');
  await expect(page).toHaveURL(/\/checkout\/cart$/);
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
});
