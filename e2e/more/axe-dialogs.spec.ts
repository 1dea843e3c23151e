import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoViolations } from '../axe.ts';
import { addedToCartDialog, card, demo, neededGift, signIn, waitForClosedDialogs, waitForWholeList } from '../shop.ts';
import { test } from '../test.ts';

/** A dialog or menu: how it is opened, and what is visible then. */
type Dialog = readonly [name: string, open: (page: Page) => Promise<void>, opened: (page: Page) => Locator];

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).first().click();

const dialog = (name?: string | RegExp) => (page: Page) => page.getByRole('dialog', name === undefined ? {} : { name });

const menu = (page: Page): Locator => page.getByRole('menu');

/** Narrows the list to a group gift, one of the other brand and one sold here. */
const few = 'category=Dinnerware&category=Bar&category=Rugs';
const shaker = 'Torque Cocktail Shaker';
const shippedFree = 'Fennel 12-Piece Dinnerware Set';

const guestDialogs: ReadonlyArray<Dialog> = [
  ['sort menu', press(/^Sort by/), menu],
  ['contribution', press(/^Contribute to Group Gift Fund/), dialog(/^Contribute/)],
  ['other brand', press(`Buy on Mode Two: ${shaker}`), dialog('Buy on Mode Two')],
  [
    'item details',
    async (page) =>
      card(page, await neededGift(page, 1))
        .getByRole('heading')
        .getByRole('link')
        .click(),
    dialog(),
  ],
  [
    'shipping',
    async (page) => {
      await card(page, shippedFree).getByRole('heading').getByRole('link').click();
      await page.getByRole('dialog').getByRole('link', { name: 'Ships free' }).click();
    },
    (page) => page.getByRole('dialog').filter({ hasNotText: 'Add to Cart' }),
  ],
  ['share', press('Share'), (page) => page.getByRole('button', { name: 'Copy Link' })],
  [
    'confirmation',
    async (page) =>
      card(page, await neededGift(page, 1))
        .getByRole('button', { name: /^Add to Cart/ })
        .click(),
    addedToCartDialog,
  ],
];

const filtersOnPhone: Dialog = ['filters', press('Filter & Sort'), dialog(/^Filter/)];

const registrantDialogs: ReadonlyArray<Dialog> = [
  ['account menu', (page) => page.getByRole('banner').getByRole('button', { name: 'Account' }).click(), menu],
  ['manage item', press(/^Manage Item: /), dialog('Manage Item')],
  ['review', press('Review'), dialog('Replace Item')],
  [
    'remove',
    async (page) => {
      await press('Show Items')(page);
      await press(/^Remove: /)(page);
    },
    dialog('Remove Item'),
  ],
  ['greeting', press('Edit Greeting'), dialog('Greeting')],
  ['photo', press(/^(Add|Edit) Photo$/), dialog('Profile Photo')],
];

/** Opens each dialog, checks it with axe and closes it. */
const checkEach = async (page: Page, dialogs: ReadonlyArray<Dialog>): Promise<void> => {
  for (const [name, open, opened] of dialogs)
    await test.step(name, async () => {
      await open(page);
      await expect(opened(page).first()).toBeVisible();
      await expect(page.locator('[role=dialog] .skeleton')).toHaveCount(0);
      await expectNoViolations(page, name);
      while ((await page.getByRole('dialog').count()) > 0) {
        const before = await page.getByRole('dialog').count();
        await page.keyboard.press('Escape');
        await expect.poll(() => page.getByRole('dialog').count()).toBeLessThan(before);
      }
      await page.keyboard.press('Escape');
      await expect(menu(page)).toHaveCount(0);
      await waitForClosedDialogs(page);
    });
};

for (const [width, dialogs] of [
  [1440, guestDialogs],
  [390, [filtersOnPhone, ...guestDialogs.slice(3)]],
] as const)
  test(`axe finds no violation in the dialogs of a guest's list at a width of ${width}`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${demo.guestList}?${few}`);
    await waitForWholeList(page);
    await checkEach(page, dialogs);
  });

test("axe finds no violation in the dialogs of a registrant's pages", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, `${demo.registrantList}?category=Bedding`);
  await waitForWholeList(page);
  await checkEach(page, registrantDialogs);
  await page.setViewportSize({ width: 390, height: 844 });
  await checkEach(page, registrantDialogs.slice(1, 3));
  await page.goto('/gift-registry/registrant/edit-registry?id=100200300');
  await checkEach(page, [['delete registry', press('Delete Registry'), dialog('Delete this registry?')]]);
  await page.goto('/account');
  await checkEach(page, [['delete account', press('Delete My Account…'), dialog('Delete your account?')]]);
  await page.goto('/product/window-seat-bench-in-boucle/412305');
  await checkEach(page, [['terms', press('Add to Registry'), dialog('Confirm Your Selection')]]);
  await page.goto('/product/ember-mug/410107');
  await checkEach(page, [
    ['registries to choose from', press(/^Adding to/), menu],
    ['added', press('Add to Registry'), dialog(/added to your registry/)],
  ]);
});
