import { expect, type Page } from '@playwright/test';
import { cardsInCart, giftCardsOn } from '../gift-cards.ts';
import { meetFirst } from '../met-calls.ts';
import { card, demo, neededGift, signIn, tookFocus, wholeList } from '../shop.ts';
import { test } from '../test.ts';

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** The first of these calls goes wrong: nobody hears of it, or nobody hears the answer. */
const lose = (page: Page, calls: string, what: 'the call' | 'the answer') =>
  meetFirst(page, calls, async (route) => {
    if (what === 'the answer') await route.fetch();
    await route.abort();
  });

const cannotBeReached = /^We’re having trouble connecting/;
const mixer = '/product/miller-stand-mixer-in-lake/410802';

/** How many of what the cart holds, and where it is picked up. */
const inCart = async (page: Page): Promise<ReadonlyArray<readonly [number, string | undefined]>> => {
  const { lines }: { lines: ReadonlyArray<{ quantity: number; pickup?: { name: string } }> } = await (
    await page.request.get('/api/cart')
  ).json();
  return lines.map(({ quantity, pickup }) => [quantity, pickup?.name]);
};

for (const viewport of sizes)
  test.describe(`at ${viewport.width}`, () => {
    test.use({ viewport });

    test('[ROUTE-14] what an address asks to replace leaves it on a guest’s page too', async ({ page }) => {
      for (const at of [demo.guestList, demo.registrantList]) {
        await page.goto(`${at}?replaceSku=4821`);
        await expect(page).toHaveURL((url) => url.search === '');
      }
      await signIn(page, demo.guestList);
      await page.goto(`${demo.guestList}?replaceSku=4821`);
      await expect(page).toHaveURL((url) => url.search === '');
    });

    test('[ROUTE-02] [ROUTE-05] [ROUTE-06] the registry that was chosen is the one of the pages without a number', async ({
      page,
    }) => {
      await signIn(page, '/gift-registry/my-gift-registry/100200301');
      await page.goto('/gift-registry/registrant-list');
      await expect(page).toHaveURL(/\/gift-registry\/registrant-list\/100200301$/);
      await page.goto('/gift-registry/edit');
      await expect(page).toHaveURL(/\/edit-registry\?id=100200301$/);
    });

    test('[ADD-05] [AUTH-01] whose session has ended while searching is led to sign in, and finds it added', async ({
      page,
      context,
    }) => {
      await signIn(page, '/search?category=Rugs');
      const add = page
        .getByRole('main')
        .getByRole('button', { name: /^Add to Registry: / })
        .first();
      await expect(add).toBeVisible();
      await expect(page.getByRole('button', { name: /^Adding to / })).toBeVisible();
      await context.clearCookies();
      await add.click();
      await page.waitForURL('**/account/login?returnUrl=%2Fsearch%3Fcategory%3DRugs');
      await page.getByLabel('Email').fill(demo.email);
      await page.getByLabel('Password', { exact: true }).fill(demo.password);
      await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
      await expect(page.getByText('1 item added to your registry.')).toBeVisible();
    });

    test('[MAN-06] [LIVE-01] what was saved is told as saved, though its answer was lost', async ({ page }) => {
      await signIn(page, demo.registrantList);
      await wholeList(page);
      await page.route('**/universal/update-gift-registry-item', async (route) => {
        await route.fetch();
        await route.abort();
      });
      await page
        .getByRole('button', { name: /^Manage Item: / })
        .first()
        .click();
      const dialog = page.getByRole('dialog');
      const wanted = dialog.getByRole('textbox', { name: /^Quantity of/ });
      await tookFocus(dialog);
      await wanted.fill(String(Number(await wanted.inputValue()) + 1));
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog.getByText(/updated/i).first()).toBeVisible();
      await expect(dialog.getByRole('alert')).toHaveCount(0);
    });

    test('[CART-08] [GC-05] what the field says counts where a call never arrived', async ({ page }) => {
      const { amount, add, added } = await giftCardsOn(page, demo.guestList);
      await lose(page, '**/guest-list/add-gift-card-to-cart', 'the call');
      await amount.fill('30');
      await add.click();
      await expect(page.getByText(cannotBeReached)).toBeVisible();
      await amount.fill('40');
      await add.click();
      await expect(added).toHaveText(/\$40\.00 added to your cart/);

      await page.reload();
      const name = await neededGift(page, 3);
      await lose(page, '**/AddItemToCartV2', 'the call');
      const button = card(page, name).getByRole('button', { name: /^Add to Cart/ });
      await button.click();
      await expect(card(page, name).getByText(cannotBeReached)).toBeVisible();
      await card(page, name).getByRole('textbox').fill('3');
      await button.click();
      await expect(page.getByRole('dialog', { name: '3 items added to your cart' })).toBeVisible();
      expect(await inCart(page)).toEqual([
        [1, undefined],
        [3, undefined],
      ]);
      expect(await cardsInCart(page)).toEqual(['Remove Gift Card, $40.00']);
    });

    test('[CART-08] [BUY-08] where an answer was lost, what is in is told, and nothing more goes in until one asks again', async ({
      page,
    }) => {
      await page.goto(demo.guestList);
      const name = await neededGift(page, 3);
      await lose(page, '**/AddItemToCartV2', 'the answer');
      const button = card(page, name).getByRole('button', { name: /^Add to Cart/ });
      await button.click();
      await expect(card(page, name).getByText(cannotBeReached)).toBeVisible();
      await card(page, name).getByRole('textbox').fill('3');
      await button.click();
      const layer = page.getByRole('dialog', { name: '1 item already in your cart' });
      await expect(layer.getByText(/Nothing more was added now\./)).toBeVisible();
      expect(await inCart(page)).toEqual([[1, undefined]]);

      await page.goto(mixer);
      const panel = page.getByRole('region', { name: 'Pick Up in a Store' });
      await panel.getByLabel('ZIP code').fill('60614');
      await panel.getByRole('button', { name: 'Check Stores' }).click();
      const stores = panel.getByRole('listitem').filter({ has: page.getByRole('button') });
      const [first, second] = [stores.nth(0), stores.nth(1)];
      const at =
        (await first
          .getByText(/^Hearth & Field/)
          .first()
          .textContent()) ?? '';
      await lose(page, '**/add-store-pickup-product-to-cart', 'the answer');
      await first.getByRole('button', { name: /^Pick Up Here/ }).click();
      await expect(first.getByText(/this may already be in your cart, or may not\./)).toBeVisible();
      await second.getByRole('button', { name: /^Pick Up Here/ }).click();
      await expect(second.getByText(`for pickup at ${at}. Nothing more was added.`)).toBeVisible();
      expect(await inCart(page)).toEqual([
        [1, undefined],
        [1, at],
      ]);
    });

    test('[CART-08] [BUY-08] whichever button lost its answer, another one and a reload put nothing in a second time', async ({
      page,
    }) => {
      await page.goto(mixer);
      const panel = page.getByRole('region', { name: 'Pick Up in a Store' });
      await panel.getByLabel('ZIP code').fill('60614');
      await panel.getByRole('button', { name: 'Check Stores' }).click();
      await lose(page, '**/add-store-pickup-product-to-cart', 'the answer');
      await panel
        .getByRole('button', { name: /^Pick Up Here/ })
        .first()
        .click();
      await expect(panel.getByText(/this may already be in your cart, or may not\./)).toBeVisible();
      await page.reload();
      const add = page.getByRole('main').getByRole('button', { name: /^Add to Cart/ });
      await add.click();
      const layer = page.getByRole('dialog', { name: '1 item already in your cart' });
      await expect(layer.getByText(/Nothing more was added now\./)).toBeVisible();
      expect(await inCart(page)).toEqual([[1, expect.any(String)]]);

      await page.goto(demo.guestList);
      const name = await neededGift(page, 3);
      await lose(page, '**/AddItemToCartV2', 'the answer');
      const button = card(page, name).getByRole('button', { name: /^Add to Cart/ });
      await button.click();
      await expect(card(page, name).getByText(cannotBeReached)).toBeVisible();
      const other = await page.context().newPage();
      await other.goto(demo.guestList);
      const elsewhere = card(other, name).getByRole('button', { name: /^Add to Cart/ });
      await elsewhere.click();
      const added = { name: '1 item added to your cart' };
      await expect(other.getByRole('dialog', added)).toBeVisible();
      await expect(card(page, name).getByText(cannotBeReached)).toHaveCount(0);
      const both = [
        [1, expect.any(String)],
        [1, undefined],
      ];
      expect(await inCart(page)).toEqual(both);

      await lose(page, '**/AddItemToCartV2', 'the answer');
      await button.click();
      await expect(card(page, name).getByText(cannotBeReached)).toBeVisible();
      await other.goto('/checkout/cart');
      await other.getByRole('button', { name: `Remove ${name}` }).click();
      await expect.poll(async () => (await inCart(page)).length).toBe(1);
      await expect(card(page, name).getByText(cannotBeReached)).toHaveCount(0);
      await button.click();
      await expect(page.getByRole('dialog', added)).toBeVisible();
      expect(await inCart(page)).toEqual(both);
    });

    test('[CART-08] [GC-05] what another tab has learned is said no more in this one, and asked for then it is asked for anew', async ({
      page,
    }) => {
      const { amount, add } = await giftCardsOn(page, demo.guestList);
      const name = await neededGift(page, 3);
      const button = (one: Page) => card(one, name).getByRole('button', { name: /^Add to Cart/ });
      const trackUnconfirmed = page.getByText(/so this may already be in your cart, or may not\./);
      await lose(page, '**/AddItemToCartV2', 'the answer');
      await button(page).click();
      await lose(page, '**/guest-list/add-gift-card-to-cart', 'the answer');
      await amount.fill('30');
      await add.click();
      await expect(trackUnconfirmed).toHaveCount(2);
      const other = await page.context().newPage();
      await other.goto(demo.guestList);
      await button(other).click();
      await expect(other.getByRole('dialog', { name: '1 item added to your cart' })).toBeVisible();
      await expect(trackUnconfirmed).toHaveCount(1);
      expect(await inCart(page)).toHaveLength(2);
      expect(await cardsInCart(other)).toEqual(['Remove Gift Card, $30.00']);
      await expect(trackUnconfirmed).toHaveCount(0);
      await expect(amount).toHaveValue('30');
      await button(page).click();
      await expect(page.getByRole('dialog', { name: '1 item added to your cart' })).toBeVisible();
      expect((await inCart(page)).map(([quantity]) => quantity).toSorted()).toEqual([1, 2]);
    });
  });
