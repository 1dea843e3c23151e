import { createHmac } from 'node:crypto';
import { expect } from '@playwright/test';
import { card, demo, neededGift, sectionCountsOf } from '../shop.ts';
import { test } from '../test.ts';

/** As `service.mjs` tells the service. */
const SECRET = 'a secret of the browser tests, long enough';

test('[CART-06] [LIVE-01] what a commerce back end reports shows on the open page at once, once however often it is sent', async ({
  page,
  request,
}) => {
  await page.goto(demo.guestList);
  const name = await neededGift(page, 2);
  const { purchased, wanted } = await sectionCountsOf(card(page, name));
  const list: ReadonlyArray<Readonly<Record<string, unknown>>> = await (
    await page.request.get(`/api/registry-list/${demo.grId}`)
  ).json();
  const item = list.find((one) => one['name'] === name);
  const body = JSON.stringify({
    orderId: `web-${Date.now()}`,
    grId: demo.grId,
    giver: { firstName: 'Ida', lastName: 'Roe', email: 'ida@example.com' },
    message: 'From the shop in town.',
    lines: [{ sku: item?.['sku'], personalizationId: item?.['personalizationId'], quantity: 1, unitPrice: 12.5 }],
    placedAt: new Date().toISOString(),
  });
  const report = (signedWith: string) => {
    const timestamp = String(Math.floor(Date.now() / 1_000));
    const signature = createHmac('sha256', signedWith).update(`${timestamp}.${body}`).digest('hex');
    const headers = { 'content-type': 'application/json', 'x-timestamp': timestamp, 'x-signature': signature };
    return request.post('/api/orders/reported', { headers, data: Buffer.from(body) });
  };
  expect((await report('another secret, just as long as it is')).status()).toBe(401);
  const [first, again] = [await report(SECRET), await report(SECRET)];
  expect([first.status(), again.status()]).toEqual([201, 201]);
  expect(await again.text()).toBe(await first.text());
  await expect(card(page, name).getByText(`${purchased + 1} of ${wanted} purchased`)).toBeVisible();
});
