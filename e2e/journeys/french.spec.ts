import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { onSite } from '../axe.ts';
import { openInApp, waitForApp } from '../registry.ts';
import { signIn, waitForClosedDialogs } from '../shop.ts';
import { test } from '../test.ts';

const grId = '100200302';
const guestList = `/gift-registry/guest-list/${grId}`;

/** What the demo shop says in its own words in English, and not the same in French. */
const { categories, texts: words }: Readonly<Record<'categories' | 'texts', Readonly<Record<string, string>>>> =
  JSON.parse(readFileSync(new URL('../../demo/texts/fr-CA.json', import.meta.url), 'utf8'));
const shopTexts = Object.entries({ ...categories, ...words }).flatMap(([english, french]) =>
  english === french ? [] : [english],
);

/** What owners and givers of the demo wrote. */
const byPeople = ['«\u00A0From everybody at the lake.\u00A0»', 'Card sent'];

interface Read {
  /** The texts in which an English word stands, with names for assistive technology. */
  readonly english: ReadonlyArray<string>;
  /** The texts that are cut, or wider than the page. */
  readonly cut: ReadonlyArray<string>;
}

const read = (page: Page): Promise<Read> =>
  page.evaluate(
    ([ownTexts = [], people = []]) => {
      const word =
        /(?<![\p{L}.@/-])(the|your|you|and|add|gifts?|registry|of|for|to|with|from|orders?|save|search|cart|card|purchased|wanted|any|all|this|is|are|was|set|sale|ending|wedding|celebration|housewarming|kids)(?![\p{L}@/-]|\.\w)/iu;
      const attributes = ['aria-label', 'alt', 'title', 'placeholder', 'aria-description'];
      const isLeftOut = (element: Element | null): boolean =>
        element?.closest('[lang="en"], script, style, noscript, textarea') !== null;
      const texts: Array<string> = [document.title];
      const cut: Array<string> = document.documentElement.scrollWidth > window.innerWidth ? ['the page'] : [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { parentElement: parent, nodeValue } = walker.currentNode;
        if (parent === null || isLeftOut(parent)) continue;
        const text = (nodeValue ?? '').trim();
        texts.push(text);
        const { overflowX, textOverflow, clipPath } = getComputedStyle(parent);
        const isClipped = ['hidden', 'clip'].includes(overflowX) && textOverflow !== 'ellipsis' && clipPath === 'none';
        if (text !== '' && isClipped && parent.clientWidth > 1 && parent.scrollWidth > parent.clientWidth + 1)
          cut.push(text);
      }
      for (const element of document.body.querySelectorAll('*'))
        if (!isLeftOut(element)) texts.push(...attributes.map((name) => element.getAttribute(name)?.trim() ?? ''));
      const isEnglish = (text: string): boolean => word.test(text) || ownTexts.includes(text);
      return { english: [...new Set(texts)].filter((text) => isEnglish(text) && !people.includes(text)), cut };
    },
    [shopTexts, byPeople],
  );

/** Fails softly, so that all pages are read. */
const expectFrench = async (page: Page, place: string): Promise<void> => {
  await waitForApp(page);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('main [aria-busy=true], main .skeleton')).toHaveCount(0);
  await expect.soft(page.locator('html'), place).toHaveAttribute('lang', 'fr-CA');
  expect.soft(await read(page), place).toEqual({ english: [], cut: [] });
};

/** Reads pages that are loaded one after another. */
const readLoaded = async (page: Page, origin: string | undefined, paths: ReadonlyArray<string>): Promise<void> => {
  for (const path of paths)
    await test.step(path, async () => {
      await page.goto(onSite(origin, 'ca', `/fr${path}`));
      await expectFrench(page, path);
    });
};

/** Reads pages that are opened in the app of the open page. */
const readInApp = async (page: Page, paths: ReadonlyArray<string>): Promise<void> => {
  for (const path of paths)
    await test.step(path, async () => {
      await openInApp(page, `/fr${path}`);
      await expectFrench(page, path);
    });
};

test.use({ viewport: { width: 390, height: 844 } });

test('[LANG-02] a guest reads, orders and finds help in French', async ({ page, baseURL }) => {
  await readLoaded(page, baseURL, [
    '/gift-cards/',
    '/stores/',
    '/no/such/page',
    '/',
    '/product/hazel-cheese-board/430108',
  ]);
  await readLoaded(page, baseURL, ['/search?q=bol']);
  await readInApp(page, [
    '/search?category=Coffee+and+Tea',
    '/gift-registry/add-more-gifts/kids',
    '/gift-registry/find?text=chlo%C3%A9',
    '/gift-registry/new',
    '/order',
    '/account/login',
    '/account/new',
    '/account/forgot-password',
    '/account/reset-password?token=none',
    '/account/invitation?token=none',
  ]);
  await readLoaded(page, baseURL, [`${guestList}?sort=category`, guestList]);
  const card = page.getByRole('article').filter({ has: page.getByRole('button', { name: /^Ajouter au panier/ }) });
  await card.first().getByRole('link').first().click();
  await expect(page.getByRole('dialog').first()).toBeVisible();
  await expectFrench(page, 'details of a gift');
  await page.keyboard.press('Escape');
  await waitForClosedDialogs(page);
  await card
    .first()
    .getByRole('button', { name: /^Ajouter au panier/ })
    .click();
  await expect(page.getByRole('dialog', { name: /ajouté au panier/ })).toBeVisible();
  await expectFrench(page, 'added to the cart');
  await readLoaded(page, baseURL, ['/checkout/cart']);
  await page.getByText('Options-cadeaux').click();
  await page.getByRole('checkbox', { name: /reçu-cadeau/i }).check();
  await page.getByLabel('Prénom').fill('Ruth');
  await page.getByLabel('Nom de famille').fill('Okafor');
  await page.getByLabel('Courriel').fill('ruth@example.com');
  await page.getByRole('button', { name: 'Acceptée', exact: true }).click();
  await page.getByRole('button', { name: /^Passer la commande/ }).click();
  await expect(page.getByRole('heading', { name: 'Merci, Ruth' })).toBeVisible();
  await expectFrench(page, 'order');
  await page.getByRole('link', { name: 'Voir ou modifier votre commande' }).click();
  await expect(page.getByRole('link', { name: /reçu-cadeau/i })).toBeVisible();
  await expectFrench(page, 'page of the order');
});

test('[LANG-02] owners keep their list in French', async ({ page, baseURL }) => {
  await signIn(page, onSite(baseURL, 'ca', '/fr/account'));
  await expectFrench(page, '/account');
  await readInApp(page, [
    '/gift-registry/my-gift-registry/',
    `/gift-registry/overview/${grId}`,
    `/gift-registry/registrant-list/${grId}`,
    `/gift-registry/checklist/${grId}`,
    `/gift-registry/thank-you-manager/${grId}`,
    `/gift-registry/registrant/edit-registry?id=${grId}`,
    `/gift-registry/cards/${grId}`,
    `/gift-registry/address-labels/${grId}`,
    `/gift-registry/view-similar-items/430102/${grId}`,
    '/gift-registry/add-more-gifts/wedding',
    '/gift-registry/scan',
  ]);
  await readLoaded(page, baseURL, [
    `/gift-registry/my-gift-registry/${grId}`,
    `/gift-registry/registrant-list/${grId}?manageSku=430102`,
  ]);
});
