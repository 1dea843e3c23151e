import { expect } from '@playwright/test';
import { meetUntil } from '../met-calls.ts';
import { newVisitor, signIn, tookFocus } from '../shop.ts';
import { test } from '../test.ts';

const registry = '/gift-registry/registrant-list/100200305';
const guests = '/gift-registry/guest-list/100200305';

for (const width of [1440, 390]) {
  test(`[GREET-01] [GREET-03] [GREET-04] a greeting is edited in its own dialog, and guests read it at once: ${width} wide`, async ({
    browser,
    baseURL,
  }) => {
    const [owner, guest] = [await newVisitor(browser, baseURL), await newVisitor(browser, baseURL)];
    for (const page of [owner, guest]) await page.setViewportSize({ width, height: 900 });
    await guest.goto(guests);
    await signIn(owner, registry);
    const edit = owner.getByRole('button', { name: 'Edit Greeting' });
    await expect(guest.getByRole('button', { name: 'Edit Greeting' })).toHaveCount(0);
    await edit.click();
    const dialog = owner.getByRole('dialog', { name: 'Greeting' });
    const field = dialog.getByRole('textbox', { name: 'Greeting' });
    await tookFocus(dialog);
    const before = await field.inputValue();
    await field.fill('Half a greet');
    await owner.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(edit).toBeFocused();
    await edit.click();
    await tookFocus(dialog);
    await expect(field).toHaveValue(before);

    await field.fill('a'.repeat(250));
    await field.evaluate((its) => {
      if (its instanceof HTMLTextAreaElement) its.setSelectionRange(5, 5);
    });
    await field.press('b');
    await expect(field).toHaveValue('a'.repeat(250));
    await expect(dialog.getByText('Greetings can be up to 250 characters. The last one wasn’t kept.')).toBeVisible();
    expect(await field.evaluate((its) => its instanceof HTMLTextAreaElement && its.selectionStart)).toBe(5);

    const greeting = `Welcome, dear guests! ${width}`;
    await field.fill(greeting);
    await expect(dialog.getByText(`${greeting.length}/250`)).toBeVisible();
    const letThrough = await meetUntil(owner, '**/update-greeting', (route) => route.abort());
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Your greeting was not saved.');
    await expect(field).toHaveValue(greeting);
    letThrough();
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(dialog).toHaveCount(0);
    for (const page of [owner, guest]) await expect(page.getByText(greeting)).toBeVisible();
  });
}
