import { expect } from '@playwright/test';
import { test } from '../test.ts';

const at = (baseURL: string | undefined, host: string, path: string): string =>
  `${(baseURL ?? '').replace('//localhost', `//${host}`)}${path}`;

/** How to read: the host, what the strip says, and the menu before the registry. */
const fronts = [
  ['localhost', /Ships free/, ['Furniture', 'Kitchen', 'Dining', 'Bed & Bath', 'Lighting', 'Gifts']],
  ['modern.localhost', /Ships free/, ['Furniture', 'Tabletop', 'Kitchen', 'Lighting', 'Objects', 'Gifts']],
  ['kids.localhost', /Ships free/, ['Nursery', 'Bedding', 'Bath', 'Feeding', 'Play', 'Storage', 'Gifts']],
  ['ca.localhost', /Canadian dollars/, ['Furniture', 'Kitchen', 'Dining', 'Bed & Bath', 'Lighting', 'Gifts']],
] as const;

for (const [host, notice, names] of fronts)
  test(`[SITE-01] [ADD-09] on ${host} every entry of the menu leads to something, and is marked there`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 1_440, height: 900 });
    await page.goto(at(baseURL, host, '/stores/'));
    const banner = page.getByRole('banner');
    await expect(banner.getByText(notice)).toBeVisible();
    const service = banner.getByRole('navigation', { name: 'Stores, gift cards and help' });
    await service.getByRole('link', { name: 'Help' }).click();
    await expect(page.getByRole('contentinfo').getByText('Questions about a gift?')).toBeInViewport();
    await service.getByRole('link', { name: 'Gift Cards' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Gift Cards' })).toBeVisible();
    await service.getByRole('link', { name: 'Stores' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Our Stores' })).toBeVisible();
    const menu = banner.getByRole('navigation', { name: 'Departments' });
    await expect(menu.getByRole('link')).toHaveText([...names, 'Registry']);
    for (const name of names) {
      await menu.getByRole('link', { name, exact: true }).click();
      await expect(menu.locator('[aria-current]')).toHaveText([name]);
      await expect(page.getByRole('main').getByText(/^[\d,]+( of [\d,]+)? products?$/)).toBeVisible();
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    }
    await menu.getByRole('link', { name: 'Registry' }).click();
    await expect(page).toHaveURL(at(baseURL, host, '/'));
    await expect(menu.locator('[aria-current]')).toHaveText(['Registry']);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(banner.getByText(notice)).toBeVisible();
    await expect(banner.getByRole('navigation')).toHaveCount(0);
    const ways = page.getByRole('contentinfo').getByRole('navigation', { name: 'Registries, gift cards and stores' });
    await expect(ways.getByRole('link')).toHaveText(['Find a Registry', 'Your Registry', 'Stores', 'Gift Cards']);
    for (const link of await ways.getByRole('link').all())
      expect((await link.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(44);
    await ways.getByRole('link', { name: 'Gift Cards' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Gift Cards' })).toBeVisible();
    await page.setViewportSize({ width: 1_440, height: 900 });
    await expect(page.getByRole('contentinfo').getByRole('navigation')).toHaveCount(0);
  });
