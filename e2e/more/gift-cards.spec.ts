import { expect } from '@playwright/test';
import { cardsInCart, giftCardsOn } from '../gift-cards.ts';
import { meetFirst, meetUntil } from '../met-calls.ts';
import { demo } from '../shop.ts';
import { test } from '../test.ts';

const posting = '**/guest-list/add-gift-card-to-cart';
const mailing = '**/guest-list/add-e-gift-card';
const mayBeInCart = /^We’re having trouble connecting, so this may already be in your cart, or may not\. Press again/;

/** The registry on which nothing was put yet: its guest still gives a card. */
const emptyList = '/gift-registry/guest-list/100200303';

for (const width of [1440, 390]) {
  test.describe(`${width} wide`, () => {
    test.use({ viewport: { width, height: 900 } });
  });
}

test('[GC-08] [CA-01] in Canada the section points elsewhere, and sells nothing', async ({ page, baseURL }) => {
  const canada = new URL(baseURL ?? '');
  canada.hostname = 'ca.localhost';
  await page.goto(new URL('/gift-registry/guest-list/100200302', canada).href);
  await expect(page.getByRole('heading', { level: 2, name: 'GIFT CARDS' })).toBeVisible();
  const online = page.getByRole('link', { name: 'Buy a Gift Card Online' });
  await expect(online).toHaveAttribute('href', '/gift-cards/');
  await expect(page.getByRole('link', { name: 'Buy a Gift Card in a Store' })).toHaveAttribute('href', '/stores/');
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveCount(0);
  const refused = await page.evaluate(
    async (grid) =>
      (
        await fetch('/guest-list/add-gift-card-to-cart', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ grid, amount: '50', giftCardImageType: 'LATTE23', quantity: 1 }),
        })
      ).status,
    '100200302',
  );
  expect(refused).toBe(422);
});

test('[GC-05] the service takes from 10 to 1000, whoever sends it', async ({ page }) => {
  await page.goto(demo.guestList);
  const send = (amount: string) =>
    page.evaluate(
      async ({ grid, money }) => {
        const answer = await fetch('/guest-list/add-gift-card-to-cart', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ grid, amount: money, giftCardImageType: 'LATTE23', quantity: 1 }),
        });
        return [answer.status, (await answer.json()).message];
      },
      { grid: demo.grId, money: amount },
    );
  const refused = [422, 'Invalid gift card amount.  Must be between $10 and $1000'];
  expect([await send('9.99'), await send('1000.01')]).toEqual([refused, refused]);
  expect(await send('')).toEqual([422, "'Amount' must not be empty."]);
  for (const taken of ['10', '999', '999.01', '1000']) expect((await send(taken))[0]).toBe(200);
  expect(await cardsInCart(page)).toEqual(
    ['$10.00', '$999.00', '$999.01', '$1,000.00'].map((worth) => `Remove Gift Card, ${worth}`),
  );
});

test('[GC-05] [GC-07] what the service rejects stands under the amount, and the amount stays', async ({ page }) => {
  const { amount, add } = await giftCardsOn(page, demo.guestList);
  const letThrough = await meetUntil(page, posting, (route) =>
    route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), amount: '1000.01' }) }),
  );
  await amount.fill('50');
  await add.click();
  const rejection = page.getByText('Invalid gift card amount.  Must be between $10 and $1000');
  await expect(rejection).toBeVisible();
  const described = (await amount.getAttribute('aria-describedby')) ?? '';
  expect(described.split(' ')).toContain(await rejection.getAttribute('id'));
  await expect(amount).toHaveValue('50');
  await expect(amount).toBeFocused();

  letThrough();
  const letSoldOutThrough = await meetUntil(page, posting, (route) =>
    route.fulfill({ status: 422, json: { isSuccess: false, message: 'Gift cards are sold out today.' } }),
  );
  await add.click();
  await expect(page.getByText('Gift cards are sold out today.')).toBeVisible();

  letSoldOutThrough();
  await page.route(posting, (route) => route.fulfill({ status: 500, body: 'no' }));
  await add.click();
  await expect(page.getByText(mayBeInCart)).toBeVisible();
  await expect(amount).toHaveValue('50');
  expect(await cardsInCart(page)).toEqual([]);
});

test('[CART-08] a card that was turned away at the door is surely not in the cart: nobody is left in doubt', async ({
  page,
}) => {
  const { amount, add } = await giftCardsOn(page, demo.guestList);
  await amount.fill('50');
  for (const status of [429, 403]) {
    const letThrough = await meetUntil(page, posting, (route) => route.fulfill({ status, body: 'no' }));
    await add.click();
    await expect(
      page.getByText(status === 429 ? /^You’ve tried this too many times\./ : /^Something went wrong/),
    ).toBeVisible();
    await expect(page.getByText(/may already be in your cart/)).toHaveCount(0);
    letThrough();
  }
  expect(await cardsInCart(page)).toEqual([]);
});

test('[CART-08] a lost answer, a reload and the way back never give a card twice, and never lose the amount', async ({
  page,
}) => {
  const { kind, amount, add, added } = await giftCardsOn(page, demo.guestList);
  // The card goes in, and nobody hears of it.
  const letThrough = await meetUntil(page, mailing, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await kind('eGift Card').check();
  await amount.fill('75');
  await add.click();
  await expect(page.getByText(mayBeInCart)).toBeVisible();
  await page.reload();
  await expect(kind('eGift Card')).toBeChecked();
  await expect(amount).toHaveValue('75');
  letThrough();
  await add.click();
  await expect(page.getByRole('dialog', { name: 'Your eGift Card is in your cart' })).toBeVisible();
  await page.getByRole('dialog').getByRole('link', { name: 'View Cart' }).click();
  await expect(page.getByRole('button', { name: 'Remove eGift Card, $75.00' })).toHaveCount(1);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: 'GIFT CARDS' })).toBeVisible();
  await expect(amount).toHaveValue('');
  await amount.fill('30');
  await page.goto('/checkout/cart');
  await page.goBack();
  await expect(amount).toHaveValue('30');
  await expect(added).toHaveCount(0);
  expect(await cardsInCart(page)).toEqual(['Remove eGift Card, $75.00']);
});

test('[CART-08] a card whose call was cut off may be in the cart or not: it is told so, and pressed once more it is in once', async ({
  page,
}) => {
  for (const [kindOf, calls, name] of [
    ['Gift Card', posting, 'Remove Gift Card, $75.00'],
    ['eGift Card', mailing, 'Remove eGift Card, $75.00'],
  ] as const)
    for (const isHeard of [false, true]) {
      const { kind, amount, add } = await giftCardsOn(page, demo.guestList);
      await meetFirst(page, calls, async (route) => {
        if (isHeard) await route.fetch();
        await route.abort('connectionreset');
      });
      await kind(kindOf).check();
      await amount.fill('75');
      await add.click();
      await expect(page.getByText(mayBeInCart)).toBeVisible();
      await add.click();
      await expect(page.getByText(`${kindOf} for $75.00 added to your cart.`)).toBeVisible();
      expect(await cardsInCart(page)).toContain(name);
      await page.getByRole('button', { name }).click();
      await expect(page.getByRole('button', { name })).toHaveCount(0);
    }
  expect(await cardsInCart(page)).toEqual([]);
});

test('[CART-08] a card that went in unheard, was seen in the cart and taken out, goes in again when it is asked for again', async ({
  page,
}) => {
  const { kind, amount, add } = await giftCardsOn(page, demo.guestList);
  const letThrough = await meetUntil(page, mailing, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await kind('eGift Card').check();
  await amount.fill('75');
  await add.click();
  await expect(page.getByText(mayBeInCart)).toBeVisible();
  letThrough();
  await page.goto('/checkout/cart');
  await page.getByRole('button', { name: 'Remove eGift Card, $75.00' }).click();
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
  await page.goBack();
  await expect(amount).toHaveValue('75');
  await add.click();
  await expect(page.getByRole('dialog', { name: 'Your eGift Card is in your cart' })).toBeVisible();
  expect(await cardsInCart(page)).toEqual(['Remove eGift Card, $75.00']);
});

test('[GC-07] whatever the answer to a card by mail holds, nothing of it runs, loads or leads away unseen', async ({
  page,
}) => {
  const { kind, amount, add } = await giftCardsOn(page, demo.guestList);
  const asked: string[] = [];
  await page.route(mailing, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<h2>Ready<script>window.__x = 1</script></h2>
        <p style="position:fixed;inset:0" id="root" onclick="window.__x = 1">It is <b>in your cart</b>.</p>
        <img src="https://evil.example/a.png" onerror="window.__x = 1"><svg onload="window.__x = 1"></svg>
        <iframe src="https://evil.example/"></iframe><iframe srcdoc="<script>parent.__x = 1</script>"></iframe>
        <form action="https://evil.example/"><input name="email"></form><base href="https://evil.example/">
        <meta http-equiv="refresh" content="0;url=https://evil.example/"><link rel="stylesheet" href="https://evil.example/a.css">
        <style>@import url("https://evil.example/b.css");</style>
        <p><a href="https://shop.example/terms">Terms</a> <a href="javascript:window.__x=1">Here</a></p>`,
    }),
  );
  page.on('request', (request) => asked.push(request.url()));
  await kind('eGift Card').check();
  await amount.fill('25');
  await add.click();
  const popup = page.getByRole('dialog', { name: 'Ready', exact: true });
  await expect(popup.getByText('It is in your cart.')).toBeVisible();
  await expect(popup.getByRole('link', { name: 'Terms' })).toHaveAttribute('rel', /\bnoopener\b/);
  await expect(popup.getByText('Here')).not.toHaveAttribute('href');
  await expect(popup.locator('img, iframe, form, input, style, script, base, meta, link, [onclick]')).toHaveCount(0);
  await expect(popup.getByText('It is in your cart.')).not.toHaveAttribute('style');
  await popup.getByText('It is in your cart.').click();
  await popup.getByText('Here').click();
  expect(await page.evaluate(() => '__x' in window)).toBe(false);
  expect(asked.filter((url) => url.includes('.example'))).toEqual([]);
  await popup.getByRole('button', { name: 'Close' }).click();
  await expect(popup).toHaveCount(0);
});

test('[GC-01] [GC-07] [PAGE-06] the section by keyboard alone, on a registry without gifts', async ({ page }) => {
  const { kind, amount, add } = await giftCardsOn(page, emptyList);
  const toggle = page.getByRole('button', { name: 'GIFT CARDS', exact: true });
  for (let stops = 0; stops < 40 && !(await toggle.evaluate((it) => it === document.activeElement)); stops += 1)
    await page.keyboard.press('Tab');
  await expect(toggle).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(amount).toBeHidden();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(kind('Gift Card')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(kind('eGift Card')).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: '$50' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(amount).toHaveValue('50');
  for (let stops = 0; stops < 4; stops += 1) await page.keyboard.press('Tab');
  await expect(amount).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('20');
  await page.keyboard.press('Enter');
  await expect(amount).toBeFocused();
  await page.keyboard.type('0');
  await page.keyboard.press('Enter');
  const popup = page.getByRole('dialog', { name: 'Your eGift Card is in your cart' });
  await expect(popup.getByText('An eGift Card for $200.00 is in your cart.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
  await expect(amount).toBeFocused();
  await expect(add).toBeVisible();
});
