import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { freshEmail, linkTo } from '../letters.ts';
import { meetUntil } from '../met-calls.ts';
import { buyElsewhere, dayIn, enter, post } from '../registry.ts';
import {
  addToCart,
  demo,
  layersClosed,
  neededGift,
  newVisitor,
  openedApart,
  stranger,
  tookFocus,
  wholeList,
} from '../shop.ts';
import { test } from '../test.ts';

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Your registry' });

test('[ROUTE-01] [ROUTE-03] [ROUTE-04] [TAB-01] [TAB-04] [TAB-06] a registrant goes about by tabs, a guest has none', async ({
  page,
  owner,
  list,
}) => {
  await page.goto(list.registrantList);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(tabs(page)).toHaveCount(0);
  await enter(page, owner, list.registrantList);
  await expect(tabs(page).getByRole('link')).toHaveText([
    'Overview',
    'Manage Registry',
    'Checklist',
    'Thank You Manager',
  ]);
  await expect(tabs(page).getByRole('link', { name: 'Manage Registry' })).toHaveAttribute('aria-current', 'page');
  await tabs(page).getByRole('link', { name: 'Overview' }).click();
  await page.waitForURL(`**/gift-registry/overview/${list.grId}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  await expect(tabs(page).getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
  await tabs(page).getByRole('link', { name: 'Checklist' }).click();
  await page.waitForURL(`**/gift-registry/checklist/${list.grId}`);
  await expect(page.getByText(/^\d+ of \d+ done$/)).toBeVisible();
  await tabs(page).getByRole('link', { name: 'Thank You Manager' }).click();
  await page.waitForURL(`**/gift-registry/thank-you-manager/${list.grId}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Thank You Manager' })).toBeVisible();
});

test('[PAGE-03] [PAGE-04] [PAGE-14] [ROUTE-05] [ROUTE-20] [LIST-04] a registrant has Settings, sees the registry as a guest, and returns', async ({
  page,
  demoOwner,
}) => {
  const baby = '/gift-registry/registrant-list/100200301';
  const guests = '/gift-registry/guest-list/100200301';
  await enter(page, demoOwner, baby);
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { name: 'No Longer Available' })).toBeVisible();
  await expect(main.getByRole('button', { name: /^Add to Cart/ })).toHaveCount(0);
  await expect(main.getByLabel(/^Quantity of/)).toHaveCount(0);
  const guest = await openedApart(page, () => main.getByRole('link', { name: 'View as Guest' }).click());
  await expect(guest).toHaveURL(new RegExp(`${guests}$`));
  await expect(guest.getByRole('button', { name: /^Add to Cart/ }).first()).toBeVisible();
  await expect(guest.getByRole('heading', { name: 'No Longer Available' })).toHaveCount(0);
  await expect(guest.getByRole('link', { name: 'Settings' })).toHaveCount(0);
  await expect(guest.getByRole('main').getByRole('button', { name: /^(Manage Item|Replace|Remove|Edit)/ })).toHaveCount(
    0,
  );
  await guest.getByRole('link', { name: 'Return to Management' }).click();
  await expect(guest).toHaveURL(new RegExp(`${baby}$`));
  await guest.close();
  await page.bringToFront();
  await main.getByRole('link', { name: 'Settings' }).click();
  await expect(page).toHaveURL(/edit-registry\?id=100200301$/);
  await expect(page.getByLabel('First registrant’s first name')).toHaveValue('Priya');
  await expect(page.getByLabel('Shareable link')).toHaveValue(new RegExp(`${guests}$`));
  await page.getByRole('link', { name: 'Back to your registry' }).click();
  await expect(page).toHaveURL(new RegExp(`${baby}$`));
});

test('[ROUTE-02] [ROUTE-04] [ROUTE-18] [AUTH-01] the pages of a registrant without a number are those of the newest registry, after signing in', async ({
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
  await page.goto('/gift-registry/edit');
  await page.waitForURL('**/gift-registry/registrant/edit-registry?id=100200300');
  await page.goto('/gift-registry/registrant-list/?category=Rugs');
  await page.waitForURL(/\/gift-registry\/registrant-list\/100200300/);
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
});

test('[OVR-01] [PAGE-01] the overview tells how it stands, and what is bought meanwhile', async ({
  page,
  playwright,
  baseURL,
  owner,
  list,
}) => {
  const part = (name: string) => page.getByRole('region', { name });
  await post(playwright.request, baseURL, owner, '/gift-registry/create-most-loved-gift-registry-item', {
    grId: list.grId,
    sku: '410601',
    personalizationId: 0,
  });
  await enter(page, owner, `/gift-registry/overview/${list.grId}`);
  await expect(page.getByRole('heading', { level: 1, name: /^Overview/ })).toBeVisible();
  await expect(page.getByText(/^days? to go$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
  await expect(page.getByText(/^\d+ of \d+ items purchased$/)).toBeVisible();
  await expect(part('Most loved').getByRole('article').first()).toBeVisible();
  await expect(part('What to do next').getByRole('link').first()).toBeVisible();
  expect(await part('Ideas for your registry').getByRole('link').count()).toBeGreaterThanOrEqual(5);
  await buyElsewhere(playwright.request, baseURL, list, 'Moses Basket');
  const newest = part('Recently purchased').getByRole('listitem').first();
  await expect(newest.getByText('Moses Basket')).toBeVisible();
  await expect(newest.getByText('Just now')).toBeVisible();
});

test('[CHK-01] [ROUTE-03] the checklist is ticked by hand, and by what goes on the registry', async ({
  page,
  playwright,
  baseURL,
  owner,
  ownList,
}) => {
  const own = await ownList([]);
  await enter(page, owner, `/gift-registry/checklist/${own.grId}`);
  await expect(page.getByRole('heading', { level: 2, name: 'At the Table' })).toBeVisible();
  const storage = page.getByRole('checkbox', { name: 'Storage' });
  await storage.check();
  await expect(page.getByText(/^1 of \d+ done$/)).toBeVisible();
  await expect(page.getByText('Saving…')).toHaveCount(0);
  await page.reload();
  await expect(storage).toBeChecked();
  await post(playwright.request, baseURL, owner, '/gift-registry/add-gift-registry-item', {
    GrId: own.grId,
    Sku: '410701',
    Quantity: 10,
  });
  const tools = page.getByRole('checkbox', { name: 'Kitchen Tools' });
  await expect(tools).toBeChecked();
  await expect(tools).toHaveAccessibleDescription('Checked off by what’s on your registry');
  await page.getByRole('link', { name: 'Add: Cookware' }).click();
  await page.waitForURL('**/gift-registry/add-more-gifts/wedding?category=Cookware');
});

test('[THX-01] [TAB-04] a gift with a message shows at once; it is marked, noted, filtered and exported, and a reload keeps it', async ({
  page,
  browser,
  playwright,
  baseURL,
  owner,
  ownList,
}) => {
  const own = await ownList([
    ['410107', 9],
    ['410602', 2],
  ]);
  await buyElsewhere(playwright.request, baseURL, own, 'Lakeside Dutch Oven, 3.5 Quart');
  await enter(page, owner, `/gift-registry/thank-you-manager/${own.grId}`);
  const rowOf = (giver: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name: new RegExp(` from ${giver}$`) }) });
  await expect(rowOf('Ida Rival')).toHaveCount(1);

  const guest = await newVisitor(browser, baseURL);
  await guest.goto(own.guestList);
  await addToCart(guest, 'Ember Mug');
  await guest.goto('/checkout/cart');
  await guest.getByLabel('First name').fill('Wanda');
  await guest.getByLabel('Last name').fill('Okafor');
  await guest.getByLabel('Email').fill('wanda@example.com');
  await guest.getByLabel('Your message').fill('=HYPERLINK("http://evil.example","Click")');
  await guest.getByRole('button', { name: /^Place Order/ }).click();
  const row = rowOf('Wanda Okafor');
  await expect(row).toHaveCount(1);
  await expect(row.getByText('“=HYPERLINK("http://evil.example","Click")”')).toBeVisible();
  await row.getByRole('button', { name: /^Not yet\./ }).click();
  await expect(row.getByRole('button', { name: /^Thanked\./ })).toBeVisible();
  await row.getByRole('button', { name: /^Add a note\./ }).click();
  await row.getByRole('textbox', { name: /^Your note on/ }).fill('Card with a heron');
  await row.getByRole('button', { name: 'Save' }).click();
  await expect(row.getByText('Card with a heron')).toBeVisible();

  await page.getByRole('radio', { name: 'Thanked', exact: true }).press('Space');
  await expect(rowOf('Ida Rival')).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Search for a giver or a gift' }).fill('wanda');
  await page.reload();
  await expect(page).toHaveURL(/show=thanked&search=wanda$/);
  await expect(row.getByText('Card with a heron')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`registry-${own.grId}-gifts.csv`);
  const [, ...records] = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  expect(records).toHaveLength(1);
  expect(records[0]).toContain('"\'=HYPERLINK(""http://evil.example"",""Click"")","Yes","Card with a heron"');
});

test('[GREET-01] [GREET-03] [GREET-04] a greeting is edited in its own dialog, and guests read it at once', async ({
  page,
  browser,
  baseURL,
  owner,
  ownList,
}) => {
  const own = await ownList([['410107', 2]]);
  const guest = await newVisitor(browser, baseURL);
  await guest.goto(own.guestList);
  await expect(guest.getByRole('button', { name: 'Edit Greeting' })).toHaveCount(0);
  await enter(page, owner, own.registrantList);
  const edit = page.getByRole('button', { name: 'Edit Greeting' });
  await edit.click();
  const dialog = page.getByRole('dialog', { name: 'Greeting' });
  const field = dialog.getByRole('textbox', { name: 'Greeting' });
  await tookFocus(dialog);
  const before = await field.inputValue();
  await field.fill('Half a greet');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(edit).toBeFocused();
  await edit.click();
  await tookFocus(dialog);
  await expect(field).toHaveValue(before);
  await field.fill('a'.repeat(250));
  await field.press('b');
  await expect(field).toHaveValue('a'.repeat(250));
  await expect(dialog.getByText('1 character was left out: a greeting can have up to 250.')).toBeVisible();

  const greeting = 'Welcome, dear guests!';
  await field.fill(greeting);
  await expect(dialog.getByText(`${greeting.length}/250`)).toBeVisible();
  const letThrough = await meetUntil(page, '**/update-greeting', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Your greeting was not saved.');
  letThrough();
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog).toHaveCount(0);
  for (const one of [page, guest]) await expect(one.getByText(greeting)).toBeVisible();
});

test('[SET-01] [ROUTE-05] names, day and address are changed part by part; guests see what is theirs at once', async ({
  page,
  browser,
  baseURL,
  owner,
  ownList,
}) => {
  const own = await ownList([['410107', 2]]);
  const guest = await newVisitor(browser, baseURL);
  await guest.goto(own.guestList);
  await page.goto(own.settings);
  await expect(page).toHaveURL(/\/account\/login\?returnUrl=/);
  await enter(page, owner, own.settings);
  await page.getByLabel('First registrant’s first name').fill('Mia');
  await page.getByRole('button', { name: 'Save: Registrants' }).click();
  await expect(page.getByText('Registrants: saved.')).toBeAttached();
  await expect(guest.getByRole('heading', { level: 1 })).toContainText('Mia');
  const day = page.getByLabel('Event date');
  const planned = await day.inputValue();
  await day.fill('2020-01-01');
  await page.getByRole('button', { name: 'Save: Event' }).click();
  await expect(page.getByRole('alert')).toHaveText('That date has passed. Enter today or a later date.');
  await day.fill(planned);
  await page.getByLabel('Deliver to').fill('Canary Finch');
  await page.getByLabel('Street address').fill('77 Canary Wharf Lane');
  await page.getByLabel('City').fill('Chicago');
  await page.getByLabel('State').selectOption('IL');
  await page.getByLabel('ZIP code').fill('60614');
  await page.getByRole('button', { name: 'Save: Delivery address' }).click();
  await expect(page.getByText('Delivery address: saved.')).toBeAttached();
  await page.reload();
  await expect(page.getByLabel('Street address')).toHaveValue('77 Canary Wharf Lane');
  const seen = await guest.goto(own.guestList);
  expect(await seen?.text()).not.toContain('Canary');
});

test('[SET-01] a registry is deleted once its number was typed; its open pages say so, and its link leads nowhere', async ({
  page,
  browser,
  baseURL,
  owner,
  ownList,
}) => {
  const own = await ownList([['410107', 2]]);
  const other = await newVisitor(browser, baseURL);
  await enter(other, owner, own.registrantList);
  await enter(page, owner, own.settings);
  await page.getByRole('button', { name: 'Delete Registry' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete this registry?' });
  await expect(dialog.getByText(/they keep their order confirmations/)).toBeVisible();
  await tookFocus(dialog);
  await dialog.getByLabel(/^Type the registry number/).fill(`# ${own.grId}`);
  await dialog.getByRole('button', { name: 'Delete Registry' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your registry has been deleted');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('This registry is no longer here');
  expect((await other.request.get(own.guestList)).status()).toBe(404);
});

test('[SET-02] by link only, private, and open again; whoever has the link can do what guests do', async ({
  page,
  browser,
  baseURL,
  owner,
  ownList,
}) => {
  const own = await ownList([['410107', 2]]);
  const choose = async (name: RegExp): Promise<void> => {
    await page.getByRole('radio', { name }).check();
    await page.getByRole('button', { name: 'Save: Who can see it' }).click();
    await expect(page.getByText('Who can see it: saved.')).toBeAttached();
  };
  const guest = await newVisitor(browser, baseURL);
  await enter(page, owner, own.settings);
  await choose(/^By link only/);
  const link = await page.getByLabel('Shareable link').inputValue();
  expect(link).toMatch(/\?key=[\w-]{22}$/);
  const hidden = await guest.request.get(own.guestList);
  expect(hidden.status()).toBe(404);
  expect(await (await guest.request.get('/gift-registry/guest-list/999999999')).text()).toBe(await hidden.text());

  const shown = await guest.goto(link);
  expect([shown?.status(), shown?.headers()['x-robots-tag']]).toEqual([200, 'noindex']);
  await addToCart(guest, await neededGift(guest, 1));
  await guest.goto('/checkout/cart');
  await guest.getByRole('link', { name: 'Back to the registry' }).click();
  await expect(guest.getByRole('article').first()).toBeVisible();
  expect(guest.url()).toBe(link);
  await choose(/^Private/);
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('This registry is closed');
  await choose(/^Anyone can find it/);
  await guest.getByRole('button', { name: 'Try Again' }).click();
  await expect(guest.getByRole('article').first()).toBeVisible();
  expect((await guest.request.get(own.guestList)).status()).toBe(200);
});

test('[HOME-01] [ROUTE-13] [PAGE-07] somebody signs in on the way, creates a registry and is on its list', async ({
  page,
}) => {
  const told = () => page.evaluate(() => JSON.stringify(window.dataLayer ?? []));
  const name = `Margot${Date.now() % 100_000}`;
  await page.goto('/');
  await page.getByRole('link', { name: 'Create a Registry' }).click();
  await page.waitForURL(/\/account\/login\?returnUrl=%2Fgift-registry%2Fnew/);
  await page.getByLabel('Email').fill(stranger.email);
  await page.getByLabel('Password', { exact: true }).fill(stranger.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL((url) => url.pathname === '/gift-registry/new');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Please choose what you’re celebrating.')).toBeVisible();
  await page.getByRole('radio', { name: 'Celebration' }).check();
  await page.getByLabel('Event date').fill(dayIn(-2));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('That date has passed.')).toBeVisible();
  await page.getByLabel('Event date').fill(dayIn(200));
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Your first name').fill(name);
  await page.getByLabel('Your last name').fill('Vance');
  await page.reload();
  await expect(page.getByLabel('Your first name')).toHaveValue(name);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Greeting').fill('So glad you are here.');
  await page.getByLabel('Street address').fill('2180 North Halsted Street');
  await page.getByLabel('City').fill('Chicago');
  await page.getByLabel('State').selectOption('IL');
  await page.getByLabel('ZIP code').fill('60614');
  await page.getByRole('button', { name: 'Create Registry' }).dblclick();
  await page.waitForURL(/\/gift-registry\/registrant-list\/\d{9}$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await expect(page.getByText('So glad you are here.')).toBeVisible();
  await expect(page.getByText('Now the fun part: add gifts to your registry.')).toBeVisible();
  expect(await told()).toContain('RegistryCreated');
  await page.reload();
  await expect(page.getByText('Now the fun part: add gifts to your registry.')).toBeVisible();
  expect(await told()).not.toContain('RegistryCreated');

  const grId = /\d{9}$/.exec(page.url())?.[0] ?? '';
  await page.getByRole('link', { name: 'Get Started' }).click();
  await page.waitForURL(`**/gift-registry/my-gift-registry/${grId}`);
  await expect(page.getByRole('heading', { name: 'Start adding gifts' })).toBeVisible();
  await expect(page.getByRole('link', { name: new RegExp(`^${name} Celebration`) })).toHaveCount(1);
});

const PASSWORD = 'four quiet blue teapots';
const OTHER = 'seven loud red kettles';

/** Makes an account, by the letter too. */
const newAccount = async (page: Page, baseURL: string | undefined, email: string): Promise<void> => {
  await page.getByLabel('First name').fill('Rosa');
  await page.getByLabel('Last name').fill('Almeida');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  await page.goto(await linkTo(baseURL, email, 'Confirm My Account'));
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Confirm My Account' }).click();
};

test('[AUTH-06] [ROUTE-18] an account is made, its forgotten password replaced by a letter, once, and it is deleted', async ({
  page,
  baseURL,
}) => {
  const email = freshEmail('rosa');
  await page.goto('/account/new');
  await newAccount(page, baseURL, email);
  await page.waitForURL('/account');
  await expect(page.getByText('Rosa Almeida')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('heading', { name: 'Account Sign In' })).toBeVisible();
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Link' }).click();
  await expect(page.getByText(`If ${email} has an account`)).toBeVisible();
  const link = await linkTo(baseURL, email, 'Choose a New Password');
  await page.goto(link);
  await page.getByLabel('New password').fill(OTHER);
  await page.getByRole('button', { name: 'Save Password' }).click();
  await expect(page.getByRole('heading', { name: 'Your password has been changed' })).toBeVisible();
  await page.goto(link);
  await page.getByLabel('New password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Save Password' }).click();
  await expect(page.getByRole('alert')).toHaveText(/no longer works/);

  await page.goto('/account/login?returnUrl=%2Faccount');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(OTHER);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('/account');
  const downloading = page.waitForEvent('download');
  await page.getByRole('region', { name: 'Your data' }).getByRole('button', { name: 'Download Your Data' }).click();
  expect(await readFile(await (await downloading).path(), 'utf8')).toContain(email);
  await page.getByRole('button', { name: 'Delete My Account…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await tookFocus(dialog);
  await dialog.getByLabel(/^Your password/).fill(OTHER);
  await dialog.getByRole('button', { name: 'Delete My Account' }).click();
  await expect(page.getByRole('heading', { name: 'Your account has been deleted' })).toBeVisible();
});

test('[AUTH-06] who is invited makes an account, accepts, and keeps the registry as well', async ({
  page,
  browser,
  baseURL,
  owner,
  ownList,
}) => {
  const own = await ownList([]);
  const email = freshEmail('rosa');
  await enter(page, owner, own.settings);
  const section = page.getByRole('region', { name: 'Manage it together' }).first();
  await section.getByRole('button', { name: 'Invite a Co-registrant' }).click();
  await section.getByRole('textbox', { name: 'Your co-registrant’s email' }).fill(email);
  await section.getByRole('button', { name: 'Send Invitation' }).click();
  await expect(section.getByText(`${email} has been invited. The invitation is good until`)).toBeVisible();
  const rosa = await newVisitor(browser, baseURL);
  await rosa.goto(await linkTo(baseURL, email, 'Open the Invitation'));
  await expect(rosa.getByRole('heading', { name: 'Manage a Registry Together' })).toBeVisible();
  await rosa.getByRole('main').getByRole('link', { name: 'Create an Account' }).click();
  await newAccount(rosa, baseURL, email);
  await rosa.getByRole('button', { name: 'Accept the Invitation' }).click();
  await rosa.waitForURL(own.registrantList);
  await expect(rosa.getByRole('main').getByRole('link', { name: 'Settings' })).toBeVisible();
  await page.reload();
  await expect(page.getByText(`You manage this registry together with Rosa Almeida (${email}).`)).toBeVisible();
});

test('[AUTH-01] the header’s link opens the modal over the page, and the page comes back signed in', async ({
  page,
  list,
}) => {
  await page.goto(list.guestList);
  await wholeList(page);
  const letThrough = await meetUntil(page, '**/api/account/config', (route) => route.abort());
  const link = page.getByRole('banner').getByRole('link', { name: 'Sign In' });
  await link.click();
  await expect(page).toHaveURL(`/account/login?returnUrl=${encodeURIComponent(list.guestList)}&isRedirect=true`);
  letThrough();
  await page.goBack();
  await wholeList(page);
  const dialog = page.getByRole('dialog', { name: 'Account Sign In' });
  await link.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(link).toBeFocused();
  await layersClosed(page);
  await link.click();
  await tookFocus(dialog);
  await dialog.getByLabel('Email').fill(demo.email);
  await dialog.getByLabel('Password', { exact: true }).fill(demo.password);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
  await expect(page).toHaveURL(list.guestList);
});
