import { expect } from '@playwright/test';
import { meetUntil } from '../met-calls.ts';
import { newVisitor, signIn, tookFocus } from '../shop.ts';
import { test } from '../test.ts';

const grId = '100200300';
const settings = `/gift-registry/registrant/edit-registry?id=${grId}`;
const guests = `/gift-registry/guest-list/${grId}`;

for (const width of [1440, 390]) {
  test(`[ROUTE-05] [SET-01] names, day, address and words are changed part by part; guests see what is theirs at once: ${width} wide`, async ({
    browser,
    baseURL,
  }) => {
    const [owner, guest] = [await newVisitor(browser, baseURL), await newVisitor(browser, baseURL)];
    for (const page of [owner, guest]) await page.setViewportSize({ width, height: 900 });
    await guest.goto(guests);
    await signIn(owner, settings);
    await expect(owner.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();

    const name = owner.getByLabel('First registrant’s first name');
    const before = await name.inputValue();
    await name.fill(`Mia${width}`);
    await owner.getByRole('button', { name: 'Save: Registrants' }).click();
    await expect(owner.getByText('Registrants: saved.')).toBeAttached();
    await expect(guest.getByRole('heading', { level: 1 })).toContainText(`Mia${width}`);
    await name.fill(before);
    await owner.getByRole('button', { name: 'Save: Registrants' }).click();
    await expect(guest.getByRole('heading', { level: 1 })).toContainText(before);

    const day = owner.getByLabel('Event date');
    const planned = await day.inputValue();
    await day.fill('2020-01-01');
    await owner.getByRole('button', { name: 'Save: Event' }).click();
    await expect(owner.getByRole('alert')).toHaveText('That date has passed. Enter today or a later date.');
    await day.fill('2199-01-01');
    await owner.getByRole('button', { name: 'Save: Event' }).click();
    await expect(owner.getByRole('alert')).toHaveText('Enter a date within the next 5 years.');
    await day.fill(planned);

    await owner.getByLabel('Deliver to').fill('Canary Finch');
    await owner.getByLabel('Street address').fill('77 Canary Wharf Lane');
    await owner.getByLabel('City').fill('Chicago');
    await owner.getByLabel('State').selectOption('IL');
    await owner.getByLabel('ZIP code').fill('60614');
    await owner.getByRole('button', { name: 'Save: Delivery address' }).click();
    await expect(owner.getByText('Delivery address: saved.')).toBeAttached();
    await day.fill('2199-01-01');
    const asked: string[] = [];
    owner.once('dialog', (dialog) => {
      asked.push(dialog.type());
      dialog.dismiss().catch(() => undefined);
    });
    await owner.getByRole('link', { name: 'Back to your registry' }).click();
    await expect.poll(() => asked).toEqual(['beforeunload']);
    await expect(day).toHaveValue('2199-01-01');
    await day.fill(planned);
    await owner.reload();
    await expect(owner.getByLabel('Street address')).toHaveValue('77 Canary Wharf Lane');
    const seen = await guest.goto(guests);
    expect(await seen?.text()).not.toContain('Canary');
  });
}

test('[SET-01] two registrants’ edits of the same words are not lost: the newer value is shown beside what was typed', async ({
  browser,
  baseURL,
}) => {
  const [first, second] = [await newVisitor(browser, baseURL), await newVisitor(browser, baseURL)];
  for (const page of [first, second]) await signIn(page, settings);
  const words = (page: typeof first) => page.getByLabel('A few words about you');
  await words(second).fill('Typed by the second');
  await words(first).fill('Saved by the first');
  await first.getByRole('button', { name: 'Save: About you' }).click();
  await expect(first.getByText('About you: saved.')).toBeAttached();
  const guest = await newVisitor(browser, baseURL);
  await guest.goto(guests);
  await expect(guest.getByRole('region', { name: /^About / })).toContainText('Saved by the first');
  await expect(second.getByText('Saved by the first')).toBeVisible();
  await expect(words(second)).toHaveValue('Typed by the second');
  await second.getByRole('button', { name: 'Save: About you' }).click();
  await expect(words(first)).toHaveValue('Typed by the second');
});

test('[SET-01] a registry is deleted once its number was typed; its open pages say so, and its link leads nowhere', async ({
  browser,
  baseURL,
}) => {
  const [owner, other, guest] = [
    await newVisitor(browser, baseURL),
    await newVisitor(browser, baseURL),
    await newVisitor(browser, baseURL),
  ];
  const stranger = { email: 'stranger@example.com', password: 'stranger-registry' };
  await signIn(owner, '/', stranger);
  const begun = await owner.request.post('/api/registries', {
    headers: { origin: new URL(owner.url()).origin },
    data: {
      registryTypeCode: 'ot',
      eventDate: new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10),
      primaryFirstName: 'Nora',
      primaryLastName: 'Field',
      address: { line1: '2180 North Halsted Street', city: 'Chicago', region: 'IL', postalCode: '60614' },
    },
  });
  const number: unknown = (await begun.json()).grId;
  const page = `/gift-registry/registrant/edit-registry?id=${number}`;
  await owner.goto(page);
  await signIn(other, `/gift-registry/registrant-list/${number}`, stranger);
  await owner.getByRole('button', { name: 'Delete Registry' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Delete this registry?' });
  await expect(dialog.getByText(/they keep their order confirmations/)).toBeVisible();
  await tookFocus(dialog);
  await dialog.getByLabel(/^Type the registry number/).fill(`# ${number}`);
  const letThrough = await meetUntil(owner, '**/api/registry/*', (route) =>
    route.request().method() === 'DELETE' ? route.abort() : route.continue(),
  );
  for (const [width, height] of [
    [390, 844],
    [360, 640],
    [1440, 900],
  ] as const) {
    await owner.setViewportSize({ width, height });
    await dialog.getByRole('button', { name: 'Delete Registry' }).click();
    const reason = dialog.getByRole('alert');
    await expect(reason).toContainText('Your registry wasn’t deleted.');
    const [box, button] = [
      await reason.boundingBox(),
      await dialog.getByRole('button', { name: 'Delete Registry' }).boundingBox(),
    ];
    expect(box?.y ?? -1).toBeGreaterThan(0);
    expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
    expect((button?.y ?? height) + (button?.height ?? 0)).toBeLessThanOrEqual(height);
  }
  letThrough();
  await dialog.getByRole('button', { name: 'Delete Registry' }).click();
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText('Your registry has been deleted');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('This registry is no longer here');
  expect((await guest.goto(`/gift-registry/guest-list/${number}`))?.status()).toBe(404);
});
