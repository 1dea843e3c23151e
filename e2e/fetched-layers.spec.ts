import { expect, type Page, test } from '@playwright/test';
import { card, demo } from './shop.ts';

const pictured = 'Fennel 12-Piece Dinnerware Set';
const layersFiles = /\/assets\/(list|owner|site)-layers-[^/]+\.js$|\/assets\/popup-html-reader-[^/]+\.js$/;

/** The files of layers that the page asked for. */
const askedBy = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, path = ''] = layersFiles.exec(request.url()) ?? [];
    if (path !== '') asked.push(path);
  });
  return asked;
};

test('[STATE-01] the files of layers come once the page is in use, those that only registrants need never to a guest', async ({
  page,
}) => {
  const asked = askedBy(page);
  await page.goto(demo.guestList);
  await expect(card(page, pictured)).toBeVisible();
  await page.waitForTimeout(1_500);
  expect(asked).toEqual([]);
  await page.mouse.move(200, 200);
  await expect.poll(() => [...asked].sort()).toEqual(['list', 'site']);
});

test('[STATE-01] [BUY-05] details whose file does not come: that is said, and trying again opens them', async ({
  page,
}) => {
  await page.route(layersFiles, (route) => route.abort());
  await page.goto(demo.guestList);
  await card(page, pictured).getByRole('heading').getByRole('link').click();
  const said = page.getByRole('alert').filter({ hasText: 'This could not be opened' });
  await expect(said).toBeVisible();
  await said.getByRole('button', { name: 'Close' }).click();
  await expect(said).toHaveCount(0);
  await expect(page).toHaveURL(demo.guestList);

  await card(page, pictured).getByRole('heading').getByRole('link').click();
  await expect(said).toBeVisible();
  await page.unroute(layersFiles);
  await said.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('dialog', { name: pictured, exact: true })).toBeVisible();
});
