import type { Page } from 'playwright';
import canada from '../../demo/sites/canada.json' with { type: 'json' };
import kids from '../../demo/sites/kids.json' with { type: 'json' };
import main from '../../demo/sites/main.json' with { type: 'json' };
import modern from '../../demo/sites/modern.json' with { type: 'json' };

/** A screen: its address, and what is pressed before the screenshot. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  readonly isOwn: boolean;
  readonly press?: (page: Page) => Promise<void>;
}

/** The sites, each with its host in development and its registry in the demo. */
export const sites = (
  [
    [main, 'main', '100200300'],
    [modern, 'modern', '100200300'],
    [kids, 'kids', '100200301'],
    [canada, 'canada', '100200302'],
  ] as const
).map(([{ hosts }, id, grId]) => [id, hosts[0] ?? 'localhost', grId] as const);

export const widths = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

const opened =
  (button: RegExp) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('main').getByRole('button', { name: button }).first().click();
  };
const product = async (page: Page): Promise<void> => {
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await page.waitForURL(/\/product\//);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
};
const details = async (page: Page): Promise<void> => {
  await page.getByRole('article').nth(1).getByRole('heading').getByRole('link').click();
  await page.getByRole('dialog').waitFor();
};

/** The screens of guests and of registrants, in order: purchases come last. */
export const screensOf = (grId: string): ReadonlyArray<Screen> => {
  const guest = (name: string, path: string, press?: Screen['press']): Screen => ({
    name,
    path,
    isOwn: false,
    ...(press === undefined ? {} : { press }),
  });
  const own = (name: string, path: string, press?: Screen['press']): Screen => ({
    ...guest(name, path, press),
    isOwn: true,
  });
  const list = `/gift-registry/guest-list/${grId}`;
  const ownList = `/gift-registry/registrant-list/${grId}`;
  return [
    guest('home', '/'),
    guest('guest-list', list),
    guest('item-details', list, details),
    guest('find', '/gift-registry/find'),
    guest('sign-in', '/account/login'),
    guest('new-account', '/account/new'),
    guest('search', '/search?q=bowl'),
    guest('product', '/search?q=bowl', product),
    guest('stores', '/stores/'),
    guest('gift-cards', '/gift-cards/'),
    guest('not-found', '/nothing-here'),
    own('registry-home', '/gift-registry/my-gift-registry/'),
    own('registrant-list', ownList),
    own('manage-item', ownList, opened(/^Manage Item/)),
    own('overview', `/gift-registry/overview/${grId}`),
    own('checklist', `/gift-registry/checklist/${grId}`),
    own('thank-you-manager', `/gift-registry/thank-you-manager/${grId}`),
    own('settings', `/gift-registry/registrant/edit-registry?id=${grId}`),
    own('account', '/account'),
    own('new-registry', '/gift-registry/new'),
    guest('empty-cart', '/checkout/cart'),
    guest('added-to-cart', list, opened(/^Add to Cart/)),
    guest('cart', '/checkout/cart'),
  ];
};
