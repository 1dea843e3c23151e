import { expect } from '@playwright/test';
import { demo, wholeList } from '../shop.ts';
import { test } from '../test.ts';

const at = (baseURL: string | undefined, host: string, path: string): string => {
  const address = new URL(path, baseURL);
  address.hostname = host;
  return address.href;
};
const canadian = '/gift-registry/guest-list/100200302';

/** How to read: the host, the site's name, how its prices are written, and its help number. */
const sites = [
  ['localhost', 'Hearth & Field', '$', '1-800-555-0142', demo.guestList],
  ['modern.localhost', 'Mode Two', '$', '1-800-555-0142', demo.guestList],
  ['kids.localhost', 'Hearth & Field Kids', '$', '1-800-555-0142', demo.guestList],
  ['ca.localhost', 'Hearth & Field Canada', 'CAD ', '1-800-555-0178', canadian],
] as const;

test('[SITE-01] [CA-01] one house, four sites: each host has its name, its number, its prices and its own type and colours', async ({
  page,
  baseURL,
}) => {
  const looks = new Set<string>();
  for (const [host, name, prefix, phone, list] of sites) {
    await page.goto(at(baseURL, host, list));
    await wholeList(page);
    await expect(page).toHaveTitle(new RegExp(`${name}$`));
    await expect(page.getByRole('banner').getByRole('link', { name, exact: true })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: new RegExp(phone) })).toBeVisible();
    await expect(page.getByRole('article').first()).toContainText(new RegExp(`${prefix.replace('$', '\\$')}\\d`));
    looks.add(
      await page
        .getByRole('heading', { level: 1 })
        .evaluate((heading) => `${getComputedStyle(heading).fontFamily}, ${getComputedStyle(document.body).color}`),
    );
  }
  expect(looks.size).toBeGreaterThanOrEqual(3);
});

test('[SITE-02] a registry of the other market is shown on its own site, under the same path', async ({
  page,
  baseURL,
}) => {
  for (const host of ['localhost', 'modern.localhost', 'kids.localhost']) {
    await page.goto(at(baseURL, host, `${canadian}?sort=price`));
    await expect(page).toHaveURL(at(baseURL, 'ca.localhost', `${canadian}?sort=price`));
    await expect(page.getByRole('article').first()).toContainText('CAD ');
  }
  await page.goto(at(baseURL, 'ca.localhost', demo.guestList));
  await expect(page).toHaveURL(at(baseURL, 'localhost', demo.guestList));
  await page.goto(at(baseURL, 'modern.localhost', demo.guestList));
  await expect(page).toHaveURL(at(baseURL, 'modern.localhost', demo.guestList));
});

test('[PAGE-02] [PAGE-03] [PAGE-04] what can be done with a registry stands in one line, on every site and however wide the page is', async ({
  page,
  baseURL,
}) => {
  for (const [host, , , , list] of sites) {
    await page.goto(at(baseURL, host, `/account/login?returnUrl=${encodeURIComponent(list)}`));
    await page.getByLabel('Email').fill(demo.email);
    await page.getByLabel('Password', { exact: true }).fill(demo.password);
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL(at(baseURL, host, list));
    for (const path of [list, list.replace('guest-list', 'registrant-list')]) {
      await page.goto(at(baseURL, host, path));
      const share = page.getByRole('main').getByRole('button', { name: 'Share' });
      const first = page.getByRole('main').getByRole('link', { name: /^(Return to .*|Settings)$/ });
      await expect(share).toBeVisible();
      for (const width of [768, 769, 992, 1101, 1199, 1240]) {
        await page.setViewportSize({ width, height: 900 });
        const apart = async () => ((await share.boundingBox())?.y ?? -1) - ((await first.boundingBox())?.y ?? 1);
        await expect.poll(apart, `${host} ${path} ${width}`).toBe(0);
      }
    }
  }
});
