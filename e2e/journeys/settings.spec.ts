import { expect } from '@playwright/test';
import { emailLink, uniqueEmail } from '../emails.ts';
import { buyElsewhere, openSignedIn, orderByApi } from '../registry.ts';
import { addedToCartDialog, addToCart, card, expectInitialFocus, newVisitor, placeOrder } from '../shop.ts';
import { test } from '../test.ts';

test('[SET-01] [EVENT-01] [ROUTE-05] names, date and delivery address are saved separately, and guests see only the public ones, also that the event is put off and gets a new date; the registry is deleted after typing its number', async ({
  page,
  browser,
  baseURL,
  owner,
  createList,
}) => {
  const own = await createList([['410107', 2]]);
  const guest = await newVisitor(browser, baseURL);
  await guest.goto(own.guestList);
  await expect(guest.getByText('200 days to go')).toBeVisible();
  await openSignedIn(page, owner, own.settings);
  await page.getByLabel('First registrant’s first name').fill('Mia');
  await page.getByRole('button', { name: 'Save: Registrants' }).click();
  await expect(page.getByText('Registrants: saved.')).toBeAttached();
  await expect(guest.getByRole('heading', { level: 1 })).toContainText('Mia');
  const day = page.getByLabel('Event date');
  const planned = await day.inputValue();
  await day.fill('2020-01-01');
  await page.getByRole('button', { name: 'Save: Event' }).click();
  await expect(page.getByRole('alert')).toHaveText('That date has passed. Enter today or a later date.');
  await page.getByRole('checkbox', { name: 'We don’t have a date yet' }).check();
  await expect(day).toBeDisabled();
  await page.getByRole('button', { name: 'Save: Event' }).click();
  await expect(page.getByText('Event: saved.')).toBeAttached();
  await expect(guest.getByText('Date to come')).toBeVisible();
  await expect(guest.getByText('The event has been put off.')).toBeVisible();
  await expect(guest.getByText(/days to go/)).toBeHidden();
  await page.getByRole('checkbox', { name: 'We don’t have a date yet' }).uncheck();
  await day.fill(planned.replace(/^\d{4}/, (year) => String(Number(year) + 1)));
  await page.getByRole('button', { name: 'Save: Event' }).click();
  await expect(guest.getByText('The date has changed.')).toBeVisible();
  await expect(guest.getByText(/days to go/)).toBeVisible();
  await page.getByLabel('Deliver to').fill('Canary Finch');
  await page.getByLabel('Street address').fill('77 Canary Wharf Lane');
  await page.getByLabel('City').fill('Chicago');
  await page.getByLabel('State').selectOption('IL');
  await page.getByLabel('ZIP code').fill('60614');
  await page.getByRole('button', { name: 'Save: Delivery address' }).click();
  await expect(page.getByText('Delivery address: saved.')).toBeAttached();
  await page.reload();
  await expect(page.getByLabel('Street address')).toHaveValue('77 Canary Wharf Lane');
  expect(await (await guest.request.get(own.guestList)).text()).not.toContain('Canary');

  await page.getByRole('button', { name: 'Delete Registry' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete this registry?' });
  await expect(dialog.getByText(/they keep their order confirmations/)).toBeVisible();
  await expectInitialFocus(dialog);
  await dialog.getByLabel(/^Type the registry number/).fill(`# ${own.grId}`);
  await dialog.getByRole('button', { name: 'Delete Registry' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your registry has been deleted');
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('This registry is closed');
  expect((await guest.request.get(own.guestList)).status()).toBe(404);
});

test('[SHIP-06] owners name dates: guests read when gifts come and not when nobody is at home; a surprise is sent near the day, and moves with it', async ({
  page,
  browser,
  baseURL,
  owner,
  createList,
}) => {
  const own = await createList([['410107', 2]]);
  const guest = await newVisitor(browser, baseURL);
  await guest.goto(own.guestList);
  await openSignedIn(page, owner, own.settings);
  const event = page.getByLabel('Event date');
  const planned = await event.inputValue();
  const beside = (days: number): string =>
    new Date(Date.parse(`${planned}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
  const weekBefore = (days: number): RegExp => new RegExp(`^Arrives .*\\b${Number(beside(days - 1).slice(8))}, \\d{4}`);
  await page.getByLabel('No gifts before (optional)').fill(beside(-150));
  await page.getByRole('button', { name: 'Add Dates Away' }).click();
  await page.getByLabel('Away from').fill(beside(-149));
  await page.getByLabel('Away until').fill(beside(-120));
  await page.getByRole('button', { name: 'Save: Delivery dates' }).click();
  await expect(page.getByText('Delivery dates: saved.')).toBeAttached();
  await expect(guest.getByText(/^Gifts ordered now arrive from /)).toBeVisible();
  const html = await (await guest.request.get(own.guestList)).text();
  expect(html).not.toContain(beside(-149));

  await addToCart(guest, 'Ember Mug');
  await guest.goto('/checkout/cart');
  await expect(guest.getByRole('radio', { name: /^Standard/ })).toHaveText(/Arrives .*, \d{4}/);
  await guest.getByRole('switch', { name: /^Keep it a surprise/ }).click();
  await guest.getByRole('switch', { name: /^Send it near the day/ }).click();
  await placeOrder(guest);
  await expect(guest.getByText(weekBefore(0))).toBeVisible();
  await guest.getByRole('link', { name: 'See or Change Your Order' }).click();
  await expect(guest.getByText(weekBefore(0))).toBeVisible();
  await event.fill(beside(40));
  await page.getByRole('button', { name: 'Save: Event' }).click();
  await expect(page.getByText('Event: saved.')).toBeAttached();
  await guest.reload();
  await expect(guest.getByText(weekBefore(40))).toBeVisible();
});

test('[PAUSE-01] a registry is paused and opened again: guests read one line and cannot buy, the giver lets the gift stay', async ({
  page,
  browser,
  baseURL,
  owner,
  createList,
}) => {
  const own = await createList([['410107', 2]]);
  const guest = await newVisitor(browser, baseURL);
  await guest.goto(own.guestList);
  await expect(card(guest, 'Ember Mug')).toBeVisible();
  const order = await newVisitor(browser, baseURL);
  const email = uniqueEmail('ruth');
  await orderByApi(order, baseURL, own, '410107', email);
  await order.goto(await emailLink(baseURL, email, 'View or Change Your Order'));
  await expect(order.getByRole('button', { name: /^Cancel This Gift/ })).toBeVisible();
  await openSignedIn(page, owner, own.settings);
  const pause = page.getByRole('switch', { name: 'Pause this registry' });
  const save = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Save: Pause quietly' }).click();
    await expect(page.getByText('Pause quietly: saved.')).toBeAttached();
  };
  await pause.check();
  await save();
  await expect(guest.getByText(/is paused, and nothing can be bought from it/)).toBeVisible();
  await expect(guest.getByText(/days to go|Ember Mug/)).toHaveCount(0);
  const html = await (await guest.request.get(own.guestList)).text();
  expect(html).not.toMatch(/og:image|Ember Mug|Wedding Registry/);
  await order.reload();
  await order.getByRole('button', { name: 'Let It Stay' }).click();
  await order.getByRole('button', { name: 'Save' }).click();
  await expect(order.getByText('It stays as it is.')).toBeVisible();
  await page.reload();
  await pause.uncheck();
  await save();
  await expect(card(guest, 'Ember Mug')).toBeVisible();
});

test('[SET-02] [OWN-02] visibility changes from public to link only, private and back; a link holder can buy like any guest; the owner hides purchases, sees none while a guest sees them, and shows them', async ({
  page,
  browser,
  playwright,
  baseURL,
  owner,
  createList,
}) => {
  const own = await createList([['410107', 2]]);
  const choose = async (name: RegExp): Promise<void> => {
    await page.getByRole('radio', { name }).check();
    await page.getByRole('button', { name: 'Save: Who can see it' }).click();
    await expect(page.getByText('Who can see it: saved.')).toBeAttached();
  };
  const guest = await newVisitor(browser, baseURL);
  await openSignedIn(page, owner, own.settings);
  await choose(/^By link only/);
  const link = await page.getByLabel('Shareable link').inputValue();
  expect(link).toMatch(/\?key=[\w-]{22}$/);
  const hidden = await guest.request.get(own.guestList);
  expect(hidden.status()).toBe(404);
  expect(await (await guest.request.get('/gift-registry/guest-list/999999999')).text()).toBe(await hidden.text());

  const shown = await guest.goto(link);
  expect([shown?.status(), shown?.headers()['x-robots-tag']]).toEqual([200, 'noindex']);
  await card(guest, 'Ember Mug')
    .getByRole('button', { name: /^Add to Cart/ })
    .click();
  await addedToCartDialog(guest).getByRole('link', { name: 'View Cart & Checkout' }).click();
  await guest.getByRole('link', { name: 'Back to the registry' }).click();
  await expect(guest.getByRole('article').first()).toBeVisible();
  expect(guest.url()).toBe(link.replace('/r/', '/gift-registry/guest-list/'));
  await choose(/^Private/);
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('This registry is closed');
  await choose(/^Anyone can find it here/);
  await guest.getByRole('button', { name: 'Try Again' }).click();
  await expect(guest.getByRole('article').first()).toBeVisible();
  expect((await guest.request.get(own.guestList)).status()).toBe(200);

  await page.getByRole('radio', { name: 'Hide them until the event' }).check();
  await page.getByRole('button', { name: 'Save: Surprises' }).click();
  await expect(page.getByText('Surprises: saved.')).toBeAttached();
  await page.goto(own.registrantList);
  await expect(page.getByText(/^Purchases are hidden from you until/)).toBeVisible();
  await buyElsewhere(playwright.request, baseURL, own, 'Ember Mug');
  await expect(card(guest, 'Ember Mug').getByText('1 of 2 purchased')).toBeVisible();
  await expect(card(page, 'Ember Mug').getByText('0 of 2 purchased')).toBeVisible();
  await expect(page.getByText(/^Ida bought/)).toHaveCount(0);
  await page.getByRole('link', { name: 'Thank You Manager' }).click();
  await expect(page.getByText('No gifts yet')).toBeVisible();
  await page.getByRole('button', { name: 'Show Them Now' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Show Purchases' }).click();
  await expect(page.getByText('Ida Rival')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show Them Now' })).toHaveCount(0);
});
