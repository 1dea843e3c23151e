import { expect, type Page } from '@playwright/test';
import { demo, newVisitor, signIn } from '../shop.ts';
import { test } from '../test.ts';

const checklist = `/gift-registry/checklist/${demo.grId}`;
const doneOf = async (page: Page): Promise<number> =>
  Number(/^(\d+) of/.exec((await page.getByText(/^\d+ of \d+ done$/).textContent()) ?? '')?.[1]);

/** A product of a category of the shop that is not on the list yet. */
const productOf = async (page: Page, category: string): Promise<string> => {
  const read = async (path: string): Promise<ReadonlyArray<{ sku: string; personalizationType: number }>> => {
    const answer: { products: ReadonlyArray<{ sku: string; personalizationType: number }> } = await (
      await page.request.get(path)
    ).json();
    return answer.products;
  };
  const listed = new Set((await read(`/api/registry/${demo.grId}`)).map(({ sku }) => sku));
  const found = await read(`/api/catalogue/search?category=${encodeURIComponent(category)}`);
  const free = found.find(({ sku, personalizationType }) => personalizationType === 0 && !listed.has(sku));
  if (free === undefined) throw new Error(`everything plain in ${category} is on the list`);
  return free.sku;
};

for (const width of [1440, 390]) {
  test(`[CHK-01] [ROUTE-03] [TAB-03] it is ticked by hand, and by what goes on the registry, ${width} wide`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, checklist);
    await expect(page.getByRole('heading', { level: 1, name: 'Checklist' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'At the Table' })).toBeVisible();
    const before = await doneOf(page);

    const storage = page.getByRole('checkbox', { name: 'Storage' });
    await storage.check();
    await expect(page.getByText(`${before + 1} of`)).toBeVisible();
    await expect(page.getByText('Saving…')).toHaveCount(0);
    await page.reload();
    await expect(storage).toBeChecked();
    await storage.uncheck();
    await expect(page.getByText(`${before} of`)).toBeVisible();
    await expect(page.getByText('Saving…')).toHaveCount(0);

    const sku = await productOf(page, 'Kitchen Tools');
    const item = { sku, grId: demo.grId, personalizationId: 0 };
    const headers = { origin: baseURL ?? '' };
    await page.request.post('/gift-registry/add-gift-registry-item', {
      headers,
      data: { GrId: demo.grId, Sku: sku, Quantity: 10 },
    });
    await expect(page.getByRole('checkbox', { name: 'Kitchen Tools' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Kitchen Tools' })).toHaveAccessibleDescription(
      'Checked off by what’s on your registry',
    );
    await page.request.post('/gift-registry/delete-gift-registry-item', { headers, data: item });
    await expect(page.getByRole('checkbox', { name: 'Kitchen Tools' })).toBeVisible();

    await page.getByRole('link', { name: 'Add: Cookware' }).click();
    await page.waitForURL('**/gift-registry/add-more-gifts/wedding?category=Cookware');
  });
}

test('[CHK-01] a tick that is made in another tab is there when one comes back', async ({ page, context }) => {
  await signIn(page, checklist);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(checklist);
    await expect(tab.getByRole('checkbox', { name: 'Storage' })).not.toBeChecked();
  }
  await other.getByRole('checkbox', { name: 'Storage' }).check();
  await expect(other.getByText('Saving…')).toHaveCount(0);
  await page.bringToFront();
  // Pages of a browser without a screen all keep the focus, so that coming back has to be said.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByRole('checkbox', { name: 'Storage' })).toBeChecked();
  await page.getByRole('checkbox', { name: 'Storage' }).uncheck();
  await expect(page.getByText('Saving…')).toHaveCount(0);
});

test('[CHK-01] [XB-02] what the other brand sells is found there, in a tab of its own', async ({ page, context }) => {
  await signIn(page, checklist);
  await page.getByRole('button', { name: 'Find It: Outdoor Living at Mode Two' }).click();
  const dialog = page.getByRole('dialog', { name: 'Find It at Mode Two' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'See All: Outdoor Living at Mode Two' }).click();
  const opening = context.waitForEvent('page');
  await page
    .getByRole('dialog', { name: 'Shop at Mode Two' })
    .getByRole('button', { name: /^Continue to Mode/ })
    .click();
  const there = await opening;
  await there.waitForURL(/modern\.localhost:\d+\/search\?category=Outdoor(%20|\+)Living&brand=modern/);
  await expect(there.getByRole('heading', { level: 1, name: 'Outdoor Living' })).toBeVisible();
});

test('[CHK-01] [TAB-05] a tick that is not kept goes back and says so; on the modern brand’s site a baby has no checklist', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, checklist);
  const storage = page.getByRole('checkbox', { name: 'Storage' });
  await expect(storage).not.toBeChecked();
  await page.route('**/api/registry/*/checklist', (route) => route.abort());
  await storage.click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(storage).not.toBeChecked();

  const there = await newVisitor(browser, (baseURL ?? '').replace('localhost', 'modern.localhost'));
  await signIn(there, '/gift-registry/checklist/100200301');
  await expect(there.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(there.getByRole('heading', { name: 'Checklist' })).toHaveCount(0);
  await expect(there.getByRole('navigation', { name: 'Your registry' })).toHaveCount(0);
});
