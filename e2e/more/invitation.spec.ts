import { expect } from '@playwright/test';
import { freshEmail, linkTo } from '../emails.ts';
import { newVisitor, signIn, tookFocus } from '../shop.ts';
import { test } from '../test.ts';

const stranger = { email: 'stranger@example.com', password: 'stranger-registry' };
const PASSWORD = 'four quiet blue teapots';

for (const width of [1440, 390]) {
  test.describe(`${width} wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('[AUTH-06] an invitation is sent, opened by a stranger, and taken back', async ({
      page,
      baseURL,
      browser,
    }) => {
      const email = freshEmail('rosa');
      await signIn(page, '/account', stranger);
      const section = page.getByRole('region', { name: 'Manage it together' }).first();
      await section.getByRole('button', { name: 'Invite a Co-registrant' }).click();
      await section.getByRole('textbox', { name: 'Your co-registrant’s email' }).fill(email);
      await section.getByRole('button', { name: 'Send Invitation' }).click();
      await expect(section.getByText(`${email} has been invited. The invitation is good until`)).toBeVisible();
      const link = await linkTo(baseURL, email, 'Open the Invitation');

      const guest = await newVisitor(browser, baseURL);
      await guest.setViewportSize({ width, height: 900 });
      await guest.goto(link);
      await expect(guest.getByRole('heading', { name: 'Manage a Registry Together' })).toBeVisible();
      await expect(guest.getByRole('main').getByRole('link', { name: 'Create an Account' })).toBeVisible();

      const list = page.getByRole('main').getByRole('listitem').first().getByRole('link').first();
      const number = (await list.getAttribute('href'))?.split('/').at(-1);
      await page.goto(`/gift-registry/registrant/edit-registry?id=${number}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
      await expect(section.getByText(`${email} has been invited. The invitation is good until`)).toBeVisible();
      await section.getByRole('button', { name: 'Withdraw Invitation' }).click();
      await expect(section.getByRole('button', { name: 'Invite a Co-registrant' })).toBeVisible();
      await guest.reload();
      await expect(guest.getByRole('heading', { name: 'This invitation no longer works' })).toBeVisible();
    });
  });
}

test('[AUTH-06] [LIVE-01] who is invited makes an account, accepts, keeps the registry as well, and leaves it with the account', async ({
  page,
  baseURL,
  browser,
}) => {
  const email = freshEmail('rosa');
  await signIn(page, '/account', stranger);
  const registry = page.getByRole('main').getByRole('listitem').first();
  const address = await registry.getByRole('link').first().getAttribute('href');
  await registry.getByRole('button', { name: 'Invite a Co-registrant' }).click();
  await registry.getByRole('textbox', { name: 'Your co-registrant’s email' }).fill(email);
  await registry.getByRole('button', { name: 'Send Invitation' }).click();
  const link = await linkTo(baseURL, email, 'Open the Invitation');
  await page.goto(link);
  await expect(page.getByText('You already manage this registry')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Accept the Invitation' })).toHaveCount(0);
  await page.goto(address ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const rosa = await newVisitor(browser, baseURL);
  await rosa.goto(link);
  await rosa.getByRole('main').getByRole('link', { name: 'Create an Account' }).click();
  await rosa.getByLabel('First name').fill('Rosa');
  await rosa.getByLabel('Last name').fill('Almeida');
  await rosa.getByLabel('Email').fill(email);
  await rosa.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await rosa.getByRole('button', { name: 'Create Account' }).click();
  await rosa.goto(await linkTo(baseURL, email, 'Confirm My Account'));
  await rosa.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await rosa.getByRole('button', { name: 'Confirm My Account' }).click();
  await rosa.getByRole('button', { name: 'Accept the Invitation' }).click();
  await rosa.waitForURL(address ?? '');
  await expect(rosa.getByRole('main').getByText('Rosa').first()).toBeVisible();
  await expect(page.getByRole('main').getByText('Rosa').first()).toBeVisible();

  const settings = `/gift-registry/registrant/edit-registry?id=${address?.split('/').at(-1)}`;
  await page.goto(settings);
  await expect(page.getByText(`You manage this registry together with Rosa Almeida (${email}).`)).toBeVisible();

  await rosa.goto('/account');
  await rosa.getByRole('button', { name: 'Delete My Account…' }).click();
  const dialog = rosa.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog.getByText(/Your name and the delivery address will be removed/)).toBeVisible();
  await tookFocus(dialog);
  await dialog.getByLabel('Your password, to confirm it’s you').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Delete My Account' }).click();
  await expect(rosa.getByRole('heading', { name: 'Your account has been deleted' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('There’s no delivery address yet.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Invite a Co-registrant' })).toBeVisible();
});
