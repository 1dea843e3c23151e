import { expect, type Page } from '@playwright/test';
import { onSite } from '../axe.ts';
import { waitForApp } from '../registry.ts';
import { signIn } from '../shop.ts';
import { test } from '../test.ts';

const grId = '100200302';
const guestList = `/gift-registry/guest-list/${grId}`;

/** The texts of the page in which an English word stands, with names for assistive technology; what is marked as English or was written by people is left out. */
const englishTexts = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() => {
    const english =
      /(?<![\p{L}.@/-])(the|your|you|and|add|gifts?|registry|of|for|to|with|from|orders?|save|search|cart|purchased|wanted|any|all|this|is|are|was)(?![\p{L}@/-]|\.\w)/iu;
    const byPeople = ['From everybody at the lake.'];
    const attributes = ['aria-label', 'alt', 'title', 'placeholder', 'aria-description'];
    const isLeftOut = (element: Element | null): boolean =>
      element?.closest('[lang="en"], script, style, noscript, textarea') !== null;
    const texts: Array<string> = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, nodeValue } = walker.currentNode;
      if (!isLeftOut(parentElement)) texts.push(nodeValue ?? '');
    }
    for (const element of document.body.querySelectorAll('*'))
      if (!isLeftOut(element)) texts.push(...attributes.map((name) => element.getAttribute(name) ?? ''));
    return [...new Set(texts)].filter((text) => english.test(text) && !byPeople.includes(text.trim()));
  });

/** Fails softly, so that all pages are read. */
const expectFrench = async (page: Page, place: string): Promise<void> => {
  await waitForApp(page);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('main [aria-busy=true], main .skeleton')).toHaveCount(0);
  await expect.soft(page.locator('html'), place).toHaveAttribute('lang', 'fr-CA');
  expect.soft(await englishTexts(page), place).toEqual([]);
};

const readAll = async (page: Page, origin: string | undefined, paths: ReadonlyArray<string>): Promise<void> => {
  for (const path of paths)
    await test.step(path, async () => {
      await page.goto(onSite(origin, 'ca', `/fr${path}`));
      await expectFrench(page, path);
    });
};

test('[LANG-02] a guest reads, orders and finds help in French', async ({ page, baseURL }) => {
  await readAll(page, baseURL, [
    '/',
    '/search?q=bol',
    '/gift-registry/find',
    '/gift-registry/find?text=chlo%C3%A9',
    '/stores/',
    '/order',
    '/account/login',
    '/account/new',
    '/account/forgot-password',
    '/account/reset-password?token=none',
    '/account/invitation?token=none',
    '/no/such/page',
    '/gift-registry/guest-list/100200999',
    guestList,
  ]);
  const card = page.getByRole('article').filter({ has: page.getByRole('button', { name: /^Ajouter au panier/ }) });
  await card.first().getByRole('link').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectFrench(page, 'details of a gift');
  await page.goto(onSite(baseURL, 'ca', `/fr${guestList}`));
  await card
    .first()
    .getByRole('button', { name: /^Ajouter au panier/ })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectFrench(page, 'added to the cart');
  await readAll(page, baseURL, ['/checkout/cart']);
  await page.getByLabel('Prénom').fill('Ruth');
  await page.getByLabel('Nom de famille').fill('Okafor');
  await page.getByLabel('Courriel').fill('ruth@example.com');
  await page.getByRole('button', { name: 'Acceptée', exact: true }).click();
  await page.getByRole('button', { name: /^Passer la commande/ }).click();
  await expect(page.getByRole('heading', { name: 'Merci, Ruth' })).toBeVisible();
  await expectFrench(page, 'order');
});

test('[LANG-02] owners keep their list in French', async ({ page, baseURL }) => {
  await signIn(page, onSite(baseURL, 'ca', '/account'));
  await readAll(page, baseURL, [
    '/account',
    '/gift-registry/my-gift-registry/',
    '/gift-registry/new',
    `/gift-registry/my-gift-registry/${grId}`,
    `/gift-registry/registrant-list/${grId}`,
    `/gift-registry/registrant-list/${grId}?manageSku=430102`,
    `/gift-registry/overview/${grId}`,
    `/gift-registry/checklist/${grId}`,
    `/gift-registry/thank-you-manager/${grId}`,
    `/gift-registry/registrant/edit-registry?id=${grId}`,
    `/gift-registry/cards/${grId}`,
    `/gift-registry/address-labels/${grId}`,
    '/gift-registry/add-more-gifts/wedding',
    '/gift-registry/scan',
  ]);
});
