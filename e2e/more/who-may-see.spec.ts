import { expect } from '@playwright/test';
import { demo, newVisitor, signIn } from '../shop.ts';
import { test } from '../test.ts';

test('[ROUTE-20] [ROUTE-02] the shareable address shows the guest’s page to everybody, the owner included', async ({
  browser,
  baseURL,
}) => {
  const owner = await newVisitor(browser, baseURL);
  await signIn(owner, demo.registrantList);
  await expect(owner.getByRole('heading', { name: 'No Longer Available' })).toBeVisible();
  await expect(owner.getByRole('button', { name: /^Add to Cart/ })).toHaveCount(0);
  const shared = owner.getByRole('link', { name: /View as Guest/ });
  await expect(shared).toHaveAttribute('target', '_blank');
  await expect(shared).toHaveAttribute('href', new RegExp(`${demo.guestList}$`));

  await owner.goto(demo.guestList);
  await expect(owner.getByRole('heading', { name: 'No Longer Available' })).toHaveCount(0);
  await expect(owner.getByRole('button', { name: /^Add to Cart/ }).first()).toBeVisible();

  const guest = await newVisitor(browser, baseURL);
  await guest.goto(demo.registrantList);
  await expect(guest.getByRole('heading', { name: 'No Longer Available' })).toHaveCount(0);
  await expect(guest.getByRole('button', { name: /^Add to Cart/ }).first()).toBeVisible();
});

test('[ROUTE-18] a wrong password keeps what was typed and says why; signing out ends the registrant’s view', async ({
  page,
}) => {
  await page.goto('/account/login?returnUrl=//evil.example/');
  await page.getByLabel('Email').fill(demo.email);
  await page.getByLabel('Password', { exact: true }).fill('not-it-at-all');
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(demo.email);
  await page.getByLabel('Password', { exact: true }).fill(demo.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(new URL(page.url()).hostname).toBe('localhost');

  await page.goto(demo.registrantList);
  await expect(page.getByRole('heading', { name: 'No Longer Available' })).toBeVisible();
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page.getByRole('heading', { name: 'No Longer Available' })).toHaveCount(0);
});
