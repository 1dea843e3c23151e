import { expect } from '@playwright/test';
import { onSite, sites } from '../axe.ts';
import { demo, signIn } from '../shop.ts';
import { test } from '../test.ts';

const canadian = '/gift-registry/guest-list/100200302';

test("a registrant's actions fit on one line on every site and at every width", async ({ page, baseURL }) => {
  for (const site of sites) {
    const list = site === 'ca' ? canadian : demo.guestList;
    await signIn(page, onSite(baseURL, site, list));
    await page.goto(onSite(baseURL, site, list.replace('guest-list', 'registrant-list')));
    const share = page.getByRole('main').getByRole('button', { name: 'Share' });
    const first = page.getByRole('main').getByRole('link', { name: 'Settings' });
    await expect(share).toBeVisible();
    for (const width of [768, 769, 992, 1101, 1199, 1240]) {
      await page.setViewportSize({ width, height: 900 });
      const offset = async () => ((await share.boundingBox())?.y ?? -1) - ((await first.boundingBox())?.y ?? 1);
      await expect.poll(offset, `${site} ${width}`).toBe(0);
    }
  }
});

test('a guest’s actions fit on one line at every width', async ({ page }) => {
  await page.goto(demo.guestList);
  const share = page.getByRole('main').getByRole('button', { name: 'Share' });
  const giftCard = page.getByRole('main').getByRole('link', { name: 'Give a Gift Card' });
  await expect(share).toBeVisible();
  for (const width of [768, 769, 992, 1101, 1199, 1240]) {
    await page.setViewportSize({ width, height: 900 });
    const offset = async () => ((await share.boundingBox())?.y ?? -1) - ((await giftCard.boundingBox())?.y ?? 1);
    await expect.poll(offset, `${width}`).toBe(0);
  }
});
