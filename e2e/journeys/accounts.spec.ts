import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { emailLink, uniqueEmail } from '../emails.ts';
import { interceptUntilReleased } from '../intercept.ts';
import { post, waitForApp } from '../registry.ts';
import { demo, expectInitialFocus, waitForClosedDialogs } from '../shop.ts';
import { test } from '../test.ts';

const PASSWORD = 'four quiet blue teapots';
const OTHER = 'seven loud red kettles';

test('[AUTH-06] [ROUTE-18] an invited partner creates an account and manages the registry too, resets a forgotten password by email, once, and deletes the account', async ({
  page,
  playwright,
  baseURL,
  owner,
  createList,
}) => {
  const own = await createList([]);
  const email = uniqueEmail('rosa');
  await post(playwright.request, baseURL, owner, `/api/registry/${own.grId}/invitation`, { email });
  await page.goto(await emailLink(baseURL, email, 'Open the Invitation'));
  await expect(page.getByRole('heading', { name: 'Manage a registry together' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Create an Account' }).click();
  await page.getByLabel('First name').fill('Rosa');
  await page.getByLabel('Last name').fill('Almeida');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  await page.goto(await emailLink(baseURL, email, 'Confirm My Account'));
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Confirm My Account' }).click();
  await page.getByRole('button', { name: 'Accept the Invitation' }).click();
  await page.waitForURL(own.registrantList);
  await expect(page.getByRole('main').getByRole('link', { name: 'Settings' })).toBeVisible();

  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  const signIn = page.getByRole('banner').getByRole('link', { name: 'Sign In' });
  await expect(signIn).toBeVisible();
  await waitForApp(page);
  await signIn.click();
  await page
    .getByRole('dialog', { name: 'Account Sign In' })
    .getByRole('link', { name: 'Forgot your password?' })
    .click();
  // The dialog before has an email field too.
  await expect(page.getByRole('button', { name: 'Send Link' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Link' }).click();
  await expect(page.getByText(`If ${email} has an account`)).toBeVisible();
  const link = await emailLink(baseURL, email, 'Choose a New Password');
  await page.goto(link);
  await expect(page.locator('form [autocomplete="username"]')).toHaveValue(email);
  await page.getByLabel('New password').fill(OTHER);
  await page.getByRole('button', { name: 'Save Password' }).click();
  await expect(page.getByRole('heading', { name: 'Your password has been changed' })).toBeVisible();
  await page.reload();
  await page.getByLabel('New password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Save Password' }).click();
  await expect(page.getByRole('alert')).toHaveText(/no longer works/);

  await page.goto('/account/login?returnUrl=%2Faccount');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(OTHER);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('/account');
  await expect(page.getByText('Rosa Almeida')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('region', { name: 'Your data' }).getByRole('button', { name: 'Download Your Data' }).click();
  expect(await readFile(await (await downloading).path(), 'utf8')).toContain(email);
  await page.getByRole('button', { name: 'Delete My Account…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expectInitialFocus(dialog);
  await dialog.getByLabel(/^Your password/).fill(OTHER);
  await dialog.getByRole('button', { name: 'Delete My Account' }).click();
  await expect(page.getByRole('heading', { name: 'Your account has been deleted' })).toBeVisible();
});

test('[AUTH-01] the sign-in link in the header opens a dialog, and signing in returns to the same page', async ({
  page,
}) => {
  await page.goto('/gift-registry/find');
  await waitForApp(page);
  const release = await interceptUntilReleased(page, '**/api/account/config', (route) => route.abort());
  const link = page.getByRole('banner').getByRole('link', { name: 'Sign In' });
  await link.click();
  await expect(page).toHaveURL('/account/login?returnUrl=%2Fgift-registry%2Ffind&isRedirect=true');
  release();
  await page.goBack();
  await waitForApp(page);
  const dialog = page.getByRole('dialog', { name: 'Account Sign In' });
  await link.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(link).toBeFocused();
  await waitForClosedDialogs(page);
  await link.click();
  await expectInitialFocus(dialog);
  await dialog.getByLabel('Email').fill(demo.email);
  await dialog.getByLabel('Password', { exact: true }).fill(demo.password);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
  await expect(page).toHaveURL('/gift-registry/find');
});

test('[ACC-05] an owner changes name and email: the present address gets a notice, the new one confirms, and opens the account from then on', async ({
  page,
  baseURL,
}) => {
  const [email, wanted] = [uniqueEmail('rosa'), uniqueEmail('rosalia')];
  const created = await page.request.post('/api/account/create', {
    headers: { origin: new URL(baseURL ?? '').origin },
    data: { firstName: 'Rosa', lastName: 'Almeida', email, password: PASSWORD },
  });
  expect(created.ok()).toBe(true);
  await page.goto(await emailLink(baseURL, email, 'Confirm My Account'));
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Confirm My Account' }).click();
  await page.waitForURL('/account');

  await page.getByRole('button', { name: 'Change name' }).click();
  await page.getByLabel('First name').fill('Rosalia');
  await page.getByRole('button', { name: 'Save Name' }).click();
  await expect(page.getByText('Your name has been changed.')).toBeVisible();
  await expect(page.getByText('Rosalia Almeida')).toBeVisible();

  await page.getByRole('button', { name: 'Change email' }).click();
  await page.getByLabel('New email').fill(wanted);
  await page.getByLabel('Current password').first().fill(PASSWORD);
  await page.getByRole('button', { name: 'Send Link' }).click();
  await expect(page.getByText(`We’ve sent a link to ${wanted}.`)).toBeVisible();
  await emailLink(baseURL, email, 'A new email was entered');
  await page.goto(await emailLink(baseURL, wanted, 'Confirm your new email'));
  await page.getByRole('button', { name: 'Confirm Email' }).click();
  await page.getByRole('link', { name: 'Go to Your Account' }).click();
  await expect(page.getByText(wanted)).toBeVisible();
  await expect(page.getByText(email)).toHaveCount(0);
});
