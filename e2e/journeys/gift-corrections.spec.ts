import { expect } from '@playwright/test';
import { emailLink, uniqueEmail } from '../emails.ts';
import { openSignedIn } from '../registry.ts';
import { card, newVisitor } from '../shop.ts';
import { test } from '../test.ts';

test('[ELSE-02] owners reject a gift that did not come, and it is wanted again on a guest’s open page; its giver reads so; they add a gift that came another way and correct a name', async ({
  page,
  browser,
  baseURL,
  owner,
  createList,
}) => {
  const own = await createList([['410107', 3]]);
  const guest = await newVisitor(browser, baseURL);
  const email = uniqueEmail('noor');
  const said = await guest.request.post(`/api/registry/${own.grId}/bought-elsewhere`, {
    headers: { 'idempotency-key': `said-${Date.now()}`, origin: new URL(baseURL ?? '').origin },
    data: {
      ...{ sku: '410107', personalizationId: 0, quantity: 2, shop: 'The Corner Store', message: '' },
      giver: { firstName: 'Noor', lastName: 'Haddad', email },
    },
  });
  expect(said.status()).toBe(201);
  await guest.goto(own.guestList);
  const mug = card(guest, 'Ember Mug');
  await expect(mug.getByText('2 of 3 purchased')).toBeVisible();

  await openSignedIn(page, owner, `/gift-registry/thank-you-manager/${own.grId}`);
  await expect(page.getByText('Said by Noor Haddad, not confirmed')).toBeVisible();
  await page.getByRole('button', { name: 'Correct name: Noor Haddad' }).click();
  await page.getByRole('textbox', { name: 'First name' }).fill('Nora');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Reject Ember Mug from Nora Haddad' }).click();
  await page.getByRole('button', { name: 'Reject This Gift' }).click();
  await expect(page.getByRole('heading', { name: 'No gifts yet' })).toBeVisible();
  await expect(mug.getByText('0 of 3 purchased')).toBeVisible();
  await guest.goto(await emailLink(baseURL, email, 'See Your Gift'));
  await expect(guest.getByText('Open again for others')).toBeVisible();

  await page.getByRole('button', { name: 'Add a Gift' }).click();
  await page.getByRole('combobox', { name: 'What was it?' }).selectOption({ label: 'Ember Mug' });
  await page.getByRole('textbox', { name: 'First name of the giver' }).fill('Ida');
  await page.getByRole('button', { name: 'Add Gift' }).click();
  await expect(page.getByText(/Added by you/)).toBeVisible();
  await guest.goto(own.guestList);
  await expect(mug.getByText('1 of 3 purchased')).toBeVisible();
});
