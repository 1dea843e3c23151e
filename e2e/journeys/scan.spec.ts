import { expect, type Page } from '@playwright/test';
import { launchOptions } from '../../scripts/browser.ts';
import { labelVideo } from '../label-video.ts';
import { enter } from '../registry.ts';
import { layersClosed } from '../shop.ts';
import { test } from '../test.ts';

const { args = [], ...launching } = launchOptions();

/** The label of the Gilded Sheet Pan, SKU 412006, as the house prints it. */
const LABEL = '2000004120061';

// A browser with a camera before which that label is held, and a person who allows it.
test.use({
  launchOptions: {
    ...launching,
    args: [
      ...args,
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${labelVideo(LABEL)}`,
      '--use-fake-ui-for-media-stream',
    ],
  },
  viewport: { width: 390, height: 844 },
});

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

test('[ADD-08] [ADD-04] a label is scanned, its product added as often as wanted, and the next number typed', async ({
  page,
  owner,
  ownList,
}) => {
  const own = await ownList([]);
  await countTracks(page);
  await enter(page, owner, `/search?q=gilded+sheet+pan&grId=${own.grId}`);
  await page.getByRole('link', { name: 'Scan a Label' }).click();
  await expect(page).toHaveURL(/\/gift-registry\/scan$/);
  await expect(page.getByRole('button', { name: new RegExp(`^Adding to ${own.firstName}`) })).toBeVisible();
  await page.getByRole('button', { name: 'Start Scanning' }).press('Enter');
  const found = page.getByRole('article', { name: 'Gilded Sheet Pan' });
  await expect(found.getByRole('heading', { name: 'Gilded Sheet Pan' })).toBeFocused();
  await expect(found.getByText('SKU 412006')).toBeVisible();
  expect(await runningTracks(page)).toBe(0);
  await found.getByRole('button', { name: 'One more of Gilded Sheet Pan' }).click();
  await found.getByRole('button', { name: 'Add to Registry' }).click();
  const layer = page.getByRole('dialog', { name: '2 items added to your registry' });
  await layer.getByRole('button', { name: 'Scan Another Item' }).click();
  await layersClosed(page);
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
