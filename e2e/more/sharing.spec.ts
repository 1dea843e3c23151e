import { expect, type Page } from '@playwright/test';
import { demo } from '../shop.ts';
import { test } from '../test.ts';

const link = new RegExp(`^http://localhost:\\d+${demo.guestList}$`);

const share = (page: Page) => page.getByRole('button', { name: 'Share' }).click();

/** What the page has said to the console, by tag. */
const logged = (page: Page): ReadonlyArray<string> => {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  return lines;
};

test('[SHARE-01] where it cannot, the link is copied and that is said until it is dismissed', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'share', { value: undefined }));
  await page.goto(demo.guestList);
  await share(page);
  await expect(page.getByText('Registry URL copied to clipboard')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(link);
  await page.getByRole('status').getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText('Registry URL copied to clipboard')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('[SHARE-01] where the device can share, it does, and nothing is copied', async ({ page }) => {
    await page.addInitScript(() => {
      const shared: unknown[] = [];
      Object.assign(window, { shared });
      Object.defineProperty(Navigator.prototype, 'share', {
        value: async (what: unknown) => void shared.push(what),
      });
    });
    await page.goto(demo.guestList);
    await share(page);
    await expect
      .poll(() => page.evaluate(() => new Map(Object.entries(window)).get('shared')))
      .toEqual([{ title: expect.any(String), url: expect.stringMatching(link) }]);
    await expect(page.getByText('Registry URL copied to clipboard')).toHaveCount(0);
  });

  test('[SHARE-01] where nothing can be copied, that is only logged, and the link stands there to be copied by hand', async ({
    page,
  }) => {
    const lines = logged(page);
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'share', { value: undefined });
      Object.defineProperty(Clipboard.prototype, 'writeText', {
        value: () => Promise.reject(new DOMException('denied', 'NotAllowedError')),
      });
    });
    await page.goto(demo.guestList);
    await share(page);
    const field = page.getByLabel('Copy this link to share the registry');
    await expect(field).toHaveValue(link);
    await field.focus();
    expect(await page.evaluate(() => getSelection()?.toString())).toMatch(link);
    await expect(page.getByText('Registry URL copied to clipboard')).toHaveCount(0);
    expect(lines.filter((line) => line.includes('link.copy-failed'))).toHaveLength(1);
    expect(lines.join('\n')).not.toContain(demo.guestList);
  });
});
