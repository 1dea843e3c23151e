import { expect, type Page } from '@playwright/test';
import { meetUntil } from '../met-calls.ts';
import { newVisitor, signIn } from '../shop.ts';
import { test } from '../test.ts';

const stranger = { email: 'stranger@example.com', password: 'stranger-registry' } as const;

/** The day so many days from now, as a calendar writes it. */
const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** What the page told analytics. */
const told = (page: Page): Promise<ReadonlyArray<unknown>> =>
  page
    .evaluate(() => new Map<string, unknown>(Object.entries(window)).get('dataLayer'))
    .then((all) => (Array.isArray(all) ? all : []));

for (const width of [1440, 390]) {
  test(`[HOME-01] [ROUTE-13] [PAGE-07] somebody signs in on the way, creates a registry and is on its list, ${width} wide`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 900 });
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

    await expect(page.getByLabel('Your first name')).toHaveValue(/./);
    await page.getByLabel('Your first name').fill(`Margot${width}`);
    await page.getByLabel('Your last name').fill('Vance');
    await page.reload();
    await expect(page.getByLabel('Your first name')).toHaveValue(`Margot${width}`);
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByRole('radio', { name: 'Celebration' })).toBeChecked();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByLabel('Your first name')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('radio', { name: 'Celebration' })).toBeChecked();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByLabel('Your first name')).toHaveValue(`Margot${width}`);
    await page.getByRole('button', { name: 'Continue' }).click();

    await page.getByLabel('Greeting').fill('So glad you are here.');
    await page.getByLabel('Street address').fill('2180 North Halsted Street');
    await page.getByLabel('City').fill('Chicago');
    await page.getByLabel('State').selectOption('IL');
    await page.getByLabel('ZIP code').fill('60614');

    // The first answer gets lost on its way back: the registry has begun all the same, and only once.
    const letThrough = await meetUntil(page, '**/api/registries', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.getByRole('button', { name: 'Create Registry' }).dblclick();
    await expect(page.getByRole('alert')).toContainText('We don’t know yet whether your registry was created.');
    letThrough();
    await page.getByLabel('Greeting').fill('So very glad you are here.');
    await page.getByRole('button', { name: 'Create Registry' }).click();
    await expect(page.getByRole('heading', { name: 'Your registry was created the first time' })).toBeFocused();
    await expect(page.getByText('So very glad you are here.')).toBeVisible();
    await page.getByRole('button', { name: 'Go to Your Registry' }).click();

    await page.waitForURL(/\/gift-registry\/registrant-list\/\d{9}$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`Margot${width}`);
    await expect(page.getByText('So glad you are here.')).toBeVisible();
    await expect(page.getByText('Now the fun part: add gifts to your registry.')).toBeVisible();
    const created = (await told(page)).filter((event) => JSON.stringify(event).includes('RegistryCreated'));
    expect(created).toHaveLength(1);
    await page.reload();
    await expect(page.getByText('Now the fun part: add gifts to your registry.')).toBeVisible();
    expect(JSON.stringify(await told(page))).not.toContain('RegistryCreated');

    const grId = /\d{9}$/.exec(page.url())?.[0] ?? '';
    await page.getByRole('link', { name: 'Get Started' }).click();
    await page.waitForURL(`**/gift-registry/my-gift-registry/${grId}`);
    await expect(page.getByRole('heading', { name: 'Start adding gifts' })).toBeVisible();
    await expect(page.getByRole('link', { name: new RegExp(`^Margot${width} Celebration`) })).toHaveCount(1);

    const guest = await newVisitor(browser, baseURL);
    const answer = await guest.goto(`/gift-registry/guest-list/${grId}`);
    const html = (await answer?.text()) ?? '';
    expect(html).toContain(`Margot${width}`);
    for (const secret of ['Halsted', '60614', 'Vance', stranger.email]) expect(html).not.toContain(secret);
    await expect(guest.getByText('No gifts have been added to this registry.')).toBeVisible();

    // What was begun in this tab is not there for who signs in next.
    await page.goto('/gift-registry/new');
    await page.getByRole('radio', { name: 'Celebration' }).check();
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Celebration' })).toBeChecked();
    await page.context().clearCookies();
    await signIn(page, '/gift-registry/new');
    await expect(page.getByRole('radio', { name: 'Celebration' })).not.toBeChecked();
  });
}

test('[ROUTE-13] opt-ins are passed on as they came, once, and leave the address', async ({ page }) => {
  const list = '/gift-registry/registrant-list/100200300';
  await signIn(page, list);
  await page.goto(`${list}?create=true&emailOptIn=f00d&smsOptIn=beef&sort=price`);
  await page.waitForURL((url) => url.search === '?sort=price');
  const created = (await told(page)).filter((event) => JSON.stringify(event).includes('RegistryCreated'));
  expect(created).toHaveLength(1);
  expect(JSON.stringify(created)).toContain('f00d');
  expect(JSON.stringify(created)).toContain('beef');
});
