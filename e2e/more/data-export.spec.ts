import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { demo, signIn } from '../shop.ts';
import { test } from '../test.ts';

/** A registry of the same person in which the guests are greeted. */
const GREETING = '100200303';

/** What is in the file that the button saves. */
const taken = async (page: Page, place: Locator) => {
  const downloading = page.waitForEvent('download');
  await place.getByRole('button', { name: 'Download Your Data' }).click();
  const download = await downloading;
  const text = await readFile(await download.path(), 'utf8');
  await expect(place.getByText('Your file is in your downloads.')).toBeVisible();
  return { name: download.suggestedFilename(), text, data: JSON.parse(text) };
};

for (const viewport of [
  { width: 1440, height: 1000 },
  { width: 390, height: 844 },
]) {
  const wide = `${viewport.width} wide`;

  test(`[AUTH-06] [SET-01] one’s data is taken along as a file, and offered again where account and registry are deleted (${wide})`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize(viewport);
    await signIn(page, '/account');
    const greet = (greeting: string) =>
      page.request.post('/gift-registry/universal/update-greeting', {
        headers: { origin: new URL(baseURL ?? '').origin },
        data: { grId: GREETING, greeting },
      });
    expect((await greet('Hello, all of you')).status()).toBe(200);
    const { name, text, data } = await taken(page, page.getByRole('region', { name: 'Your data' }));
    expect(name).toMatch(/^my-registry-data-\d{4}-\d{2}-\d{2}\.json$/);
    expect(data).toMatchObject({ format: 'gift-registry-own-data', version: 1, account: { email: demo.email } });
    const answer = await page.request.get(`/api/registry/${demo.grId}/thank-you`);
    const { gifts }: { gifts: ReadonlyArray<{ id: string }> } = await answer.json();
    const told = data.registries.find(({ grId }: { grId: string }) => grId === demo.grId);
    const greeting = data.registries.find(({ grId }: { grId: string }) => grId === GREETING).greeting;
    expect(greeting).toBe('Hello, all of you');
    expect(told.items.length).toBeGreaterThan(0);
    expect(gifts.length).toBeGreaterThan(0);
    expect(told.gifts.map(({ id }: { id: string }) => id)).toEqual(expect.arrayContaining(gifts.map(({ id }) => id)));
    expect(told.gifts[0].giver.firstName).toBeTruthy();
    expect(data.registries.some(({ market }: { market: string }) => market === 'CA')).toBe(true);
    expect(text).not.toMatch(/password/i);

    await page.getByRole('button', { name: 'Delete My Account…' }).click();
    const leaving = page.getByRole('dialog', { name: 'Delete your account?' });
    await expect(leaving.getByText(/^Orders won’t be canceled/)).toBeVisible();
    await expect(leaving.getByRole('button', { name: 'Download Your Data' })).toBeVisible();

    await page.goto(`/gift-registry/registrant/edit-registry?id=${demo.grId}`);
    await page.getByRole('button', { name: 'Delete Registry' }).click();
    const deleting = page.getByRole('dialog', { name: 'Delete this registry?' });
    await expect(deleting.getByText(/^Orders won’t be canceled/)).toBeVisible();
    await expect(deleting.getByRole('button', { name: 'Download Your Data' })).toBeVisible();
    // Idempotency, for an account is told its data only so often.
    if (viewport.width === 390)
      expect((await taken(page, deleting)).data.registries).toHaveLength(data.registries.length);
    expect((await greet('')).status()).toBe(200);
  });
}
