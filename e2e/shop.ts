import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { enter, type GiftList, type Session } from './registry.ts';

/** The demo registry, its pages and its owner, as `npm start` prints them. */
export const demo = {
  grId: '100200300',
  guestList: '/gift-registry/guest-list/100200300',
  registrantList: '/gift-registry/registrant-list/100200300',
  email: 'demo@example.com',
  password: 'demo-registry',
} as const;

/** Somebody else, who owns no registry of the demo but a private one. */
export const stranger = { email: 'stranger@example.com', password: 'stranger-registry' } as const;

/** A page of a browser that was never here. */
export const newVisitor = async (browser: Browser, baseURL: string | undefined): Promise<Page> => {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  return context.newPage();
};

/** Opens a registry as its registrant on the page, and as a guest on the page that is answered. */
export const openForBoth = async (
  { page, browser, baseURL, owner }: { page: Page; browser: Browser; baseURL: string | undefined; owner: Session },
  { registrantList, guestList }: GiftList,
): Promise<Page> => {
  await enter(page, owner, registrantList);
  const guest = await newVisitor(browser, baseURL);
  await guest.goto(guestList);
  return guest;
};

/** The page that a link opens in a tab of its own, shown in front: a tab in the background may wait with its drawing, and even with being there. */
export const openedApart = async (page: Page, open: () => Promise<void>): Promise<Page> => {
  const context = page.context();
  const here = page.url();
  const asked = context.waitForEvent('request', (request) => request.isNavigationRequest());
  const away = (tab: Page): void => void tab.close();
  context.on('page', away);
  await open();
  const request = await asked;
  context.off('page', away);
  const front = await context.newPage();
  await front.goto(request.url());
  expect(page.url(), 'the page stays as it is').toBe(here);
  return front;
};

/** Signs in and ends on the page that was asked for. */
export const signIn = async (
  page: Page,
  returnUrl: string,
  { email, password }: { readonly email: string; readonly password: string } = demo,
): Promise<void> => {
  await page.goto(`/account/login?returnUrl=${encodeURIComponent(returnUrl)}`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL((url) => `${url.pathname}${url.search}` === returnUrl);
  await expect(page.locator('#root > [inert]'), 'the app is there').toHaveCount(0);
};

/** The longest list of which every card is drawn in full. */
const DRAWN_IN_FULL = 300;

/** Waits until the whole list is there, also what comes after its first part, and in full unless it is a long one. */
export const wholeList = async (page: Page): Promise<void> => {
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText('Loading the rest…')).toHaveCount(0);
  if ((await page.getByRole('article').count()) <= DRAWN_IN_FULL)
    await expect(page.locator('main article:not(:has(.stage))')).toHaveCount(0);
};

/** How many gifts a registry's guests are shown by now. */
export const giftsOf = async (page: Page, grId: string): Promise<number> => {
  const answer = await page.request.get(`/api/registry/${grId}`);
  const { products }: { products: ReadonlyArray<unknown> } = await answer.json();
  return products.length;
};

/** The card of an item, by its full name. */
export const card = (page: Page, name: string): Locator => page.getByRole('article', { name, exact: true });

/** How far a card says that its wish is fulfilled: bought and wanted. */
export const sectionCountsOf = async (
  item: Locator,
): Promise<{ readonly purchased: number; readonly wanted: number }> => {
  const words = await item.getByText(/^\d+ of \d+ purchased$/).textContent();
  const [, purchased, wanted] = /^(\d+) of (\d+) purchased$/.exec(words ?? '') ?? [];
  return { purchased: Number(purchased), wanted: Number(wanted) };
};

/** The name of a gift that can be bought here and of which at least so many are still needed. */
export const neededGift = async (
  page: Page,
  atLeast: number,
  passingOver: ReadonlyArray<string> = [],
): Promise<string> => {
  await wholeList(page);
  for (const item of await page.getByRole('article').all()) {
    const name = (await item.getByRole('heading').textContent()) ?? '';
    const isForSale = (await item.getByRole('button', { name: /^Add to Cart/ }).count()) === 1;
    if (!isForSale || passingOver.includes(name)) continue;
    const { wanted, purchased } = await sectionCountsOf(item);
    if (wanted - purchased >= atLeast) return name;
  }
  throw new Error(`no gift of which ${atLeast} are still needed`);
};

/** The layer that tells what was put into the cart. */
export const addedLayer = (page: Page): Locator =>
  page.getByRole('dialog', { name: /^[0-9,]+ items? added to your cart$/ });

/** Waits until the step back of a layer that closed has landed: a browser drops a page that it is told to load before. */
export const stepsLanded = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => !(history.state?.openLayers > 0));
};

/** Leaves the layer that tells what was put into the cart, and goes on with the page. */
export const continueShopping = async (page: Page): Promise<void> => {
  await addedLayer(page).getByRole('button', { name: 'Continue Shopping' }).click();
  await expect(addedLayer(page)).toHaveCount(0);
  await stepsLanded(page);
};

/** Waits until no layer is open and none has a step any more. */
export const layersClosed = async (page: Page): Promise<void> => {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await stepsLanded(page);
};

/** Waits until a layer has taken the focus, as it does a moment after it is there: what is typed before is lost. */
export const tookFocus = (layer: Locator): Promise<void> => expect(layer.locator('[data-autofocus]')).toBeFocused();

/** Puts a gift into the cart, waits until it is there and goes on with the page. */
export const addToCart = async (page: Page, name: string, quantity = 1): Promise<void> => {
  const item = card(page, name);
  await item.getByLabel(`Quantity of ${name}`).fill(String(quantity));
  await item.getByRole('button', { name: /^Add to Cart/ }).click();
  await continueShopping(page);
};

/** Fills in who gives, on the cart's page. */
export const fillGiver = async (page: Page, firstName = 'Ruth', message = 'For long dinners.'): Promise<void> => {
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill('Okafor');
  await page.getByLabel('Email').fill('ruth@example.com');
  await page.getByLabel('Your message').fill(message);
};

/** The button of the cart's page that orders. */
export const orderButton = (page: Page): Locator => page.getByRole('button', { name: /^Place Order/ });

/** What is said to Ruth after her order. */
export const thanks = (page: Page): Locator => page.getByRole('heading', { name: 'Thank you, Ruth' });

/** Buys what is in the cart. */
export const placeOrder = async (page: Page): Promise<void> => {
  await page.goto('/checkout/cart');
  await fillGiver(page);
  await orderButton(page).click();
  await expect(thanks(page)).toBeVisible();
};
