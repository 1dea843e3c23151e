import { expect, type Page } from '@playwright/test';
import { emailLink, uniqueEmail } from '../emails.ts';
import { orderByApi, type TestRegistry } from '../registry.ts';
import { newVisitor } from '../shop.ts';
import { test } from '../test.ts';

const LINE = '418 Alder Street';

/** Orders a mug for the registry in the browser of the page, with a postal address for the owners' card; returns the order's number. */
const orderMug = async (
  page: Page,
  baseURL: string | undefined,
  list: TestRegistry,
  email: string,
): Promise<string> => {
  const { orderNumber } = await orderByApi(page, baseURL, list, '410107', email, {
    postalAddress: { line1: LINE, line2: null, city: 'Portland', region: 'OR', postalCode: '97205' },
    isAddressShared: true,
  });
  return orderNumber;
};

/** Opens the address as a scanner of mail does: again for each control of the page, which is pressed once. */
const scan = async (scanner: Page, address: string): Promise<void> => {
  const controls = scanner.getByRole('main').locator('button, input[type="checkbox"], input[role="switch"]');
  await scanner.goto(address);
  await expect(controls.first()).toBeVisible();
  const count = await controls.count();
  for (let index = 0; index < count; index += 1) {
    if (index > 0) await scanner.goto(address);
    await controls.nth(index).click();
    await scanner.waitForLoadState('networkidle');
  }
};

test('[EDIT-01] a receipt that reached a stranger does not take the order away: its link shows no postal address, and the buyer’s browser undoes the email that the stranger typed', async ({
  page,
  browser,
  baseURL,
  list,
}) => {
  const [email, other] = [uniqueEmail('ruth'), uniqueEmail('eve')];
  await orderMug(page, baseURL, list, email);
  const stranger = await newVisitor(browser, baseURL);
  await stranger.goto(await emailLink(baseURL, email, 'View or Change Your Order'));
  await expect(stranger.getByText('We show it only in the browser you ordered with.')).toBeVisible();
  await expect(stranger.getByText(LINE)).toHaveCount(0);
  await stranger.getByRole('button', { name: 'Change your email' }).click();
  await stranger.getByRole('textbox', { name: 'Email' }).fill(other);
  await stranger.getByRole('button', { name: 'Save' }).click();
  await expect(stranger.getByText(`A receipt is on its way to ${other}.`)).toBeVisible();
  const received = await emailLink(baseURL, other, 'View or Change Your Order');

  await page.goto(await emailLink(baseURL, email, 'If this wasn'));
  await expect(page.getByText(LINE)).toBeVisible();
  await page.getByRole('button', { name: 'Change It Back' }).click();
  await expect(page.getByText(`A receipt is on its way to ${email}.`)).toBeVisible();
  for (const address of [stranger.url(), received]) {
    await stranger.goto(address);
    await expect(stranger.getByRole('heading', { name: 'This link doesn’t open an order' })).toBeVisible();
  }
});

test('[EDIT-01] a scanner of mail that opens a link and presses anything once changes nothing, and the person is served afterwards', async ({
  page,
  browser,
  baseURL,
  list,
}) => {
  const email = uniqueEmail('ruth');
  const orderNumber = await orderMug(page, baseURL, list, email);
  const headers = { origin: new URL(baseURL ?? '').origin };
  const read = async (): Promise<unknown> => {
    const { token } = await (await page.request.post('/api/order/own', { headers, data: { orderNumber } })).json();
    return (await page.request.post('/api/order/open', { headers, data: { token } })).json();
  };
  const before = await read();
  const scanner = await newVisitor(browser, baseURL);
  const receipt = await emailLink(baseURL, email, 'View or Change Your Order');
  await scan(scanner, receipt);
  expect(await read()).toEqual(before);
  await page.goto(receipt);
  await page.getByRole('switch', { name: /^Keep it a surprise/ }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your order is a surprise until the event.')).toBeVisible();

  const account = { firstName: 'Ruth', lastName: 'Moran', email, password: 'four quiet blue teapots' };
  expect((await page.request.post('/api/account/create', { headers, data: account })).ok()).toBe(true);
  const confirm = await emailLink(baseURL, email, 'Confirm My Account');
  await scan(scanner, confirm);
  await page.goto(confirm);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Confirm My Account' }).click();
  await page.waitForURL('/account');

  // The page is the same for every key.
  const stop = '/emails/stop?key=nobody';
  await scan(scanner, stop);
  await expect(scanner.getByRole('button', { name: 'Yes, Stop Them' })).toBeVisible();
  await page.goto(stop);
  await page.getByRole('button', { name: 'Stop These Emails' }).click();
  await page.getByRole('button', { name: 'Yes, Stop Them' }).click();
  await expect(page.getByRole('heading', { name: 'No more emails about gifts' })).toBeVisible();
});
