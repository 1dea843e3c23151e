import { expect, type Page } from '@playwright/test';
import { coveredWhile } from '../focus-seen.ts';
import { demo, signIn } from '../shop.ts';
import { test } from '../test.ts';

const sizes = [
  { width: 1_440, height: 900 },
  { width: 390, height: 844 },
];

/** Adds to the demo's wedding from now on. */
const addTo = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Adding to / }).click();
  await page.getByRole('menuitemradio', { name: /^Amelia & Jonah, Wedding/ }).click();
  await expect(page.getByRole('button', { name: /^Adding to Amelia & Jonah, Wedding/ })).toBeVisible();
};

/** The card of a product that the registry does not have yet, once it is known what it has. */
const newcomer = async (page: Page): Promise<string> => {
  await expect(page.getByRole('link', { name: / on your registry\. Edit/ }).first()).toBeVisible();
  const button = page.getByRole('button', { name: /^Add to Registry: / }).first();
  await expect(button).toBeVisible();
  return (await button.getAttribute('aria-label'))?.replace('Add to Registry: ', '') ?? '';
};

test('[ADD-01] [ROUTE-06] who comes from the page of a registry adds to that one', async ({ page }) => {
  const adding = page.getByRole('button', { name: /^Adding to / });
  await signIn(page, '/gift-registry/registrant-list/100200301');
  await page.getByRole('link', { name: 'Add Gifts' }).click();
  await expect(adding).toHaveAccessibleName(/^Adding to Priya & Daniel, Baby/);
  await page.goto('/gift-registry/my-gift-registry/100200303');
  await page.getByRole('link', { name: /^Browse our favorites/ }).click();
  await expect(adding).toHaveAccessibleName(/^Adding to Amelia, Housewarming/);
  await page.goto(demo.guestList);
  await page.goto('/search');
  await expect(adding).toHaveAccessibleName(/^Adding to Amelia, Housewarming/);
});

test('[ADD-04] by keyboard on a low phone: what has the focus does not lie under the head of the layer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 667 });
  await signIn(page, '/product/ember-mug/410107');
  await addTo(page);
  await page.getByRole('button', { name: 'Add to Registry', exact: true }).click();
  const layer = page.getByRole('dialog', { name: '1 item added to your registry' });
  await expect(layer.getByText('1 item added to your registry')).toBeFocused();
  await expect(layer.getByRole('heading', { name: 'You May Also Want' })).toBeVisible();
  for (const key of ['Tab', 'Shift+Tab']) expect(await coveredWhile(page, key, 16)).toEqual([]);
});

for (const viewport of sizes)
  test.describe(`at ${viewport.width}`, () => {
    test.use({ viewport });

    test('[ADD-01] [ADD-03] [ADD-10] a card adds, says ADDED, tells so in a line that stays in view, and then how many', async ({
      page,
    }) => {
      await signIn(page, '/search?category=Rugs');
      await addTo(page);
      const name = await newcomer(page);
      const card = page.getByRole('article', { name, exact: true });
      await card.getByRole('button', { name: /^Add to Registry/ }).dblclick();
      await expect(card.getByText('ADDED')).toBeVisible();
      const line = page.getByText('1 item added to your registry.');
      await expect(line).toBeInViewport();
      await expect(page.getByText(`Registry # ${demo.grId}`)).toBeVisible();
      await page.mouse.wheel(0, 600);
      await expect(line).toBeInViewport();
      await expect(card.getByRole('link', { name: /^1 on your registry\. Edit/ })).toBeVisible();
      await page.reload();
      await expect(card.getByRole('link', { name: /^1 on your registry\. Edit/ })).toBeVisible();
      await page.goto(demo.registrantList);
      await expect(page.getByRole('heading', { name }).first()).toBeVisible();
    });

    test('[ADD-04] the layer tells what goes with it, and its buttons say "Added"', async ({ page }) => {
      await signIn(page, '/product/ember-mug/410107');
      await addTo(page);
      await page.getByRole('button', { name: 'Add to Registry', exact: true }).click();
      const layer = page.getByRole('dialog', { name: '1 item added to your registry' });
      await expect(layer).toBeVisible();
      await expect(layer.getByText('SKU 410107')).toBeVisible();
      await expect(layer.getByText('Quantity 1')).toBeVisible();
      await expect(layer.getByRole('heading', { name: 'Extras and Essentials We Recommend' })).toBeVisible();
      await expect(layer.getByRole('heading', { name: 'You May Also Want' })).toBeVisible();
      await layer.getByRole('button', { name: /^Ember Mug, SKU 410107, \$[\d.]+, Quantity 1$/ }).hover();
      await expect(page.getByRole('tooltip')).toContainText('SKU 410107');
      await page.mouse.move(0, 0);
      await expect(layer.getByRole('link', { name: 'View Checklist' })).toHaveAttribute(
        'href',
        `/gift-registry/checklist/${demo.grId}`,
      );
      await expect(layer.getByText(/^Need help\? Call /)).toBeVisible();
      const extra = layer.getByRole('button', { name: /^Add (?!to )/ }).first();
      if (await extra.isVisible()) {
        const name = ((await extra.getAttribute('aria-label')) ?? '').replace(/^Add /, '');
        await extra.click();
        await expect(layer.getByRole('button', { name: `Added ${name}` })).toBeDisabled();
      }
      await layer.getByRole('button', { name: 'Continue Shopping' }).click();
      await expect(layer).toHaveCount(0);
    });
  });

test('[ADD-05] [AUTH-01] what one person wanted and left is not added for who signs in there next', async ({
  page,
}) => {
  await page.goto('/search?q=hayloft');
  await page
    .getByRole('article', { name: 'Hayloft Wool Rug, 8 by 10' })
    .getByRole('link', { name: /^Add to Registry/ })
    .click();
  await expect(page).toHaveURL(/\/account\/login\?returnUrl=/);
  await page.goto('/search?q=hayloft');
  await expect(page.getByRole('article').first()).toBeVisible();
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/add-gift-registry-item')) asked += 1;
  });
  await signIn(page, '/search?q=hayloft');
  await expect(page.getByText('Adding to')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).toBe(0);
});

test('[CART-08] an answer that is lost, and a reload, never add twice', async ({ page }) => {
  await signIn(page, '/search?q=saffron+runner');
  await addTo(page);
  const card = page.getByRole('article', { name: 'Saffron Runner', exact: true });
  const keys: string[] = [];
  let isLost = true;
  await page.route('**/gift-registry/add-gift-registry-item', async (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '');
    if (!isLost) return route.continue();
    isLost = false;
    await route.abort();
  });
  await card.getByRole('button', { name: /^Add to Registry/ }).click();
  await expect(card.getByRole('alert')).toBeVisible();
  await page.reload();
  await card.getByRole('button', { name: /^Add to Registry/ }).click();
  await expect(card.getByRole('link', { name: /^1 on your registry\. Edit/ })).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});

test('[ADD-05] what is made for its buyer asks for its terms, and declining adds nothing', async ({ page }) => {
  await signIn(page, '/product/window-seat-bench-in-boucle/412305');
  await addTo(page);
  const asks: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/add-gift-registry-item')) asks.push(request.url());
  });
  const add = page.getByRole('button', { name: 'Add to Registry', exact: true });
  await add.click();
  const dialog = page.getByRole('dialog', { name: 'Confirm Your Selection' });
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(dialog).toHaveCount(0);
  expect(asks).toHaveLength(0);
  await add.click();
  await dialog.getByRole('button', { name: 'Accept Terms And Add To Registry' }).click();
  await expect(page.getByRole('dialog', { name: '1 item added to your registry' })).toBeVisible();
});

test('[ADD-05] [ADD-06] a guest accepts the terms and is led to the cart with it; declining leaves the cart empty', async ({
  page,
}) => {
  await page.goto('/product/window-seat-bench-in-boucle/412305');
  const add = page.getByRole('button', { name: 'Add to Cart', exact: true });
  await add.click();
  const dialog = page.getByRole('dialog', { name: 'Confirm Your Selection' });
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Cart/ }).first()).toHaveAccessibleName(/empty|0 items|^Cart$/);
  await add.click();
  await dialog.getByRole('button', { name: 'Accept Terms And Add To Cart' }).click();
  await expect(page).toHaveURL(/\/checkout\/cart$/);
  await expect(page.getByRole('heading', { name: /Window Seat Bench/ })).toBeVisible();
});
