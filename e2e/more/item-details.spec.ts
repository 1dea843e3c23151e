import { expect, type Locator, type Page } from '@playwright/test';
import {
  addedLayer,
  addToCart,
  card,
  demo,
  neededGift,
  newVisitor,
  openedApart,
  placeOrder,
  sectionCountsOf,
  wholeList,
} from '../shop.ts';
import { test } from '../test.ts';

// Layers come and go with their motion here, as most people see them.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const pictured = 'Fennel 12-Piece Dinnerware Set';

/** Opens the details of a gift by its name. */
const open = async (page: Page, name: string): Promise<Locator> => {
  await card(page, name).getByRole('heading').getByRole('link').click();
  const dialog = page.getByRole('dialog', { name, exact: true });
  await expect(dialog).toBeVisible();
  return dialog;
};

/** Whether what has the focus is in sight, and nothing that sticks lies over it. */
const isFocusSeen = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const its = document.activeElement;
    if (its === null || its === document.body) return false;
    const { left, top, width, height } = its.getBoundingClientRect();
    const above = document.elementFromPoint(left + width / 2, top + height / 2);
    return above !== null && its.contains(above);
  });

/** The name of a gift that can be bought here and has no picture but its own. */
const giftWithoutPictures = async (page: Page): Promise<string> => {
  const answer = await page.request.get(`/api/registry/${demo.grId}`);
  const { products }: { products: ReadonlyArray<Record<string, unknown>> } = await answer.json();
  const found = products.find(
    ({ carouselImages, isCB2, quantityPurchased, personalizationId }) =>
      Array.isArray(carouselImages) &&
      carouselImages.length === 0 &&
      isCB2 === false &&
      quantityPurchased === 0 &&
      personalizationId === 0,
  );
  return String(found?.['name']);
};

for (const [device, viewport] of Object.entries({
  'on a desktop': { width: 1440, height: 900 },
  'on a phone': { width: 390, height: 844 },
})) {
  test.describe(device, () => {
    test.use({ viewport });

    test('[BUY-05] [BUY-01] pictures and details of a gift, then two of it: card and details say the same, and the count grows', async ({
      page,
    }) => {
      await page.goto(demo.guestList);
      const name = await neededGift(page, 2);
      const before = await sectionCountsOf(card(page, name));
      const dialog = await open(page, name);
      await expect(dialog.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
      await expect(dialog.getByText(/^\$[\d,.]+$/).first()).toBeVisible();
      await expect(dialog.getByText(`${before.purchased} of ${before.wanted} purchased`)).toBeVisible();
      await expect(dialog.getByRole('heading', { level: 3, name: 'Highlights' })).toBeAttached();
      await expect(dialog.getByText('Dimensions')).toBeAttached();
      await dialog.getByRole('button', { name: `One more of ${name}` }).click();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(card(page, name).getByLabel(`Quantity of ${name}`)).toHaveValue('2');

      await open(page, name);
      await dialog.getByRole('button', { name: /^Add to Cart/ }).click();
      await expect(dialog.getByRole('button', { name: 'ADDED' })).toBeVisible();
      await placeOrder(page);
      await page.goto(demo.guestList);
      await wholeList(page);
      await expect
        .poll(() => sectionCountsOf(card(page, name)))
        .toEqual({ ...before, purchased: before.purchased + 2 });
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('[BUY-05] [REC-04] one picture at a time, by arrows and thumbnails', async ({ page }) => {
    await page.goto(demo.guestList);
    await wholeList(page);
    const dialog = await open(page, pictured);
    const pictures = dialog.getByRole('region', { name: `Pictures of ${pictured}` });
    await expect(pictures.getByRole('button', { name: /^Picture \d of 3$/ })).toHaveCount(3);
    await pictures.getByRole('button', { name: 'Picture 2 of 3' }).click();
    await expect(pictures.getByRole('img', { name: 'The same stack in frost and lake blue' })).toBeVisible();
    await pictures.hover();
    await pictures.getByRole('button', { name: 'Next picture' }).click();
    await expect(pictures.getByRole('img', { name: 'The same stack in blush and terracotta' })).toBeVisible();
  });

  test('[LIVE-01] [ITEM-03] [BUY-05] somebody else buys all of it while it is looked at', async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.goto(demo.guestList);
    const name = await neededGift(page, 1, [pictured]);
    const { purchased, wanted } = await sectionCountsOf(card(page, name));
    const dialog = await open(page, name);
    await dialog.getByRole('button', { name: /^Add to Cart/ }).focus();
    const other = await newVisitor(browser, baseURL);
    await other.goto(demo.guestList);
    await addToCart(other, name, wanted - purchased);
    await placeOrder(other);
    await expect(dialog.getByText('All of this gift has been purchased.')).toBeVisible();
    await expect(dialog.getByText(`${wanted} of ${wanted} purchased`)).toBeVisible();
    await expect(dialog.getByRole('button', { name: /^Add to Cart/ })).toHaveCount(0);
    await expect(dialog.getByRole('heading', { level: 2 }).locator('span')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(card(page, name).getByRole('heading').getByRole('link')).toBeFocused();
  });
});

for (const viewport of [
  { width: 768, height: 900 },
  { width: 844, height: 390 },
]) {
  test(`[BUY-05] price and button are in sight at once in a window of ${viewport.width} by ${viewport.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(demo.guestList);
    const dialog = await open(page, pictured);
    await expect(dialog.getByText(/^\$[\d,.]+$/).first()).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByRole('button', { name: /^Add to Cart/ })).toBeInViewport({ ratio: 1 });
  });
}

test('[BUY-05] the pictures of the family cannot be read: nothing is said, and the gift can be bought', async ({
  page,
}) => {
  await page.route(/get-family-images/, (route) => route.abort());
  await page.goto(demo.guestList);
  await wholeList(page);
  const asked = page.waitForRequest(/get-family-images\?FamilyId=\w+&IsCb2=false$/);
  const dialog = await open(page, await giftWithoutPictures(page));
  await asked;
  await expect(dialog.getByRole('img').first()).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Next picture' })).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await dialog.getByRole('button', { name: /^Add to Cart/ }).click();
  await expect(dialog.getByRole('button', { name: 'ADDED' })).toBeVisible();
});

test('[BUY-05] the pictures of the family come from the service', async ({ page }) => {
  await page.goto(demo.guestList);
  await wholeList(page);
  const answer = page.waitForResponse(/get-family-images/);
  const dialog = await open(page, await giftWithoutPictures(page));
  const pictures: ReadonlyArray<unknown> = await (await answer).json();
  expect(pictures.length).toBeGreaterThan(0);
  await expect(dialog.getByRole('img').first()).toBeVisible();
});

test('[BUY-05] by keyboard alone: open, turn the pictures, take one more, add, close; the focus goes back to the card', async ({
  page,
}) => {
  await page.goto(demo.guestList);
  await wholeList(page);
  const link = card(page, pictured).getByRole('heading').getByRole('link');
  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: pictured });
  await expect(dialog.getByRole('heading', { level: 2 }).locator('span')).toBeFocused();
  const press = async (key: string, until: Locator) => {
    for (let times = 0; times < 30 && !(await until.evaluate((it) => it === document.activeElement)); times += 1)
      await page.keyboard.press(key);
    await expect(until).toBeFocused();
  };
  await press('Tab', dialog.getByRole('button', { name: 'Next picture' }));
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('img', { name: 'The same stack in frost and lake blue' })).toBeVisible();
  await press('Tab', dialog.getByRole('button', { name: `One more of ${pictured}` }));
  await page.keyboard.press('Space');
  await press('Tab', dialog.getByRole('button', { name: /^Add to Cart/ }));
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'ADDED' })).toBeVisible();
  await expect(addedLayer(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(addedLayer(page)).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(link).toBeFocused();
  await expect(card(page, pictured).getByLabel(`Quantity of ${pictured}`)).toHaveValue('2');
});

test('[BUY-05] going back closes and leaves the list where it is, going forward and reloading open again', async ({
  page,
}) => {
  await page.goto(`${demo.guestList}?show=needed`);
  await wholeList(page);
  const dialog = await open(page, pictured);
  await expect(page).toHaveURL(new RegExp(`${demo.guestList}\\?show=needed$`));
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${demo.guestList}\\?show=needed$`));
  await page.goForward();
  await expect(dialog).toBeVisible();
  await page.reload();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await expect(card(page, pictured)).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('[BUY-05] opened in a tab of its own, it is the page of the product', async ({ page }) => {
  await page.goto(demo.guestList);
  await wholeList(page);
  const name = card(page, pictured).getByRole('heading').getByRole('link');
  const tab = await openedApart(page, () => name.click({ modifiers: ['ControlOrMeta'] }));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(tab.getByRole('heading', { level: 1, name: pictured })).toBeVisible();
});

test('[BUY-05] [BUY-06] what a screen reader is given', async ({ page }) => {
  await page.goto(demo.guestList);
  await wholeList(page);
  const dialog = await open(page, pictured);
  await expect(dialog).toMatchAriaSnapshot(`
    - dialog "${pictured}":
      - heading "${pictured}" [level=2]
      - button "Close"
      - region "Pictures of ${pictured}":
        - img
        - button "Previous picture"
        - button "Next picture"
        - status: Picture 1 of 3
        - list:
          - listitem:
            - button "Picture 1 of 3"
          - listitem:
            - button "Picture 2 of 3"
          - listitem:
            - button "Picture 3 of 3"
      - paragraph: /Rated .+ of 5/
      - region "Pick Up in a Store":
        - heading "Pick Up in a Store" [level=3]
      - region "Details":
        - heading "Details" [level=3]
      - region "Highlights":
        - heading "Highlights" [level=3]
      - link "See the Product Page"
      - textbox "Quantity of ${pictured}": "1"
      - 'button "Add to Cart: ${pictured}"'
  `);
  await expect(dialog.getByRole('button', { name: /Most Loved/ })).toHaveCount(0);
});

test('[BUY-05] by keyboard on a phone: what has the focus lies under nothing that sticks', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(demo.guestList);
  await wholeList(page);
  for (const name of ['Boulder Lounge Chair', 'Miller Blender in Oat']) {
    const dialog = await open(page, name);
    await expect(dialog.getByRole('link', { name: 'See the Product Page' })).toBeVisible();
    for (const key of ['Tab', 'Shift+Tab'])
      for (let presses = 0; presses < 16; presses += 1) {
        await page.keyboard.press(key);
        await expect.poll(() => isFocusSeen(page)).toBe(true);
      }
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
});
