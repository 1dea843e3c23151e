import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { launchOptions } from '../../scripts/browser.ts';
import { interceptUntilReleased } from '../intercept.ts';
import { openForRegistrantAndGuest } from '../shop.ts';
import { test } from '../test.ts';

// The other journeys run with images disabled.
test.use({ launchOptions: launchOptions() });

const FAILED = "Sorry, something went wrong and we couldn't update your photo. Please try again.";

/** A JPEG, 800 by 600, red on its left half and blue on its right, with a location in its EXIF data. */
const testPhoto = async (): Promise<Buffer> => {
  const blue = await sharp({ create: { width: 400, height: 600, channels: 3, background: '#3250c8' } })
    .png()
    .toBuffer();
  return sharp({ create: { width: 800, height: 600, channels: 3, background: '#c83c32' } })
    .composite([{ input: blue, left: 400, top: 0 }])
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 52/1 0/1' } })
    .jpeg()
    .toBuffer();
};

const photoOf = (page: Page) => page.getByRole('img', { name: /^Photo of / });

/** Size, EXIF data and colours near the upper and lower edge of the photo on the page. */
const shownPhoto = async (page: Page) => {
  const path = (await photoOf(page).getAttribute('src')) ?? '';
  const answer = await page.request.get(path);
  expect(answer.headers()['content-type']).toBe('image/jpeg');
  const body = await answer.body();
  const { width, height, format, exif } = await sharp(body).metadata();
  const pixels = await sharp(body).raw().toBuffer();
  const colour = (x: number, y: number): 'red' | 'blue' => {
    const [red = 0, , blue = 0] = pixels.subarray((y * 960 + x) * 3);
    return red > blue ? 'red' : 'blue';
  };
  const colours = [colour(480, 40), colour(480, 920)];
  return { width, height, format, exif, colours };
};

test('[PHOTO-02] [PHOTO-03] [PHOTO-05] [PHOTO-06] [PHOTO-08] a photo is uploaded, rotated, saved, shown to guests at once and deleted; other files are refused', async ({
  page: owner,
  browser,
  baseURL,
  owner: session,
  createList,
}) => {
  const own = await createList([['410107', 2]]);
  const guest = await openForRegistrantAndGuest({ page: owner, browser, baseURL, owner: session }, own);
  await expect(guest.getByRole('button', { name: /Photo/ })).toHaveCount(0);
  await owner.getByRole('button', { name: 'Add Photo' }).click();
  const main = owner.getByRole('dialog', { name: 'Profile Photo', exact: true });
  await expect(main.getByRole('button', { name: 'Edit Photo' })).toHaveCount(0);
  const upload = main.getByLabel('Upload Photo');
  await upload.setInputFiles({ name: 'us.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
  await expect(main.getByRole('alert')).toHaveText('Invalid file type or extension');
  await upload.setInputFiles({ name: 'us.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<html>') });
  await expect(main.getByRole('alert')).toHaveText(
    'We couldn’t read this file. Choose it again, or choose another one.',
  );
  await upload.setInputFiles({ name: 'us.jpg', mimeType: 'image/jpeg', buffer: await testPhoto() });

  const editor = owner.getByRole('dialog', { name: 'Edit Profile Photo' });
  await expect(editor.getByRole('slider', { name: 'Zoom' })).toHaveValue('50');
  await editor.getByRole('button', { name: 'Rotate' }).press('Enter');
  await editor.getByRole('slider', { name: 'Zoom' }).focus();
  for (let step = 0; step < 5; step += 1) await owner.keyboard.press('ArrowRight');
  await editor.getByRole('slider', { name: 'Straighten' }).press('ArrowLeft');
  await expect(editor.getByText('105%')).toBeVisible();
  await expect(editor.getByText('−0.9°')).toBeVisible();
  await editor.getByRole('group', { name: /^Photo\. Drag/ }).press('ArrowUp');

  const release = await interceptUntilReleased(owner, '**/upload-registry-photo/', (route) => route.abort());
  await editor.getByRole('button', { name: 'Save Changes' }).click();
  await expect(main.getByRole('alert')).toContainText(FAILED);
  release();
  await main.getByRole('button', { name: 'Try Again' }).click();
  await expect(main).toHaveCount(0);
  for (const page of [owner, guest]) await expect(photoOf(page)).toBeVisible();
  // Rotated clockwise: the left half is on top.
  expect(await shownPhoto(guest)).toEqual({
    width: 960,
    height: 960,
    format: 'jpeg',
    exif: undefined,
    colours: ['red', 'blue'],
  });

  await owner.getByRole('button', { name: 'Edit Photo' }).click();
  await main.getByRole('button', { name: 'Edit Photo' }).click();
  await editor.getByRole('button', { name: 'Delete Photo' }).click();
  const question = owner.getByRole('dialog', { name: 'Delete Profile Photo' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await editor.getByRole('button', { name: 'Delete Photo' }).click();
  await question.getByRole('button', { name: 'Delete Photo' }).click();
  await expect(question).toHaveCount(0);
  for (const page of [owner, guest]) await expect(photoOf(page)).toHaveCount(0);
  await expect(owner.getByRole('button', { name: 'Add Photo' })).toBeFocused();
});
