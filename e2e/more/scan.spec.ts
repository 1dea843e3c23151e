import { expect, type Page } from '@playwright/test';
import { launchOptions } from '../../scripts/browser.ts';
import { labelVideo } from '../label-video.ts';
import { demo, layersClosed, signIn } from '../shop.ts';
import { test } from '../test.ts';

const { args = [], ...launching } = launchOptions();

/** The label of the Gilded Sheet Pan, SKU 412006, as the house prints it. */
const LABEL = '2000004120061';

/** A browser with a camera before which that label is held, and a person who says so when asked whether a page may use it. */
const browserWith = (answer: 'yes' | 'no', held: 'upright' | 'sideways' = 'upright') => ({
  ...launching,
  args: [
    ...args,
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${labelVideo(LABEL, held)}`,
    answer === 'yes' ? '--use-fake-ui-for-media-stream' : '--use-fake-ui-for-media-stream=deny',
  ],
});
test.use({ launchOptions: browserWith('yes') });

/** Counts the tracks of the camera that run. */
const countTracks = (page: Page) =>
  page.addInitScript(() => {
    const tracks: MediaStreamTrack[] = [];
    const devices = navigator.mediaDevices;
    const ask = devices.getUserMedia.bind(devices);
    devices.getUserMedia = async (asked) => {
      const stream = await ask(asked);
      tracks.push(...stream.getTracks());
      return stream;
    };
    Object.assign(window, { runningTracks: () => tracks.filter(({ readyState }) => readyState === 'live').length });
  });
const runningTracks = (page: Page): Promise<number> => page.evaluate('window.runningTracks()');

/** The camera's picture is shown, but never read. */
const withoutReader = (page: Page) => page.route('**/assets/bar-reader*', () => undefined);

const addTo = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Adding to / }).click();
  await page.getByRole('menuitemradio', { name: /^Amelia & Jonah, Wedding/ }).click();
  await expect(page.getByRole('button', { name: /^Adding to Amelia & Jonah, Wedding/ })).toBeVisible();
};

/** How many the registry that is added to wants of a product, as the service says. */
const wantedOf = async (page: Page, sku: string): Promise<number> => {
  const answer = await page.request.get(`/api/registry/${demo.grId}`);
  const { products }: { products: ReadonlyArray<{ readonly sku: string; readonly quantityWants: number }> } =
    await answer.json();
  return products.filter((one) => one.sku === sku).reduce((sum, { quantityWants }) => sum + quantityWants, 0);
};

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1_440, height: 900 },
])
  test.describe(`at ${viewport.width}`, () => {
    test.use({ viewport });

    test('[ADD-08] [ADD-04] a label is scanned, its product added as often as wanted, and the next one scanned', async ({
      page,
    }) => {
      await countTracks(page);
      await signIn(page, '/search');
      await page.getByRole('link', { name: 'Scan a Label' }).click();
      await expect(page).toHaveURL(/\/gift-registry\/scan$/);
      await addTo(page);
      await page.getByRole('button', { name: 'Start Scanning' }).press('Enter');
      const found = page.getByRole('article', { name: 'Gilded Sheet Pan' });
      await expect(found).toBeVisible();
      await expect(found.getByRole('heading', { name: 'Gilded Sheet Pan' })).toBeFocused();
      await expect(found.getByText('SKU 412006')).toBeVisible();
      expect(await runningTracks(page)).toBe(0);
      const before = await wantedOf(page, '412006');
      await found.getByRole('button', { name: 'One more of Gilded Sheet Pan' }).click();
      await found.getByRole('button', { name: 'Add to Registry' }).click();
      const layer = page.getByRole('dialog', { name: '2 items added to your registry' });
      await expect(layer).toBeVisible();
      await layer.getByRole('button', { name: 'Scan Another Item' }).click();
      await layersClosed(page);
      await expect(found.getByRole('link', { name: `${before + 2} on your registry. Edit` })).toBeVisible();
      await page.goto(demo.registrantList);
      await expect(page.getByRole('heading', { name: 'Gilded Sheet Pan' }).first()).toBeVisible();
    });

    test('[ADD-08] the camera is let go of when the page is hidden, and when one stops it', async ({ page }) => {
      await countTracks(page);
      await withoutReader(page);
      await page.goto('/gift-registry/scan');
      await page.getByRole('button', { name: 'Start Scanning' }).click();
      await expect(page.getByRole('heading', { name: 'Hold the barcode inside the frame' })).toBeVisible();
      await expect.poll(() => page.locator('video').evaluate((video) => video.clientWidth > 200)).toBe(true);
      expect(await runningTracks(page)).toBe(1);
      const show = (state: string) =>
        page.evaluate((to) => {
          Object.defineProperty(document, 'visibilityState', { value: to, configurable: true });
          document.dispatchEvent(new Event('visibilitychange'));
        }, state);
      await show('hidden');
      await expect.poll(() => runningTracks(page)).toBe(0);
      await show('visible');
      await expect.poll(() => runningTracks(page)).toBe(1);
      await page.getByRole('button', { name: 'Stop the Camera' }).click();
      await expect.poll(() => runningTracks(page)).toBe(0);
      await expect(page.getByRole('heading', { name: 'Scan with your camera' })).toBeFocused();
    });

    test('[ADD-08] the number is typed: unknown, wrong, the maker’s, and right', async ({ page }) => {
      await signIn(page, '/gift-registry/scan');
      await addTo(page);
      const field = page.getByRole('textbox', { name: 'Number on the label' });
      await field.press('Enter');
      await expect(page.getByRole('alert')).toHaveText('Please type the number on the label.');
      await field.fill('4006381333932');
      await field.press('Enter');
      await expect(page.getByRole('alert')).toContainText('One of these digits can’t be right.');
      await field.fill('4006381333931');
      await field.press('Enter');
      await expect(page.getByRole('heading', { name: 'That’s the maker’s own number' })).toBeFocused();
      await field.fill('999999');
      await page.getByRole('button', { name: 'Find It' }).click();
      await expect(page.getByRole('heading', { name: 'We don’t recognize this number' })).toBeFocused();
      await field.fill('SKU 412003');
      await field.press('Enter');
      const found = page.getByRole('article', { name: 'Harvest Loaf Dish' });
      await found.getByRole('button', { name: 'Add to Registry' }).click();
      const layer = page.getByRole('dialog', { name: '1 item added to your registry' });
      await layer.getByRole('button', { name: 'Scan Another Item' }).click();
      await expect(layer).toHaveCount(0);
      await expect(field).toHaveValue('');
    });
  });

test('[ADD-08] a label that is held sideways is read as well', async ({ playwright, baseURL }) => {
  const browser = await playwright.chromium.launch(browserWith('yes', 'sideways'));
  const page = await browser.newPage();
  await page.goto(`${baseURL}/gift-registry/scan`);
  await page.getByRole('button', { name: 'Start Scanning' }).click();
  await expect(page.getByRole('article', { name: 'Gilded Sheet Pan' })).toBeVisible();
  await browser.close();
});

test('[ADD-08] the camera is refused: the page says so, and one types', async ({ playwright, baseURL }) => {
  const browser = await playwright.chromium.launch(browserWith('no'));
  const page = await browser.newPage();
  await page.goto(`${baseURL}/gift-registry/scan`);
  await page.getByRole('button', { name: 'Start Scanning' }).click();
  await expect(page.getByRole('alert')).toContainText('The camera is turned off for this site');
  await page.getByRole('textbox', { name: 'Number on the label' }).fill('412003');
  await page.getByRole('button', { name: 'Find It' }).click();
  await expect(page.getByRole('article', { name: 'Harvest Loaf Dish' })).toBeVisible();
  await browser.close();
});

test('[ADD-08] no other page has the camera, and none loads what reads bars', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto('/search');
  await expect(page.getByRole('article').first()).toBeVisible();
  const refused = await page.evaluate(() =>
    navigator.mediaDevices.getUserMedia({ video: true }).then(
      () => 'given',
      ({ name }) => name,
    ),
  );
  expect(refused).toBe('NotAllowedError');
  await page.goto('/gift-registry/scan');
  await expect(page.getByRole('button', { name: 'Start Scanning' })).toBeVisible();
  expect(loaded.filter((url) => url.includes('bar-reader'))).toEqual([]);
});
