import { expect } from '@playwright/test';
import { cameraOptions, countCameraTracks, runningTracks } from '../camera.ts';
import { openSignedIn } from '../registry.ts';
import { waitForClosedDialogs } from '../shop.ts';
import { test } from '../test.ts';

test.use({ launchOptions: cameraOptions('allow'), viewport: { width: 390, height: 844 } });

test('[ADD-08] [ADD-04] a product is scanned and added in the wanted quantity, and another one by its typed number', async ({
  page,
  owner,
  createList,
}) => {
  const own = await createList([]);
  await countCameraTracks(page);
  await openSignedIn(page, owner, `/search?q=gilded+sheet+pan&grId=${own.grId}`);
  const adding = page.getByRole('button', { name: new RegExp(`^Adding to ${own.firstName}`) });
  // It comes above the link, which moves down.
  await expect(adding).toBeVisible();
  await page.getByRole('link', { name: 'Scan a Label' }).click();
  await expect(page).toHaveURL(/\/gift-registry\/scan$/);
  await expect(adding).toBeVisible();
  await page.getByRole('button', { name: 'Start Scanning' }).press('Enter');
  const found = page.getByRole('article', { name: 'Gilded Sheet Pan' });
  await expect(found.getByRole('heading', { name: 'Gilded Sheet Pan' })).toBeFocused();
  await expect(found.getByText('SKU 412006')).toBeVisible();
  expect(await runningTracks(page)).toBe(0);
  await found.getByRole('button', { name: 'One more of Gilded Sheet Pan' }).click();
  await found.getByRole('button', { name: 'Add to Registry' }).click();
  const dialog = page.getByRole('dialog', { name: '2 items added to your registry' });
  await dialog.getByRole('button', { name: 'Scan Another Item' }).click();
  await waitForClosedDialogs(page);
  await expect(found.getByRole('link', { name: '2 on your registry. Edit' })).toBeVisible();

  const field = page.getByRole('textbox', { name: 'Number on the label' });
  await field.fill('4006381333932');
  await field.press('Enter');
  await expect(page.getByRole('alert')).toContainText('One of these digits can’t be right.');
  await field.fill('4006381333931');
  await field.press('Enter');
  await expect(page.getByRole('heading', { name: 'That’s the maker’s own number' })).toBeFocused();
  await field.fill('SKU 412003');
  await field.press('Enter');
  const typed = page.getByRole('article', { name: 'Harvest Loaf Dish' });
  await typed.getByRole('button', { name: 'Add to Registry' }).click();
  await expect(page.getByRole('dialog', { name: '1 item added to your registry' })).toBeVisible();
});
