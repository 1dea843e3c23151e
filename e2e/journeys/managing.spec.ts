import { expect, type Locator, type Page } from '@playwright/test';
import { interceptUntilReleased } from '../intercept.ts';
import { addToCartByApi, buyElsewhere, contributeElsewhere, listedGifts, openSignedIn, post } from '../registry.ts';
import {
  addToCart,
  card,
  expectInitialFocus,
  fillGiver,
  newVisitor,
  openForRegistrantAndGuest,
  orderButton,
  thankYouHeading,
  waitForClosedDialogs,
  waitForWholeList,
} from '../shop.ts';
import { test } from '../test.ts';

const phone = { width: 390, height: 844 };
const SAVE = '**/gift-registry/universal/update-gift-registry-item';
const mug = 'Ember Mug';
const oven = 'Lakeside Dutch Oven, 3.5 Quart';
const contribute = 'Contribute to Group Gift Fund';

const openManageDialog = async (page: Page, name: string): Promise<Locator> => {
  await card(page, name)
    .getByRole('button', { name: `Manage Item: ${name}` })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Manage Item' });
  await expect(dialog.getByRole('heading', { level: 3, name })).toBeVisible();
  await expectInitialFocus(dialog);
  return dialog;
};

const quantity = (dialog: Locator): Locator => dialog.getByRole('textbox', { name: /^Quantity of/ });

test("[MAN-01] [MAN-03] [MAN-05] [MAN-06] [MAN-08] an item is edited and saved after a failed request, and a guest's open page shows the change", async ({
  page,
  browser,
  playwright,
  baseURL,
  owner,
  createList,
}) => {
  const own = await createList([
    ['410107', 4],
    ['410101', 2],
  ]);
  await buyElsewhere(playwright.request, baseURL, own, mug, 2);
  const guest = await openForRegistrantAndGuest({ page, browser, baseURL, owner }, own);
  const dialog = await openManageDialog(page, mug);
  const save = dialog.getByRole('button', { name: 'Save' });
  await expect(save).toBeDisabled();
  await quantity(dialog).fill('');
  await expect(dialog.getByText('Enter a whole number from 2 to 999.')).toBeVisible();
  await quantity(dialog).pressSequentially('-0.a');
  await expect(quantity(dialog)).toHaveValue('0');
  await expect(dialog.getByText('Enter a quantity equal to or higher than the purchased amount')).toBeVisible();
  await expect(save).toBeDisabled();
  await quantity(dialog).fill('4');
  await expect(save).toBeDisabled();
  await quantity(dialog).fill('7');
  await dialog.getByRole('switch', { name: 'Most Loved' }).press('Space');
  const release = await interceptUntilReleased(page, SAVE, (route) => route.abort());
  await quantity(dialog).press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('We’re having trouble connecting.');
  await expect(quantity(dialog)).toHaveValue('4');
  release();
  await dialog.getByRole('button', { name: 'Try Again' }).click();

  const done = page.getByRole('dialog', { name: 'Item has been updated' });
  await expect(done.getByText('2 of 7 purchased')).toBeVisible();
  await expect(card(guest, mug).getByText('2 of 7 purchased')).toBeVisible();
  await expect(card(guest, mug).getByText('Most Loved')).toHaveCount(1);
  await done.getByRole('button', { name: 'Manage Item' }).click();
  await expect(quantity(dialog)).toHaveValue('7');
  await page.keyboard.press('Escape');
  await waitForClosedDialogs(page);
  await expect(card(page, mug).getByRole('button', { name: `Manage Item: ${mug}` })).toBeFocused();
  await expect(card(page, mug).getByText('2 of 7 purchased')).toBeVisible();
});

test("[MAN-02] [MAN-06] [ITEM-08] two registrants who change the same item see each other's edit or removal", async ({
  page,
  browser,
  baseURL,
  owner,
  createList,
}) => {
  const own = await createList([['410107', 4]]);
  const partner = await newVisitor(browser, baseURL);
  await openSignedIn(page, owner, own.registrantList);
  await openSignedIn(partner, owner, own.registrantList);
  const [mine, theirs] = [await openManageDialog(page, mug), await openManageDialog(partner, mug)];
  await quantity(mine).fill('41');
  await quantity(theirs).fill('23');
  await theirs.getByRole('button', { name: 'Save' }).click();
  await expect(partner.getByRole('dialog', { name: 'Item has been updated' })).toBeVisible();
  await expect(mine.getByText('Someone else has just set this to 23.')).toBeVisible();
  await expect(quantity(mine)).toHaveValue('41');
  await mine.getByRole('button', { name: 'Save Mine' }).click();
  const done = page.getByRole('dialog', { name: 'Item has been updated' });
  await expect(done.getByText('0 of 41 purchased')).toBeVisible();

  // The partner removes the item while it is being edited.
  await done.getByRole('button', { name: 'Manage Item' }).click();
  await page.route('**/events?*', (route) => route.abort());
  await page.context().setOffline(true);
  await quantity(mine).fill('60');
  await partner.getByRole('dialog').getByRole('button', { name: 'Manage Item' }).click();
  await theirs.getByRole('button', { name: 'Remove from Registry' }).click();
  const question = partner.getByRole('dialog', { name: 'Remove Item' });
  await expect(question.getByText('Are you sure you want to remove this item from your registry?')).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await theirs.getByRole('button', { name: 'Remove from Registry' }).click();
  await question.getByRole('button', { name: 'Remove', exact: true }).click();
  await partner.getByRole('dialog', { name: 'Item has been removed' }).getByText('Close', { exact: true }).click();
  await expect(partner.getByRole('button', { name: `Manage Item: ${mug}` })).toHaveCount(0);
  await page.context().setOffline(false);
  await mine.getByRole('button', { name: /^Save/ }).click();
  await expect(
    page
      .getByRole('dialog', { name: 'Item has been removed' })
      .getByText(/was removed from your registry in the meantime/),
  ).toBeVisible();
});

test("[GG-02] [GG-04] [LIST-09] an item becomes a group gift with a name, which can be changed on the fund's tab", async ({
  page,
  browser,
  baseURL,
  owner,
  createList,
}) => {
  const own = await createList([
    ['410602', 2],
    ['410107', 4],
  ]);
  const guest = await openForRegistrantAndGuest({ page, browser, baseURL, owner }, own);
  const dialog = await openManageDialog(page, oven);
  await dialog.getByRole('switch', { name: 'Group Gift' }).press('Space');
  await dialog.getByLabel('Name of the fund').fill('Our long dinners');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const done = page.getByRole('dialog', { name: 'Item has been updated' });
  await done.getByText('Close', { exact: true }).click();
  await expect(card(page, oven).getByText('Group Gift', { exact: true })).toBeVisible();
  await expect(card(guest, oven).getByRole('button', { name: /^Contribute to Group Gift Fund/ })).toBeVisible();

  await page.getByText('My Group Gift Fund', { exact: true }).click();
  await expect(page).toHaveURL(`${own.registrantList}?tab=my-group-gift-fund`);
  const fund = page.getByRole('listitem').filter({ hasText: 'Our long dinners' });
  await expect(fund.getByText(`For ${oven}`)).toBeVisible();
  await expect(fund.getByText(/^\$0 of \$[\d,.]+ raised$/)).toBeVisible();
  await fund.getByRole('button', { name: 'Rename: Our long dinners' }).click();
  const field = page.getByLabel('Name of the fund');
  await expect(field).toBeFocused();
  await field.fill('');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Enter a name of 1 to 60 characters, on one line.')).toBeVisible();
  await field.fill('Sunday table');
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 3, name: 'Sunday table' })).toBeVisible();
  const renamed = page.getByRole('listitem').filter({ hasText: 'Sunday table' });
  await renamed.getByRole('button', { name: `Manage Item: ${oven}` }).click();
  await expectInitialFocus(dialog);
  await dialog.getByRole('switch', { name: 'Group Gift' }).press('Space');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await done.getByText('Close', { exact: true }).click();
  await expect(page.getByRole('heading', { level: 3, name: 'Sunday table' })).toHaveCount(0);
  await expect(card(guest, oven).getByRole('button', { name: /^Contribute/ })).toHaveCount(0);
});

test('[GG-01] [GG-03] [GG-05] [GIVE-05] [ITEM-03] on a phone guests contribute to a group gift until its goal is reached', async ({
  page,
  browser,
  playwright,
  baseURL,
  owner,
  createList,
}) => {
  const own = await createList([
    ['410602', 1],
    ['410107', 4],
  ]);
  await post(playwright.request, baseURL, owner, '/gift-registry/group-gifting/addtogroupgifting', {
    grId: own.grId,
    sku: '410602',
    personalizationId: 0,
  });
  const opened = async (guest: Page): Promise<Locator> => {
    await card(guest, oven)
      .getByRole('button', { name: `${contribute}: ${oven}` })
      .click();
    const dialog = guest.getByRole('dialog', { name: contribute });
    await expect(dialog.getByText(contribute, { exact: true })).toBeFocused();
    return dialog;
  };
  const give = async (dialog: Locator, amount: string): Promise<void> => {
    await dialog.getByLabel('Amount', { exact: true }).fill(amount);
    await dialog.getByRole('button', { name: 'Add to Cart' }).click();
  };
  const order = async (guest: Page): Promise<void> => {
    await fillGiver(guest);
    await orderButton(guest).click();
  };
  const late = await newVisitor(browser, baseURL);
  for (const guest of [page, late]) {
    await guest.setViewportSize(phone);
    await guest.goto(own.guestList);
  }
  const dialog = await opened(page);
  await give(dialog, '9.99');
  await expect(dialog.getByText('Contributions start at $10.')).toBeVisible();
  await give(dialog, '99999');
  await expect(dialog.getByText(/^Only \$[\d,.]+ is still needed\. Please enter that amount or less\.$/)).toBeVisible();
  await give(dialog, '25');
  await page.getByRole('dialog', { name: 'Added to your cart' }).getByRole('link', { name: 'View Cart' }).click();
  await page.getByRole('button', { name: `Change Amount: Contribution to ${oven}` }).click();
  await page.getByLabel('Amount', { exact: true }).fill('270');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^Only \$269\.95 is still needed\./)).toBeVisible();
  await page.getByLabel('Amount', { exact: true }).fill('40');
  await page.getByRole('button', { name: 'Save' }).click();
  await order(page);
  await expect(thankYouHeading(page)).toBeVisible();
  await expect(card(late, oven).getByText('$40 of $269.95 raised')).toBeVisible();

  // Another visitor contributes the rest while one guest has it in the cart and another has the dialog open.
  const lateDialog = await opened(late);
  await lateDialog.getByRole('button', { name: /^All .* still needed$/ }).click();
  await lateDialog.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(late.getByRole('dialog', { name: 'Added to your cart' })).toBeVisible();
  await page.goto(own.guestList);
  await opened(page);
  await contributeElsewhere(playwright.request, baseURL, own, '410602', 229.95);
  const ended = page.getByRole('dialog', { name: 'This gift is complete' });
  await expect(ended.getByText(/Nothing new was added to your cart/)).toBeVisible();
  await ended.getByRole('button', { name: 'Close' }).last().click();
  await expect(card(page, oven).getByText('Purchased', { exact: true })).toBeVisible();

  await late.getByRole('dialog', { name: 'Added to your cart' }).getByRole('link', { name: 'View Cart' }).click();
  await order(late);
  await expect(late.getByRole('alert').first()).toContainText('Your order was not placed');
  await expect(late.getByText(/this gift is paid for in full/)).toBeVisible();
  await late.getByRole('button', { name: `Remove Contribution to ${oven}` }).click();
  await expect(late.getByRole('heading', { name: 'Your cart is empty.' })).toBeVisible();
});

test('[NLA-01] [NLA-02] [NLA-03] [NLA-05] [NLA-06] [LIST-04] [ROUTE-14] an NLA item, hidden from guests, is replaced through a link after a failed request, and its purchased part stays; one without remaining quantity is removed', async ({
  page,
  demoOwner,
}) => {
  const list = '/gift-registry/registrant-list/100200301';
  const [name, sku] = ['Duckling Crib Sheet', '412604'];
  await openSignedIn(page, demoOwner, `${list}?replaceSku=${sku}&sort=price`);
  const row = page
    .getByRole('region', { name: 'No Longer Available', includeHidden: true })
    .getByRole('listitem', { includeHidden: true })
    .filter({ hasText: name });
  await expect(row).toHaveCount(1);
  const asGuest = await page.request.get('/gift-registry/guest-list/100200301');
  expect(asGuest.status()).toBe(200);
  expect(await asGuest.text()).not.toContain(name);
  const dialog = page.getByRole('dialog', { name: 'Replace Item' });
  await expect(dialog.getByText('This item is no longer available.')).toBeVisible();
  await expect(page).toHaveURL(`${list}?sort=price`);
  await expect(dialog.getByRole('button', { name: 'Replace Item' })).toBeDisabled();
  const release = await interceptUntilReleased(page, '**/gift-registry/universal/replace-item', (route) =>
    route.abort(),
  );
  await dialog.getByRole('radio').first().click();
  await dialog.getByRole('button', { name: 'Replace Item' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Item could not be replaced. Please refresh.');
  release();
  await dialog.getByRole('button', { name: 'Try Again' }).click();
  const done = page.getByRole('dialog', { name: 'Item has been replaced' });
  const count = (await done.getByText(/^\d+ of \d+ purchased$/).textContent()) ?? '';
  await done.getByRole('button', { name: 'Manage Item' }).click();
  await expect(page.getByRole('dialog', { name: 'Manage Item' }).getByText(count)).toBeVisible();
  await page.keyboard.press('Escape');
  await waitForClosedDialogs(page);
  await expect(row).toHaveCount(0);

  await expect(page.getByRole('link', { name: 'See Similar Items: Story Corner Chair', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Manage Item: Story Corner Chair', exact: true }).click();
  const manage = page.getByRole('dialog', { name: 'Manage Item' });
  await expect(manage.getByText('This item is no longer available.')).toBeVisible();
  await expect(manage.getByRole('button', { name: 'Replace' })).toHaveCount(0);
  await manage.getByRole('button', { name: 'Remove from Registry' }).click();
  await page.getByRole('dialog', { name: 'Remove Item' }).getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('dialog', { name: 'Item has been removed' }).getByText('Close', { exact: true }).click();
  await waitForClosedDialogs(page);

  await page.goto('/gift-registry/guest-list/100200301');
  await waitForWholeList(page);
  const left = card(page, name);
  await expect(left.getByText('Purchased', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByText('No longer available')).toHaveCount(0);
  await left.getByRole('button', { name }).first().click();
  const details = page.getByRole('dialog', { name });
  await expect(details.getByText('1 of 1 purchased')).toBeVisible();
  await expect(details.getByText('No longer available')).toHaveCount(0);
  await expect(details.getByRole('button', { name: /^Add to Cart/ })).toHaveCount(0);
});

test('[PAGE-10] [PAGE-14] [STATE-03] [COUP-01] [COUP-05] after the event guests still buy, and the registrant sees the cards without purchase controls and the completion coupon, which is redeemed in the cart', async ({
  page,
  browser,
  baseURL,
  demoOwner,
}) => {
  const guest = await newVisitor(browser, baseURL);
  await guest.goto('/gift-registry/guest-list/100200305');
  await waitForWholeList(guest);
  await expect(guest.getByText(/days? to go/)).toHaveCount(0);
  await expect(guest.getByRole('region', { name: 'Your completion code' })).toHaveCount(0);
  const add = guest.getByRole('button', { name: /^Add to Cart/ }).first();
  const gift = ((await add.getAttribute('aria-label')) ?? '').replace('Add to Cart: ', '');
  await addToCart(guest, gift);
  const sku = (await listedGifts(guest.request, { grId: '100200305' })).find(({ name }) => name === gift)?.sku;

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openSignedIn(page, demoOwner, '/gift-registry/registrant-list/100200305');
  await waitForWholeList(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Settings' })).toBeVisible();
  await expect(main.getByRole('button', { name: /Manage Item|^Add to Cart/ })).toHaveCount(0);
  await expect(main.getByLabel(/^Quantity of/)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Gift cards' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^View Details/ }).first()).toBeVisible();
  const coupon = page.getByRole('region', { name: 'Your completion code' });
  await expect(
    coupon.getByText('Save 15% on one order of full-price gifts you still wish for, up to $500.00.'),
  ).toBeVisible();
  await coupon.getByRole('button', { name: 'Copy Code' }).click();
  await expect(coupon.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('HF15 4K7Q');

  await guest.goto('/checkout/cart');
  await guest.getByText('Have a completion code?').click();
  await guest.getByRole('textbox', { name: 'Completion code' }).fill('hf15 4k7q');
  await guest.getByRole('button', { name: 'Apply' }).click();
  const saved = 'Completion code HF15 4K7Q takes 15% off what’s still wanted. It can be used for one order.';
  await expect(guest.getByText(saved)).toBeVisible();
  await expect(guest.getByText('Completion discount')).toBeVisible();

  await addToCartByApi(page.request, baseURL, { grId: '100200305' }, sku);
  await page.goto('/checkout/cart');
  await expect(page.getByText(saved)).toBeVisible();
  await page.getByRole('button', { name: 'Remove code' }).click();
  await expect(page.getByText('Completion discount')).toHaveCount(0);
  await page.getByRole('button', { name: 'Use completion code HF15 4K7Q' }).click();
  await expect(page.getByText('Completion discount')).toBeVisible();
});
