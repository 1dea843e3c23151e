import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { buyElsewhere, dateIn, openInApp, openSignedIn, post, type TestRegistry } from '../registry.ts';
import { demo, openInNewTab, stranger } from '../shop.ts';
import { test } from '../test.ts';

/** Settings, View as Guest and the number are in the header of a registrant's page. */
const seesHead = async (page: Page, { grId, guestList, settings }: TestRegistry): Promise<void> => {
  const main = page.getByRole('main');
  await expect(main.getByText(`Registry # ${grId}`)).toBeVisible();
  await expect(main.getByRole('link', { name: 'Settings', exact: true })).toHaveAttribute('href', settings);
  await expect(main.getByRole('link', { name: /^View as Guest/ })).toHaveAttribute('href', new RegExp(`${guestList}$`));
};

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Your registry' });

test("[ROUTE-01] [ROUTE-03] [ROUTE-04] [TAB-01] [TAB-04] [TAB-06] [PAGE-01] [PAGE-03] [OVR-01] [CHK-01] a registrant's tabs lead to overview, list, checklist and Thank You Manager, and purchases appear meanwhile", async ({
  page,
  playwright,
  baseURL,
  owner,
  createList,
}) => {
  const own = await createList([
    ['410107', 4],
    ['410602', 2],
  ]);
  const calling = [playwright.request, baseURL] as const;
  await post(...calling, owner, '/gift-registry/create-most-loved-gift-registry-item', {
    grId: own.grId,
    sku: '410107',
    personalizationId: 0,
  });
  await openSignedIn(page, owner, own.registrantList);
  await expect(tabs(page).getByRole('link')).toHaveText([
    'Overview',
    'Manage Registry',
    'Checklist',
    'Thank You Manager',
  ]);
  await expect(tabs(page).getByRole('link', { name: 'Manage Registry' })).toHaveAttribute('aria-current', 'page');

  await tabs(page).getByRole('link', { name: 'Overview' }).click();
  await page.waitForURL(`**/gift-registry/overview/${own.grId}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  await expect(tabs(page).getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
  const part = (name: string) => page.getByRole('region', { name });
  await expect(page.getByText(/^days? to go$/)).toBeVisible();
  await seesHead(page, own);
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
  await expect(page.getByText(/^\d+ of \d+ purchased$/).first()).toBeVisible();
  await expect(part('Most loved').getByRole('article').first()).toBeVisible();
  await expect(part('What to do next').getByRole('link').first()).toBeVisible();
  expect(await part('Ideas for your registry').getByRole('link').count()).toBeGreaterThanOrEqual(5);
  await buyElsewhere(...calling, own, 'Ember Mug');
  const newest = part('Recently purchased').getByRole('listitem').first();
  await expect(newest.getByText('Ember Mug')).toBeVisible();
  await expect(newest.getByText('Just now')).toBeVisible();

  await tabs(page).getByRole('link', { name: 'Checklist' }).click();
  await page.waitForURL(`**/gift-registry/checklist/${own.grId}`);
  await expect(page.getByRole('heading', { level: 2, name: 'At the Table' })).toBeVisible();
  await seesHead(page, own);
  await page.getByRole('checkbox', { name: 'Storage' }).check();
  await expect(page.getByText(/^1 of \d+ done$/)).toBeVisible();
  await post(...calling, owner, '/gift-registry/add-gift-registry-item', {
    GrId: own.grId,
    Sku: '410701',
    Quantity: 10,
  });
  const tools = page.getByRole('checkbox', { name: 'Kitchen Tools' });
  await expect(tools).toBeChecked();
  await expect(tools).toHaveAccessibleDescription('Checked off by what’s on your registry');
  await expect(page.getByRole('link', { name: 'Add: Cookware' })).toHaveAttribute(
    'href',
    /^\/gift-registry\/add-more-gifts\/wedding\?category=Cookware/,
  );
  await expect(page.getByText('Saving…')).toHaveCount(0);

  await tabs(page).getByRole('link', { name: 'Thank You Manager' }).click();
  await page.waitForURL(`**/gift-registry/thank-you-manager/${own.grId}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Thank You Manager' })).toBeVisible();
  await seesHead(page, own);
});

test('[PAGE-03] [PAGE-04] [PAGE-14] [ROUTE-05] [ROUTE-20] a registrant opens settings, views the registry as a guest, and returns', async ({
  page,
  owner,
  list,
}) => {
  await openSignedIn(page, owner, list.registrantList);
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: /^Manage Item/ }).first()).toBeVisible();
  await expect(main.getByRole('button', { name: /^Add to Cart/ })).toHaveCount(0);
  await expect(main.getByLabel(/^Quantity of/)).toHaveCount(0);
  const guest = await openInNewTab(page, () => main.getByRole('link', { name: 'View as Guest' }).click());
  await expect(guest).toHaveURL(new RegExp(`${list.guestList}$`));
  await expect(guest.getByRole('button', { name: /^Add to Cart/ }).first()).toBeVisible();
  await expect(guest.getByRole('link', { name: 'Settings' })).toHaveCount(0);
  await expect(guest.getByRole('main').getByRole('button', { name: /^(Manage Item|Replace|Remove|Edit)/ })).toHaveCount(
    0,
  );
  await guest.getByRole('link', { name: 'Return to Management' }).click();
  await expect(guest).toHaveURL(new RegExp(`${list.registrantList}$`));
  await guest.close();
  await page.bringToFront();
  await main.getByRole('link', { name: 'Settings' }).click();
  await expect(page).toHaveURL(list.settings);
  await expect(page.getByLabel('First registrant’s first name')).toHaveValue(list.firstName);
  await expect(page.getByLabel('Shareable link')).toHaveValue(new RegExp(`/r/${list.grId}$`));
  await expect(page.getByRole('link', { name: 'Back to your registry' })).toHaveAttribute('href', list.registrantList);
});

test('[ROUTE-02] [ROUTE-04] [ROUTE-18] registrant pages without a registry number open the newest registry after signing in', async ({
  page,
}) => {
  await page.goto('/gift-registry/thank-you-manager');
  await page.waitForURL(/\/account\/login\?returnUrl=%2Fgift-registry%2Fthank-you-manager$/);
  await page.getByLabel('Email').fill(demo.email);
  await page.getByLabel('Password', { exact: true }).fill('not-it-at-all');
  const signIn = page.getByRole('main').getByRole('button', { name: 'Sign In' });
  await signIn.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(demo.email);
  await page.getByLabel('Password', { exact: true }).fill(demo.password);
  await signIn.click();
  await page.waitForURL('**/gift-registry/thank-you-manager/100200300');
  for (const [path, own] of [
    ['/gift-registry/edit', '/gift-registry/registrant/edit-registry?id=100200300'],
    ['/gift-registry/registrant-list/', demo.registrantList],
  ] as const)
    expect((await page.request.get(path, { maxRedirects: 0 })).headers()['location']).toContain(own);
  await page.getByRole('button', { name: 'Account' }).click();
  // The registries push the entries below them down when they arrive.
  await expect(page.getByRole('menuitem', { name: 'Amelia' }).first()).toBeVisible();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Account' })).toHaveCount(0);
});

test('[THX-01] [THX-02] [TAB-04] a purchased gift appears at once in the Thank You Manager under its giver, where it is marked as thanked, annotated, filtered and exported; the labels are those of the givers found', async ({
  page,
  playwright,
  baseURL,
  owner,
  createList,
}) => {
  const own = await createList([
    ['410107', 9],
    ['410602', 2],
  ]);
  await buyElsewhere(playwright.request, baseURL, own, 'Lakeside Dutch Oven, 3.5 Quart');
  await openSignedIn(page, owner, `/gift-registry/thank-you-manager/${own.grId}`);
  const rowOf = (giver: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name: `Select ${giver}` }) });
  await expect(rowOf('Ida Rival')).toHaveCount(1);

  await buyElsewhere(playwright.request, baseURL, own, 'Ember Mug', 1, {
    firstName: 'Wanda',
    message: '=HYPERLINK("http://evil.example","Click")',
  });
  const row = rowOf('Wanda Rival');
  await expect(row).toHaveCount(1);
  await expect(row.getByText('“=HYPERLINK("http://evil.example","Click")”')).toBeVisible();
  await row.getByRole('button', { name: /^Not yet\./ }).click();
  await expect(row.getByRole('button', { name: /^Thanked\./ })).toBeVisible();
  await row.getByRole('button', { name: /^Add a note\./ }).click();
  await row.getByRole('textbox', { name: /^Your note on/ }).fill('Card with a heron');
  await row.getByRole('button', { name: 'Save' }).click();
  await expect(row.getByText('Card with a heron')).toBeVisible();
  const main = page.getByRole('main');
  await page.emulateMedia({ media: 'print' });
  await expect(main.getByText('Card with a heron')).toBeVisible();
  await expect(
    main.getByRole('checkbox').or(main.getByRole('searchbox')).or(main.getByRole('progressbar')),
  ).toHaveCount(0);
  await expect(main.locator('.mantine-Input-wrapper').filter({ visible: true })).toHaveCount(0);
  await expect(main.getByText('Select all givers shown')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('radio', { name: 'Thanked', exact: true }).press('Space');
  await expect(rowOf('Ida Rival')).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Search for a giver or a gift' }).fill('wanda');
  await expect(page).toHaveURL(/show=thanked&search=wanda$/);
  await page.reload();
  await expect(page).toHaveURL(/show=thanked&search=wanda$/);
  await expect(row.getByText('Card with a heron')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`registry-${own.grId}-gifts.csv`);
  const [, ...records] = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  expect(records).toHaveLength(1);
  expect(records[0]).toContain('"\'=HYPERLINK(""http://evil.example"",""Click"")","Yes","Card with a heron"');
  await page.getByRole('link', { name: 'Print Labels' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Address labels' })).toBeVisible();
  await expect(page.getByText('Wanda Rival')).toBeVisible();
  await expect(page.getByText('Ida Rival')).toHaveCount(0);
});

test('[HOME-01] [ROUTE-06] [ROUTE-08] [ROUTE-13] [PAGE-07] a visitor fills in a registry, signs in on the last step, and reaches its list and suggestions', async ({
  page,
}) => {
  const trackedEvents = () => page.evaluate(() => JSON.stringify(window.dataLayer ?? []));
  const name = `Margot${Date.now() % 100_000}`;
  await page.goto('/');
  await page.getByLabel('What are you planning?').selectOption('Celebration');
  await page.getByRole('button', { name: 'Create a Registry' }).click();
  await page.waitForURL((url) => url.pathname === '/gift-registry/new');
  await expect(page.getByRole('radio', { name: 'Celebration' })).toBeChecked();
  await page.getByLabel('Event date').fill(dateIn(-2));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('That date has passed.')).toBeVisible();
  await page.getByLabel('Event date').fill(dateIn(200));
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Your first name').fill(name);
  await page.getByLabel('Your last name').fill('Vance');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Greeting').fill('So glad you are here.');
  await page.getByLabel('Street address').fill('2180 North Halsted Street');
  await page.getByLabel('City').fill('Chicago');
  await page.getByLabel('State').selectOption('IL');
  await page.getByLabel('ZIP code').fill('60614');
  await expect(page.getByRole('radio', { name: 'Everyone' })).toBeChecked();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Save your registry' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  // The page before has an email field too.
  await expect(page.getByRole('heading', { level: 1, name: 'Account Sign In' })).toBeVisible();
  await page.getByLabel('Email').fill(stranger.email);
  await page.getByLabel('Password', { exact: true }).fill(stranger.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('button', { name: 'Create Registry' }).dblclick();
  await page.waitForURL(/\/gift-registry\/registrant-list\/\d{9}$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await expect(page.getByText('So glad you are here.')).toBeVisible();
  await expect(page.getByText('Now the fun part: add gifts to your registry.')).toBeVisible();
  expect((await trackedEvents()).split('RegistryCreated')).toHaveLength(2);

  const grId = /\d{9}$/.exec(page.url())?.[0] ?? '';
  await page.getByRole('link', { name: 'Get Started' }).click();
  await page.waitForURL(`**/gift-registry/my-gift-registry/${grId}`);
  await expect(page.getByRole('link', { name: new RegExp(`^${name} Celebration`) })).toHaveCount(1);
  const suggestions = page.getByRole('region', { name: 'Start adding gifts' });
  await suggestions.getByRole('link').first().click();
  await page.waitForURL('**/gift-registry/add-more-gifts/wedding');
  const picks = page.getByRole('heading', { level: 2, name: 'Start with the table' });
  await expect(picks).toBeVisible();
  await page.getByRole('navigation', { name: 'Browse by category' }).getByRole('button', { name: 'Cookware' }).click();
  await expect(page).toHaveURL(/category=Cookware/);
  await expect(picks).toHaveCount(0);
  await openInApp(page, '/gift-registry/add-more-gifts/kids');
  await expect(page.getByRole('heading', { level: 2, name: 'For the first nights' })).toBeVisible();
});
