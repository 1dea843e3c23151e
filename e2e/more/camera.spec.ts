import { expect } from '@playwright/test';
import { cameraOptions, countCameraTracks, runningTracks } from '../camera.ts';
import { test } from '../test.ts';

test.use({ launchOptions: cameraOptions('allow'), viewport: { width: 390, height: 844 } });

test('the camera is released while the page is hidden, and when it is stopped', async ({ page }) => {
  await countCameraTracks(page);
  // The camera's picture is shown, but no barcode is ever read.
  await page.route('**/assets/bar-reader*', () => undefined);
  await page.goto('/gift-registry/scan');
  await page.getByRole('button', { name: 'Start Scanning' }).click();
  await expect(page.getByRole('heading', { name: 'Hold the barcode inside the frame' })).toBeVisible();
  await expect.poll(() => page.locator('video').evaluate((video) => video.clientWidth > 200)).toBe(true);
  expect(await runningTracks(page)).toBe(1);
  const setVisibility = (state: 'hidden' | 'visible') =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await setVisibility('hidden');
  await expect.poll(() => runningTracks(page)).toBe(0);
  await setVisibility('visible');
  await expect.poll(() => runningTracks(page)).toBe(1);
  await page.getByRole('button', { name: 'Stop the Camera' }).click();
  await expect.poll(() => runningTracks(page)).toBe(0);
  await expect(page.getByRole('heading', { name: 'Scan with your camera' })).toBeFocused();
});

test('a label held sideways is read as well', async ({ playwright, baseURL }) => {
  const browser = await playwright.chromium.launch(cameraOptions('allow', 'sideways'));
  const page = await browser.newPage();
  await page.goto(`${baseURL}/gift-registry/scan`);
  await page.getByRole('button', { name: 'Start Scanning' }).click();
  await expect(page.getByRole('article', { name: 'Gilded Sheet Pan' })).toBeVisible();
  await browser.close();
});

test('without permission for the camera the page says so, and a number can be typed', async ({
  playwright,
  baseURL,
}) => {
  const browser = await playwright.chromium.launch(cameraOptions('deny'));
  const page = await browser.newPage();
  await page.goto(`${baseURL}/gift-registry/scan`);
  await page.getByRole('button', { name: 'Start Scanning' }).click();
  await expect(page.getByRole('alert')).toContainText('The camera is turned off for this site');
  await page.getByRole('textbox', { name: 'Number on the label' }).fill('412003');
  await page.getByRole('button', { name: 'Find It' }).click();
  await expect(page.getByRole('article', { name: 'Harvest Loaf Dish' })).toBeVisible();
  await browser.close();
});

test('no other page may use the camera, and none loads the barcode reader', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto('/search');
  await expect(page.getByRole('article').first()).toBeVisible();
  const outcome = await page.evaluate(() =>
    navigator.mediaDevices.getUserMedia({ video: true }).then(
      () => 'granted',
      ({ name }) => name,
    ),
  );
  expect(outcome).toBe('NotAllowedError');
  await page.goto('/gift-registry/scan');
  await expect(page.getByRole('button', { name: 'Start Scanning' })).toBeVisible();
  expect(loaded.filter((url) => url.includes('bar-reader'))).toEqual([]);
});
