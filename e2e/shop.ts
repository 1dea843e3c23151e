import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { openSignedIn, type Session, type TestRegistry, waitForApp } from './registry.ts';

/** The demo registry and its owner, as printed by `npm start`. */
export const demo = {
  grId: '100200300',
  guestList: '/gift-registry/guest-list/100200300',
  registrantList: '/gift-registry/registrant-list/100200300',
  email: 'demo@example.com',
  password: 'demo-registry',
} as const;

/** Another account; of the demo's registries it owns only a private one. */
export const stranger = { email: 'stranger@example.com', password: 'stranger-registry' } as const;

/** A page of a new visitor. */
export const newVisitor = async (browser: Browser, baseURL: string | undefined): Promise<Page> => {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  return context.newPage();
};

/** Opens a registry as its registrant on `page`, and as a guest on the returned page. */
export const openForRegistrantAndGuest = async (
  { page, browser, baseURL, owner }: { page: Page; browser: Browser; baseURL: string | undefined; owner: Session },
  { registrantList, guestList }: TestRegistry,
): Promise<Page> => {
  await openSignedIn(page, owner, registrantList);
  const guest = await newVisitor(browser, baseURL);
  await guest.goto(guestList);
  return guest;
};

/** Opens in the foreground what `open` opens in a new tab: a background tab may not render. */
export const openInNewTab = async (page: Page, open: () => Promise<void>): Promise<Page> => {
  const context = page.context();
  const before = page.url();
  const navigation = context.waitForEvent('request', (request) => request.isNavigationRequest());
  const close = (tab: Page): void => void tab.close();
  context.on('page', close);
  await open();
  const request = await navigation;
  context.off('page', close);
  const front = await context.newPage();
  await front.goto(request.url());
  expect(page.url(), 'the page itself does not navigate').toBe(before);
  return front;
};

/** Signs in on the login page and waits for the page at `returnUrl`, a path or the address of another site's page. */
export const signIn = async (
  page: Page,
  returnUrl: string,
  { email, password }: { readonly email: string; readonly password: string } = demo,
): Promise<void> => {
  const target = URL.canParse(returnUrl) ? new URL(returnUrl) : undefined;
  const path = target === undefined ? returnUrl : `${target.pathname}${target.search}`;
  await page.goto(`${target?.origin ?? ''}/account/login?returnUrl=${encodeURIComponent(path)}`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL((url) => `${url.pathname}${url.search}` === path);
  await waitForApp(page);
};

/** Longer lists show far cards as outlines. */
const WITHOUT_OUTLINES = 300;

/** Waits until the list is complete and, unless it is long, every card is rendered in full. */
export const waitForWholeList = async (page: Page): Promise<void> => {
  await waitForApp(page);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText('Loading the rest…')).toHaveCount(0);
  if ((await page.locator('main [id^="link-"]').count()) <= WITHOUT_OUTLINES)
    await expect(page.locator('main article:not(:has(.stage))')).toHaveCount(0);
};

/** The number of items that a registry shows to guests. */
export const giftCount = async (page: Page, grId: string): Promise<number> => {
  const answer = await page.request.get(`/api/registry/${grId}`);
  const { products }: { products: ReadonlyArray<unknown> } = await answer.json();
  return products.length;
};

/** The card of an item, by its full name. */
export const card = (page: Page, name: string): Locator => page.getByRole('article', { name, exact: true });

/** The purchased and wanted quantities on a card. */
export const purchaseCounts = async (
  item: Locator,
): Promise<{ readonly purchased: number; readonly wanted: number }> => {
  const text = await item.getByText(/^\d+ of \d+ purchased$/).textContent();
  const [, purchased, wanted] = /^(\d+) of (\d+) purchased$/.exec(text ?? '') ?? [];
  return { purchased: Number(purchased), wanted: Number(wanted) };
};

/** The name of an item sold on this site of which at least that many units are still needed. */
export const neededGift = async (page: Page, atLeast: number, except: ReadonlyArray<string> = []): Promise<string> => {
  await waitForWholeList(page);
  for (const item of await page.getByRole('article').all()) {
    const name = (await item.getByRole('heading').textContent()) ?? '';
    const isForSale = (await item.getByRole('button', { name: /^Add to Cart/ }).count()) === 1;
    if (!isForSale || except.includes(name)) continue;
    const { wanted, purchased } = await purchaseCounts(item);
    if (wanted - purchased >= atLeast) return name;
  }
  throw new Error(`no gift of which ${atLeast} are still needed`);
};

/** The confirmation layer after adding to the cart. */
export const addedToCartDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: /^[0-9,]+ items? added to your cart$/ });

/** Waits until the history step of a closed dialog is done: until then, a browser would drop a requested navigation. */
export const historySettled = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => !(history.state?.openLayers > 0));
};

/** Closes the confirmation layer. */
export const continueShopping = async (page: Page): Promise<void> => {
  await addedToCartDialog(page).getByRole('button', { name: 'Continue Shopping' }).click();
  await expect(addedToCartDialog(page)).toHaveCount(0);
  await historySettled(page);
};

/** Waits until no dialog is open and none has a history entry. */
export const waitForClosedDialogs = async (page: Page): Promise<void> => {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await historySettled(page);
};

/** Waits until a dialog has taken the focus, a moment after it opens: text typed before that is lost. */
export const expectInitialFocus = (dialog: Locator): Promise<void> =>
  expect(dialog.locator('[data-autofocus]')).toBeFocused();

/** Adds an item to the cart from its card and closes the confirmation layer. */
export const addToCart = async (page: Page, name: string, quantity = 1): Promise<void> => {
  const item = card(page, name);
  await item.getByLabel(`Quantity of ${name}`).fill(String(quantity));
  await item.getByRole('button', { name: /^Add to Cart/ }).click();
  await continueShopping(page);
};

/** Fills in a test card on the cart page, by default one that succeeds. A reload of the page clears it. */
export const fillTestCard = async (page: Page, card = 'Approved'): Promise<void> => {
  await page.getByRole('button', { name: card, exact: true }).click();
};

/** Fills in the giver on the cart page, and a card. */
export const fillGiver = async (page: Page, firstName = 'Ruth', message = 'For long dinners.'): Promise<void> => {
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill('Okafor');
  await page.getByLabel('Email').fill('ruth@example.com');
  await page.getByLabel('Your message').fill(message);
  await fillTestCard(page);
};

export const orderButton = (page: Page): Locator => page.getByRole('button', { name: /^Place Order/ });

/** The heading after an order by `fillGiver`'s default giver. */
export const thankYouHeading = (page: Page): Locator => page.getByRole('heading', { name: 'Thank you, Ruth' });

/** Orders the cart. */
export const placeOrder = async (page: Page): Promise<void> => {
  await page.goto('/checkout/cart');
  await fillGiver(page);
  await orderButton(page).click();
  await expect(thankYouHeading(page)).toBeVisible();
};
