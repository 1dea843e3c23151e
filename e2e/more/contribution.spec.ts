import { expect, type Locator, type Page } from '@playwright/test';
import { card, demo, fillGiver, newVisitor, wholeList } from '../shop.ts';
import { test } from '../test.ts';

const contribute = 'Contribute to Group Gift Fund';
const phone = { width: 390, height: 844 };

/** The name of the first gift that guests can pay for together. */
const groupGift = async (page: Page): Promise<string> => {
  await wholeList(page);
  const button = page.getByRole('button', { name: new RegExp(`^${contribute}: `) }).first();
  const name = await button.getAttribute('aria-label');
  return (name ?? '').replace(`${contribute}: `, '');
};

const opened = async (page: Page, name: string): Promise<Locator> => {
  await card(page, name)
    .getByRole('button', { name: `${contribute}: ${name}` })
    .click();
  const dialog = page.getByRole('dialog', { name: contribute });
  await expect(dialog.getByText(contribute, { exact: true })).toBeFocused();
  return dialog;
};

const give = async (dialog: Locator, amount: string): Promise<void> => {
  await dialog.getByLabel('Amount', { exact: true }).fill(amount);
  await dialog.getByRole('button', { name: 'Add to Cart' }).click();
};

const order = async (page: Page): Promise<void> => {
  await page.goto('/checkout/cart');
  await fillGiver(page);
  await page.getByRole('button', { name: /^Place Order/ }).click();
};

const thanks = (page: Page): Locator => page.getByRole('heading', { name: 'Thank you, Ruth' });

test('[CART-08] another amount after a lost answer: what is in the cart is said, and it is in there once', async ({
  page,
}) => {
  await page.goto(demo.guestList);
  const name = await groupGift(page);
  let calls = 0;
  await page.route('**/contributions', async (route) => {
    calls += 1;
    if (calls > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  const dialog = await opened(page, name);
  await give(dialog, '30');
  await expect(dialog.getByRole('alert')).toBeVisible();
  await give(dialog, '40');
  const added = page.getByRole('dialog', { name: 'Already in Your Cart' });
  await expect(added.getByText(`Your earlier contribution of $30 to ${name} was already in your cart.`)).toBeVisible();
  await added.getByRole('link', { name: 'View Cart' }).click();
  const line = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: `Contribution to ${name}` }) });
  await expect(line.getByText('$30.00', { exact: true })).toBeVisible();
  await line.getByRole('button', { name: /^Remove/ }).click();
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('[GG-01] [GG-03] [GG-05] [GC-04] [CART-05] guests pay for a gift together until nothing is missing', async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.goto(demo.guestList);
    const name = await groupGift(page);
    const watcher = await newVisitor(browser, baseURL);
    await watcher.setViewportSize(phone);
    await watcher.goto(demo.guestList);
    await wholeList(watcher);
    const before = await card(watcher, name)
      .getByText(/ raised$/)
      .textContent();

    const dialog = await opened(page, name);
    await give(dialog, '9.99');
    await expect(dialog.getByText('Contributions start at $10.')).toBeVisible();
    await expect(dialog.getByLabel('Amount', { exact: true })).toHaveAccessibleDescription(/at least \$10/);
    await expect(dialog.getByLabel('Amount', { exact: true })).toBeFocused();
    await give(dialog, '99999');
    await expect(
      dialog.getByText(/^Only \$[\d,.]+ is still needed\. Please enter that amount or less\.$/),
    ).toBeVisible();
    await give(dialog, '40');
    const added = page.getByRole('dialog', { name: 'Added to Your Cart' });
    await expect(added.getByText(`Your contribution of $40 to ${name} is in your cart.`)).toBeVisible();
    await expect(card(watcher, name).getByText(before ?? '')).toBeVisible();
    await added.getByRole('link', { name: 'View Cart' }).click();
    await expect(page.getByRole('heading', { name: `Contribution to ${name}` })).toBeVisible();
    await expect(page.getByLabel(`Quantity of ${name}`)).toHaveCount(0);
    await order(page);
    await expect(thanks(page)).toBeVisible();
    await expect(page.getByRole('heading', { name: `Contribution to ${name}` })).toBeVisible();
    await expect(card(watcher, name).getByText(before ?? '')).toHaveCount(0);

    // Two want to give all that is missing; the first one does, the other is told kindly, also while the dialog is open.
    const late = await newVisitor(browser, baseURL);
    await late.setViewportSize(phone);
    await late.goto(demo.guestList);
    const lateDialog = await opened(late, name);
    await lateDialog.getByRole('button', { name: /^All .* still needed$/ }).click();
    await lateDialog.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(late.getByRole('dialog', { name: 'Added to Your Cart' })).toBeVisible();
    const watching = await opened(watcher, name);
    await watching.getByLabel('Amount', { exact: true }).fill('25');

    await page.goto(demo.guestList);
    const last = await opened(page, name);
    await last.getByRole('button', { name: /^All .* still needed$/ }).click();
    await last.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(page.getByRole('dialog', { name: 'Added to Your Cart' })).toBeVisible();
    await order(page);
    await expect(thanks(page)).toBeVisible();

    const ended = watcher.getByRole('dialog', { name: 'This Gift Is Complete' });
    await expect(ended.getByText(/Nothing new was added to your cart/)).toBeVisible();
    await ended.getByRole('button', { name: 'Close' }).last().click();
    await expect(card(watcher, name).getByText('Purchased', { exact: true })).toBeVisible();
    await expect(card(watcher, name).getByRole('button', { name: new RegExp(contribute) })).toHaveCount(0);

    await order(late);
    // The cart says so by itself, before anything is sent.
    await expect(late.getByRole('alert').first()).toContainText('Your order was not placed');
    await expect(late.getByText(/this gift is paid for in full/)).toBeVisible();
    await late.getByRole('button', { name: `Remove Contribution to ${name}` }).click();
    await expect(late.getByRole('heading', { name: 'Your cart is empty.' })).toBeVisible();
  });
});

test('[GG-01] [CART-08] with the keyboard alone; an answer that is lost and asked for again gives once', async ({
  page,
}) => {
  await page.goto('/gift-registry/guest-list/100200301');
  const name = await groupGift(page);
  let calls = 0;
  await page.route('**/api/cart/contributions', async (route) => {
    calls += 1;
    if (calls > 1) return route.continue();
    // The service does it, and the answer is lost on the way back.
    await route.fetch();
    return route.abort();
  });
  const button = card(page, name).getByRole('button', { name: `${contribute}: ${name}` });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: contribute });
  await expect(dialog.getByText(contribute, { exact: true })).toBeFocused();
  const amount = dialog.getByLabel('Amount', { exact: true });
  await amount.focus();
  await page.keyboard.type('30');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(amount).toHaveValue('30');
  await amount.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Added to Your Cart' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  expect(calls).toBe(2);
  const { lines } = await (await page.request.get('/api/cart')).json();
  expect(lines).toMatchObject([{ kind: 'contribution', lineTotal: 30 }]);
});

/** Somebody else gives so much to a gift, in units of money. */
const othersGive = async (page: Page, gift: GroupGift, amount: number): Promise<void> => {
  const { request } = page;
  const headers = { origin: new URL(page.url()).origin };
  const key = (what: string) => ({ 'idempotency-key': `others-${what}-${gift.sku}-${amount}-${Date.now()}` });
  const { sku, personalizationId, grId } = gift;
  const added = await request.post('/api/cart/contributions', {
    headers: { ...headers, ...key('give') },
    data: { grId, sku, personalizationId, amount },
  });
  expect(added.status()).toBe(200);
  const giver = { firstName: 'Ida', lastName: 'Rival', email: 'ida@example.com' };
  const ordered = await request.post('/api/orders', {
    headers: { ...headers, ...key('order') },
    data: { giver, message: '' },
  });
  expect(ordered.status()).toBe(201);
};

interface GroupGift {
  readonly grId: string;
  readonly sku: string;
  readonly personalizationId: number;
  readonly name: string;
  readonly missing: number;
}

/** A gift of the registry to which guests can still give so much. */
const openFund = async (page: Page, grId: string, atLeast: number): Promise<GroupGift> => {
  const { products }: { products: ReadonlyArray<Readonly<Record<string, unknown>>> } = await (
    await page.request.get(`/api/registry/${grId}`)
  ).json();
  for (const { sku, personalizationId, name, groupGift, isCB2, isNla } of products) {
    if (typeof groupGift !== 'object' || groupGift === null || isCB2 === true || isNla === true) continue;
    const missing = 'missing' in groupGift ? Number(groupGift.missing) : 0;
    if (missing >= atLeast)
      return { grId, sku: String(sku), personalizationId: Number(personalizationId ?? 0), name: String(name), missing };
  }
  throw new Error(`no group gift of which ${atLeast} are missing`);
};

for (const { width, height } of [{ width: 1440, height: 900 }, phone])
  test.describe(`money that waits in a cart, at ${width}`, () => {
    test.use({ viewport: { width, height } });

    test('[GG-01] [GG-03] [GG-05] [CART-05] [CART-07] the dialog knows the cart, and the cart knows the fund: what is still open can be given instead', async ({
      page,
      browser,
      baseURL,
    }) => {
      const grId = width === 1440 ? '100200301' : demo.grId;
      await page.goto(`/gift-registry/guest-list/${grId}`);
      await wholeList(page);
      const gift = await openFund(page, grId, 80);
      const dialog = await opened(page, gift.name);
      await expect(dialog.getByText(/Your cart already has/)).toHaveCount(0);
      await give(dialog, '40');
      await page
        .getByRole('dialog', { name: 'Added to Your Cart' })
        .getByRole('button', { name: 'Keep Browsing' })
        .click();
      await expect(page.getByRole('dialog')).toHaveCount(0);

      const again = await opened(page, gift.name);
      await expect(again.getByText('Your cart already has $40 for this gift.')).toBeVisible();
      await expect(again.getByText(/^You can add up to \$[\d,.]+ more\.$/)).toBeVisible();
      await expect(again.getByText(/at least \$10/)).toHaveCount(0);
      await give(again, '5');
      await page.getByRole('dialog', { name: 'Added to Your Cart' }).getByRole('link', { name: 'View Cart' }).click();
      const line = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: `Contribution to ${gift.name}` }) });
      await expect(line.getByText('$45.00', { exact: true })).toBeVisible();
      await fillGiver(page);

      const rival = await newVisitor(browser, baseURL);
      await rival.goto('/checkout/cart');
      await othersGive(rival, gift, gift.missing - 30);
      await page.getByRole('button', { name: /^Place Order/ }).click();
      await expect(page.getByText('Your order was not placed')).toBeVisible();
      const change = line.getByRole('button', { name: `Change to $30.00: Contribution to ${gift.name}` });
      const remove = line.getByRole('button', { name: `Remove Contribution to ${gift.name}` });
      for (const choice of [change, remove]) await expect(choice).toBeInViewport({ ratio: 1 });

      // A page that is opened anew says so at once, and so does one that is looked at again.
      await page.reload();
      await expect(line.getByText(/only \$30\.00 is still needed/)).toBeVisible();
      await change.click();
      await expect(line.getByText('$30.00', { exact: true })).toBeVisible();
      await expect(line.getByText(/is still needed/)).toHaveCount(0);
      await expect(remove).toBeFocused();
      await page.getByRole('button', { name: 'Place Order, $30.00' }).click();
      await expect(thanks(page)).toBeVisible();
    });
  });

test('[CA-01] in Canada nothing is given together', async ({ page, baseURL }) => {
  const address = new URL('/gift-registry/guest-list/100200302', baseURL);
  address.hostname = 'ca.localhost';
  await page.goto(address.href);
  await wholeList(page);
  await expect(page.getByText(/Group Gift|raised$/)).toHaveCount(0);
});
