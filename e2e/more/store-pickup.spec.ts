import { expect, type Page } from '@playwright/test';
import { meetUntil } from '../met-calls.ts';
import {
  card,
  demo,
  fillGiver,
  layersClosed,
  neededGift,
  newVisitor,
  placeOrder,
  sectionCountsOf,
  tookFocus,
  wholeList,
} from '../shop.ts';
import { test } from '../test.ts';

const mixer = { path: '/product/miller-stand-mixer-in-lake/410802', name: 'Miller Stand Mixer in Lake' };

const panel = (page: Page) => page.getByRole('region', { name: 'Pick Up in a Store' });

const look = async (page: Page, postalCode: string): Promise<void> => {
  await panel(page).getByLabel('ZIP code').fill(postalCode);
  await panel(page).getByRole('button', { name: 'Check Stores' }).click();
};

/** Puts the gift into the cart at the first store near Chicago that has it; answers what the store is called. */
const pickUp = async (page: Page): Promise<string> => {
  await look(page, '60614');
  await expect(panel(page).getByRole('heading', { name: 'Stores near Chicago, IL' })).toBeVisible();
  const store = panel(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button') })
    .first();
  const name =
    (await store
      .getByText(/^Hearth & Field/)
      .first()
      .textContent()) ?? '';
  await store.getByRole('button', { name: /^Pick Up Here/ }).click();
  await expect(page.getByText(`${mixer.name} added to your cart for pickup at ${name}.`)).toBeVisible();
  return name;
};

for (const [device, viewport] of [
  ['desktop', { width: 1_440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test('[BUY-08] a ZIP code typed wrong, far away and right, picked up, shipped instead', async ({ page }) => {
      await page.goto(mixer.path);
      await look(page, '6061');
      await expect(panel(page).getByText('That’s not a ZIP code. Enter one like 60614.')).toBeVisible();
      await expect(panel(page).getByLabel('ZIP code')).toHaveValue('6061');
      await look(page, '99501');
      await expect(panel(page).getByText('No store within 100 miles of Anchorage, AK.')).toBeVisible();
      await expect(panel(page).getByText(/is quoted by phone\./)).toBeVisible();
      await expect(panel(page).getByText(/happy to ship/)).toHaveCount(0);
      await expect(panel(page).getByRole('link', { name: 'Ask for a quote' })).toHaveAttribute('href', /alaska/);
      const store = await pickUp(page);
      await page.goto('/checkout/cart');
      await expect(page.getByText(`Pickup at ${store}`)).toBeVisible();
      await page.getByRole('button', { name: `Ship It Instead: ${mixer.name}` }).click();
      await expect(page.getByText(`Pickup at ${store}`)).toHaveCount(0);
      await expect(page.getByRole('heading', { name: mixer.name })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { name: mixer.name })).toBeVisible();
      await expect(page.getByText(/^Pickup at/)).toHaveCount(0);
      await page.goto(mixer.path);
      await expect(panel(page).getByLabel('ZIP code')).toHaveValue('60614');
    });
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('[BUY-08] a call that fails keeps what was typed, and the way on is open', async ({ page }) => {
    await page.goto(mixer.path);
    const letThrough = await meetUntil(page, '**/store-availability', (route) => route.abort());
    await look(page, '60614');
    await expect(panel(page).getByText(/^We couldn’t look for stores\./)).toBeVisible();
    await expect(panel(page).getByLabel('ZIP code')).toHaveValue('60614');
    letThrough();
    const letAdditionThrough = await meetUntil(page, '**/add-store-pickup-product-to-cart', (route) => route.abort());
    await panel(page).getByRole('button', { name: 'Check Stores' }).press('Enter');
    const first = panel(page)
      .getByRole('button', { name: /^Pick Up Here/ })
      .first();
    await first.press('Enter');
    await expect(panel(page).getByText(/this may already be in your cart, or may not\./)).toBeVisible();
    letAdditionThrough();
    await first.press('Enter');
    await expect(page.getByText(/added to your cart for pickup at/)).toBeVisible();
  });

  test('[BUY-08] [CART-06] what is picked up is ordered', async ({ page }) => {
    await page.goto(mixer.path);
    const store = await pickUp(page);
    await placeOrder(page);
    await expect(page.getByText(`Quantity 1, Pickup at ${store}`)).toBeVisible();
  });

  test('[BUY-08] [CART-05] [CART-07] of what a store has too few by now it is said after a refused order, also when the cart is loaded again, and to who comes back before any order', async ({
    page,
    browser,
    baseURL,
  }) => {
    const store = 'Hearth & Field Oak Brook';
    const [quick, back] = [await newVisitor(browser, baseURL), await newVisitor(browser, baseURL)];
    for (const [guest, units] of [
      [page, '3'],
      [quick, '2'],
      [back, '2'],
    ] as const) {
      await guest.goto(mixer.path);
      await guest.getByLabel(`Quantity of ${mixer.name}`).fill(units);
      await look(guest, '60614');
      await panel(guest)
        .getByRole('button', { name: new RegExp(`^Pick Up Here.*${store}`) })
        .click();
      await expect(guest.getByText(`added to your cart for pickup at ${store}.`)).toBeVisible();
    }
    await page.goto('/checkout/cart');
    await fillGiver(page);
    await placeOrder(quick);

    const said = (guest: Page) =>
      guest.getByText('The store has only 1 of this gift, and your cart needs more. Choose fewer, have it shipped');
    const orderWithoutSum = (guest: Page) => guest.getByRole('button', { name: 'Place Order', exact: true });
    await page.getByRole('button', { name: /^Place Order, \$/ }).click();
    await expect(page.getByText('Your order was not placed')).toBeVisible();
    await expect(said(page)).toBeVisible();
    await page.reload();
    await expect(said(page)).toBeVisible();
    await expect(orderWithoutSum(page)).toBeVisible();
    await page.getByRole('button', { name: `Ship It Instead: ${mixer.name}` }).click();
    await expect(page.getByRole('button', { name: /^Place Order, \$/ })).toBeVisible();

    await back.goto('/checkout/cart');
    await expect(said(back)).toBeVisible();
    await expect(orderWithoutSum(back)).toBeVisible();
    await back.getByLabel(`Quantity of ${mixer.name}`).fill('1');
    await back.getByLabel(`Quantity of ${mixer.name}`).press('Tab');
    await expect(back.getByRole('button', { name: /^Place Order, \$/ })).toBeVisible();
    await expect(said(back)).toHaveCount(0);
    await expect(back.getByText(`Pickup at ${store}`)).toBeVisible();
  });

  test('[BUY-08] two of a gift are picked up from its details, ordered, and counted on the registry', async ({
    page,
  }) => {
    await page.goto(demo.guestList);
    const passedOver: string[] = [];
    const here = panel(page)
      .getByRole('listitem')
      .filter({ hasText: 'Available at this store' })
      .getByRole('button', { name: /^Pick Up Here/ });
    let name = await neededGift(page, 2);
    for (;;) {
      await card(page, name).getByRole('heading').getByRole('link').click();
      const details = page.getByRole('dialog', { name, exact: true });
      await tookFocus(details);
      await details.getByLabel(`Quantity of ${name}`).fill('2');
      await look(page, '60614');
      await expect(panel(page).getByRole('heading', { name: 'Stores near Chicago, IL' })).toBeVisible();
      if ((await here.count()) > 0) break;
      await page.keyboard.press('Escape');
      await layersClosed(page);
      passedOver.push(name);
      name = await neededGift(page, 2, passedOver);
    }
    const before = await sectionCountsOf(card(page, name));
    await here.first().click();
    await expect(page.getByText(/added to your cart for pickup at/)).toBeVisible();
    await placeOrder(page);
    await expect(page.getByText(/^Quantity 2, Pickup at /)).toBeVisible();
    await page.goto(demo.guestList);
    await wholeList(page);
    expect(await sectionCountsOf(card(page, name))).toEqual({ ...before, purchased: before.purchased + 2 });
  });

  test('[BUY-08] [CA-01] postal codes and kilometres on the Canadian site', async ({ page, baseURL }) => {
    const canada = (baseURL ?? '').replace('//localhost', '//ca.localhost');
    await page.goto(`${canada}/stores/`);
    const path = await page.evaluate<string>(
      async () => (await (await fetch('/api/catalogue/search')).json()).products[0].urlPath,
    );
    await page.goto(`${canada}${path}`);
    await panel(page).getByLabel('Postal code').fill('m5v3l9');
    await panel(page).getByLabel('Postal code').press('Enter');
    await expect(panel(page).getByRole('heading', { name: 'Stores near Toronto, ON' })).toBeVisible();
    await expect(
      panel(page)
        .getByText(/^Toronto · About [\d.]+ km away$/)
        .first(),
    ).toBeVisible();
  });
});

test('[BUY-08] in the details of a gift on a phone the first store comes into sight, and the focus stays where it was', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(demo.guestList);
  const name = await neededGift(page, 1);
  await card(page, name).getByRole('heading').getByRole('link').click();
  const dialog = page.getByRole('dialog', { name, exact: true });
  const field = panel(page).getByLabel('ZIP code');
  await tookFocus(dialog);
  await field.fill('60614');
  const foot = dialog.locator('[data-fades-above]');
  const [written, bar] = await Promise.all([field.boundingBox(), foot.boundingBox()]);
  // The field stands just above the foot.
  await dialog.evaluate(
    (its, by) => its.scrollBy(0, by),
    (written?.y ?? 0) + (written?.height ?? 0) + 8 - (bar?.y ?? 0),
  );
  await field.press('Enter');
  const near = panel(page).getByRole('heading', { name: 'Stores near Chicago, IL' });
  await expect(near).toBeVisible();
  for (const told of [
    near,
    panel(page)
      .getByText(/^Hearth & Field/)
      .first(),
  ])
    await expect
      .poll(async () => {
        const its = await told.boundingBox();
        return (its?.y ?? 0) + (its?.height ?? 0) < (bar?.y ?? 0);
      })
      .toBe(true);
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport({ ratio: 1 });
});
