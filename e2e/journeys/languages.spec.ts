import { expect, type Page } from '@playwright/test';
import { onSite } from '../axe.ts';
import { emailLink, uniqueEmail } from '../emails.ts';
import { waitForApp } from '../registry.ts';
import { historySettled, openInNewTab, waitForWholeList } from '../shop.ts';
import { test } from '../test.ts';

const guestList = '/gift-registry/guest-list/100200302?sort=category&show=needed';

/** Follows the link to this page in the other language. */
const changeLanguage = async (page: Page, to: 'English' | 'Français'): Promise<void> => {
  await page.getByRole('banner').getByRole('link', { name: to, exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', to === 'English' ? 'en' : 'fr-CA');
  await waitForApp(page);
};

test('[LANG-04] a guest changes the language amid a purchase: page, choices, cart and typed text stay; the receipt is in the language of the order', async ({
  page,
  baseURL,
}) => {
  await page.goto(onSite(baseURL, 'ca', guestList));
  await waitForWholeList(page);
  const shown = await page.getByRole('article').count();
  await page
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Continue Shopping' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await historySettled(page);
  await changeLanguage(page, 'Français');
  await expect(page).toHaveURL(onSite(baseURL, 'ca', `/fr${guestList}`));
  await expect(page.getByRole('article')).toHaveCount(shown);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Panier, 1/ })
    .click();

  const email = uniqueEmail('helene');
  await page.getByLabel('Prénom').fill('Hélène');
  await page.getByLabel('Votre message').fill('Pour les longs soupers.');
  await changeLanguage(page, 'English');
  const terms = await openInNewTab(page, () => page.getByRole('link', { name: 'Conditions de vente' }).click());
  await expect(terms.getByRole('heading', { name: 'Conditions de vente' })).toBeVisible();
  await waitForApp(terms);
  await expect(terms.getByText(/^Vous payez les prix affichés/)).toBeVisible();
  await terms.close();
  await page.getByRole('checkbox', { name: 'I choose the terms in English' }).check();
  await expect(page.getByLabel('First name')).toHaveValue('Hélène');
  await expect(page.getByLabel('Your message')).toHaveValue('Pour les longs soupers.');
  await changeLanguage(page, 'Français');
  await expect(page.getByLabel('Prénom')).toHaveValue('Hélène');
  await expect(page.getByRole('checkbox', { name: /conditions/ })).toHaveCount(0);
  await page.getByLabel('Nom de famille').fill('Roy');
  await page.getByLabel('Courriel').fill(email);
  await page.getByRole('button', { name: 'Acceptée', exact: true }).click();
  await page.getByRole('button', { name: /^Passer la commande/ }).click();
  await expect(page.getByRole('heading', { name: 'Merci, Hélène' })).toBeVisible();
  expect(await emailLink(baseURL, email, 'Voir ou modifier votre commande')).toMatch(/^\/fr\/order\?token=/);
});
