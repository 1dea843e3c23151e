import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { freshEmail, linkTo } from '../letters.ts';
import { enter } from '../registry.ts';
import { demo, layersClosed, newVisitor, tookFocus } from '../shop.ts';
import { test } from '../test.ts';

const PASSWORD = 'four quiet blue teapots';
const OTHER = 'seven loud red kettles';

/** Makes an account, by the letter too. */
const newAccount = async (page: Page, baseURL: string | undefined, email: string): Promise<void> => {
  await page.getByLabel('First name').fill('Rosa');
  await page.getByLabel('Last name').fill('Almeida');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  await page.goto(await linkTo(baseURL, email, 'Confirm My Account'));
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Confirm My Account' }).click();
};

test('[AUTH-06] [ROUTE-18] an account is made, its forgotten password replaced by a letter, once, and it is deleted', async ({
  page,
  baseURL,
}) => {
  const email = freshEmail('rosa');
  await page.goto('/account/new');
  await newAccount(page, baseURL, email);
  await page.waitForURL('/account');
  await expect(page.getByText('Rosa Almeida')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('heading', { name: 'Account Sign In' })).toBeVisible();
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Link' }).click();
  await expect(page.getByText(`If ${email} has an account`)).toBeVisible();
  const link = await linkTo(baseURL, email, 'Choose a New Password');
  await page.goto(link);
  await page.getByLabel('New password').fill(OTHER);
  await page.getByRole('button', { name: 'Save Password' }).click();
  await expect(page.getByRole('heading', { name: 'Your password has been changed' })).toBeVisible();
  await page.goto(link);
  await page.getByLabel('New password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Save Password' }).click();
  await expect(page.getByRole('alert')).toHaveText(/no longer works/);

  await page.goto('/account/login?returnUrl=%2Faccount');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(OTHER);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('/account');
  const downloading = page.waitForEvent('download');
  await page.getByRole('region', { name: 'Your data' }).getByRole('button', { name: 'Download Your Data' }).click();
  expect(await readFile(await (await downloading).path(), 'utf8')).toContain(email);
  await page.getByRole('button', { name: 'Delete My Account…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await tookFocus(dialog);
  await dialog.getByLabel(/^Your password/).fill(OTHER);
  await dialog.getByRole('button', { name: 'Delete My Account' }).click();
  await expect(page.getByRole('heading', { name: 'Your account has been deleted' })).toBeVisible();
});

test('[AUTH-06] who is invited makes an account, accepts, and keeps the registry as well', async ({
  page,
  browser,
  baseURL,
  owner,
  ownList,
}) => {
  const own = await ownList([]);
  const email = freshEmail('rosa');
  await enter(page, owner, own.settings);
  const section = page.getByRole('region', { name: 'Manage it together' }).first();
  await section.getByRole('button', { name: 'Invite a Co-registrant' }).click();
  await section.getByRole('textbox', { name: 'Your co-registrant’s email' }).fill(email);
  await section.getByRole('button', { name: 'Send Invitation' }).click();
  await expect(section.getByText(`${email} has been invited. The invitation is good until`)).toBeVisible();
  const rosa = await newVisitor(browser, baseURL);
  await rosa.goto(await linkTo(baseURL, email, 'Open the Invitation'));
  await expect(rosa.getByRole('heading', { name: 'Manage a Registry Together' })).toBeVisible();
  await rosa.getByRole('main').getByRole('link', { name: 'Create an Account' }).click();
  await newAccount(rosa, baseURL, email);
  await rosa.getByRole('button', { name: 'Accept the Invitation' }).click();
  await rosa.waitForURL(own.registrantList);
  await expect(rosa.getByRole('main').getByRole('link', { name: 'Settings' })).toBeVisible();
  await page.reload();
  await expect(page.getByText(`You manage this registry together with Rosa Almeida (${email}).`)).toBeVisible();
});

test('[AUTH-01] the header’s link opens the modal over the page, and the page comes back signed in', async ({
  page,
}) => {
  await page.goto('/stores/');
  await expect(page.locator('#root > [inert]'), 'the app is there').toHaveCount(0);
  const link = page.getByRole('banner').getByRole('link', { name: 'Sign In' });
  const dialog = page.getByRole('dialog', { name: 'Account Sign In' });
  await link.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(link).toBeFocused();
  await layersClosed(page);
  await link.click();
  await tookFocus(dialog);
  await dialog.getByLabel('Email').fill(demo.email);
  await dialog.getByLabel('Password', { exact: true }).fill(demo.password);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
  await expect(page).toHaveURL('/stores/');
});
