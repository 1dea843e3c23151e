import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoViolations } from '../axe.ts';
import { addedLayer, card, demo, layersClosed, neededGift, signIn, wholeList } from '../shop.ts';
import { test } from '../test.ts';

/** How to read: the layer, what opens it on the page as it stands, and what is there once it is open. */
type Layer = readonly [name: string, open: (page: Page) => Promise<void>, opened: (page: Page) => Locator];

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).first().click();

const dialog = (name?: string | RegExp) => (page: Page) => page.getByRole('dialog', name === undefined ? {} : { name });

const oneOfMenu = (page: Page): Locator => page.getByRole('menu');

/** Few gifts, each of another kind: a group gift, one of the other brand, one to be bought here. */
const few = 'category=Dinnerware&category=Bar&category=Rugs';
const shaker = 'Torque Cocktail Shaker';
const shippedFree = 'Fennel 12-Piece Dinnerware Set';

const onGuestList: ReadonlyArray<Layer> = [
  ['sort menu', press(/^Sort by/), oneOfMenu],
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
  ['share', press('Share'), (page) => page.getByText('Registry URL copied to clipboard')],
  [
    'confirmation',
    async (page) =>
      card(page, await neededGift(page, 1))
        .getByRole('button', { name: /^Add to Cart/ })
        .click(),
    addedLayer,
  ],
];

const filtersOnPhone: Layer = ['filters', press('Filter & Sort'), dialog(/^Filter/)];

const onOwnList: ReadonlyArray<Layer> = [
  ['account menu', (page) => page.getByRole('banner').getByRole('button', { name: 'Account' }).click(), oneOfMenu],
  ['manage item', press(/^Manage Item: /), dialog('Manage Item')],
  ['replace', press(/^Replace: /), dialog('Replace Item')],
  ['remove', press(/^Remove: /), dialog('Remove Item')],
  ['greeting', press('Edit Greeting'), dialog('Greeting')],
  ['photo', press(/^(Add|Edit) Photo$/), dialog('Profile Photo')],
];

/** Opens each, looks at it and closes it; a page as wide as said. */
const lookAtEach = async (page: Page, layers: ReadonlyArray<Layer>): Promise<void> => {
  for (const [name, open, opened] of layers)
    await test.step(name, async () => {
      await open(page);
      await expect(opened(page).first()).toBeVisible();
      await expect(page.locator('[role=dialog] .mantine-Skeleton-root')).toHaveCount(0);
      await expectNoViolations(page, name);
      while ((await page.getByRole('dialog').count()) > 0) {
        const before = await page.getByRole('dialog').count();
        await page.keyboard.press('Escape');
        await expect.poll(() => page.getByRole('dialog').count()).toBeLessThan(before);
      }
      await page.keyboard.press('Escape');
      await expect(oneOfMenu(page)).toHaveCount(0);
      await layersClosed(page);
    });
};

for (const [width, layers] of [
  [1440, onGuestList],
  [390, [filtersOnPhone, ...onGuestList.slice(3)]],
] as const)
  test(`no layer over a guest’s list has a violation that axe can see, ${width} wide`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${demo.guestList}?${few}`);
    await wholeList(page);
    await lookAtEach(page, layers);
  });

test('no layer over a registrant’s pages has a violation that axe can see', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, `${demo.registrantList}?category=Bedding`);
  await wholeList(page);
  await lookAtEach(page, onOwnList);
  await page.setViewportSize({ width: 390, height: 844 });
  await lookAtEach(page, onOwnList.slice(1, 3));
  await page.goto('/gift-registry/registrant/edit-registry?id=100200300');
  await lookAtEach(page, [['delete registry', press('Delete Registry'), dialog('Delete this registry?')]]);
  await page.goto('/account');
  await lookAtEach(page, [['delete account', press('Delete My Account…'), dialog('Delete your account?')]]);
  await page.goto('/product/window-seat-bench-in-boucle/412305');
  await lookAtEach(page, [['terms', press('Add to Registry'), dialog('Confirm Your Selection')]]);
  await page.goto('/product/ember-mug/410107');
  await lookAtEach(page, [
    ['registries to choose from', press(/^Adding to/), oneOfMenu],
    ['added', press('Add to Registry'), dialog(/added to your registry/)],
  ]);
});
