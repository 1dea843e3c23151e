import { type APIRequest, type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test';

/** A signed-in user's cookies. */
export type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

export interface TestRegistry {
  readonly grId: string;
  /** The first registrant's first name; unique. */
  readonly firstName: string;
  readonly guestList: string;
  readonly registrantList: string;
  readonly settings: string;
}

const origin = (baseURL: string | undefined): string => new URL(baseURL ?? '').origin;

const apiClient = (request: APIRequest, baseURL: string | undefined, session?: Session): Promise<APIRequestContext> =>
  request.newContext({
    baseURL: origin(baseURL),
    extraHTTPHeaders: { origin: origin(baseURL) },
    ...(session === undefined ? {} : { storageState: session }),
  });

/** Signs in through the API, once for many tests: verifying a password is deliberately slow. */
export const createSession = async (
  request: APIRequest,
  baseURL: string | undefined,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<Session> => {
  const client = await apiClient(request, baseURL);
  const answer = await client.post('/api/account/sign-in', { data: { email, password } });
  expect(answer.status()).toBe(200);
  const session = await client.storageState();
  await client.dispose();
  return session;
};

const retailersDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago' });

/** The ISO date that many days from today, where the demo's retailer is; by dates, since a day on which clocks change has not 24 hours. */
export const dateIn = (days: number): string =>
  new Date(Date.parse(retailersDay.format(Date.now())) + days * 86_400_000).toISOString().slice(0, 10);

/** Spells a number with letters, since names have no digits. */
const asLetters = (number: string): string => [...number].map((digit) => 'abcdefghij'[Number(digit)]).join('');

/** Creates a wedding registry with items: SKU and wanted quantity. */
export const createRegistry = async (
  request: APIRequest,
  baseURL: string | undefined,
  owner: Session,
  items: ReadonlyArray<readonly [sku: string, wanted: number]>,
): Promise<TestRegistry> => {
  const client = await apiClient(request, baseURL, owner);
  const firstName = `Mar${asLetters(String(Date.now()).slice(-7))}`;
  const created = await client.post('/api/registries', {
    data: {
      registryTypeCode: 'br',
      eventDate: dateIn(200),
      primaryFirstName: firstName,
      primaryLastName: 'Vance',
      secondaryFirstName: 'Theo',
      secondaryLastName: 'Moss',
    },
  });
  expect(created.status()).toBe(201);
  const { grId }: { grId: string } = await created.json();
  if (items.length > 0) {
    const added = await client.post('/gift-registry/add-gift-registry-item', {
      data: { GrId: grId, Items: items.map(([Sku, Quantity]) => ({ Sku, Quantity })) },
    });
    expect(added.status()).toBe(200);
  }
  await client.dispose();
  return {
    grId,
    firstName,
    guestList: `/gift-registry/guest-list/${grId}`,
    registrantList: `/gift-registry/registrant-list/${grId}`,
    settings: `/gift-registry/registrant/edit-registry?id=${grId}`,
  };
};

/** Interacts with the page, which makes one that is rendered whole start its app. */
export const usePage = async (page: Page): Promise<void> => {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
};

/** Waits until the app has taken over the page. */
export const waitForApp = async (page: Page): Promise<void> => {
  await usePage(page);
  await expect(page.locator('#root > [inert], [data-starts-on-use], .app-coming'), 'the app has started').toHaveCount(
    0,
  );
};

/**
 * Opens a path in the app of the open page, as Back does, with the title of the service's page: half of what loading
 * costs. For pages whose heading is another one, and whose HTML has nothing that the app only reads there.
 */
export const openInApp = async (page: Page, path: string): Promise<void> => {
  const heading = page.getByRole('heading', { level: 1 }).first();
  const before = (await heading.textContent()) ?? '';
  await page.evaluate(async (to) => {
    const html = await (await fetch(to)).text();
    history.pushState({}, '', to);
    document.title = /<title>([^<]*)/.exec(html)?.[1] ?? '';
  }, path);
  await expect(heading).toBeVisible();
  await expect(heading, path).not.toHaveText(before);
};

/** Opens a page as a signed-in user and waits for the app. */
export const openSignedIn = async (page: Page, session: Session, path: string): Promise<void> => {
  await page.context().addCookies(session.cookies);
  await page.goto(path);
  await waitForApp(page);
};

/** Sends a request as a signed-in user, outside of any page. */
export const post = async (
  request: APIRequest,
  baseURL: string | undefined,
  session: Session,
  path: string,
  data: object,
): Promise<void> => {
  const client = await apiClient(request, baseURL, session);
  expect((await client.post(path, { data })).status(), path).toBe(200);
  await client.dispose();
};

/** Adds an item to the cart of the API client's visitor. */
export const addToCartByApi = async (
  client: APIRequestContext,
  baseURL: string | undefined,
  { grId }: Pick<TestRegistry, 'grId'>,
  sku: string | undefined,
  quantity = 1,
): Promise<void> => {
  const added = await client.post('/browse/scbadd/AddItemToCartV2', {
    headers: { origin: origin(baseURL) },
    data: { items: [{ Sku: sku, Quantity: quantity, OptionChoiceParameter: '', GiftRegistryId: grId }] },
  });
  expect(added.status()).toBe(200);
};

/** The items of a registry as its guests see them. */
export const listedGifts = async (
  client: APIRequestContext,
  { grId }: Pick<TestRegistry, 'grId'>,
): Promise<
  ReadonlyArray<{
    readonly sku: string;
    readonly name: string;
    readonly quantityPurchased: number;
    readonly quantityWants: number;
  }>
> => (await client.get(`/api/registry-list/${grId}`)).json();

/** The purchased quantity of an item. */
export const purchasedCount = async (
  client: APIRequestContext,
  list: Pick<TestRegistry, 'grId'>,
  sku: string,
): Promise<number | undefined> => (await listedGifts(client, list)).find((item) => item.sku === sku)?.quantityPurchased;

const newKey = (): string => `elsewhere-${Date.now()}-${Math.floor(Math.random() * 1e6)}`;

/** The token of a test card that succeeds. */
const TEST_TOKEN = 'demo_succeeds_4242_test';

const otherGiver = { firstName: 'Ida', message: '' };

/** Orders the cart of the API client's visitor. */
const order = async (client: APIRequestContext, { firstName, message }: typeof otherGiver): Promise<void> => {
  const ordered = await client.post('/api/orders', {
    headers: { 'idempotency-key': newKey() },
    data: {
      giver: { firstName, lastName: 'Rival', email: 'ida@example.com' },
      message,
      payment: { token: TEST_TOKEN },
    },
  });
  expect(ordered.status()).toBe(201);
};

/** Orders a unit of an item by calls, as the visitor of the page; returns the order's number and the ordered lines. */
export const orderByApi = async (
  { request }: Page,
  baseURL: string | undefined,
  list: Pick<TestRegistry, 'grId'>,
  sku: string,
  email: string,
  more: object = {},
): Promise<{ readonly orderNumber: string; readonly lines: ReadonlyArray<{ readonly name: string }> }> => {
  await addToCartByApi(request, baseURL, list, sku);
  const placed = await request.post('/api/orders', {
    headers: { 'idempotency-key': newKey(), origin: origin(baseURL) },
    data: {
      giver: { firstName: 'Ruth', lastName: 'Moran', email },
      message: 'With love',
      payment: { token: TEST_TOKEN },
      ...more,
    },
  });
  expect(placed.status()).toBe(201);
  return placed.json();
};

/** Buys an item as a different visitor. */
export const buyElsewhere = async (
  request: APIRequest,
  baseURL: string | undefined,
  list: Pick<TestRegistry, 'grId'>,
  name: string,
  units = 1,
  giver = otherGiver,
): Promise<void> => {
  const client = await apiClient(request, baseURL);
  const sku = (await listedGifts(client, list)).find((item) => item.name === name)?.sku;
  await addToCartByApi(client, baseURL, list, sku, units);
  await order(client, giver);
  await client.dispose();
};

/** Contributes to a group gift as a different visitor. */
export const contributeElsewhere = async (
  request: APIRequest,
  baseURL: string | undefined,
  { grId }: Pick<TestRegistry, 'grId'>,
  sku: string,
  amount: number,
): Promise<void> => {
  const client = await apiClient(request, baseURL);
  const contributed = await client.post('/api/cart/contributions', {
    headers: { 'idempotency-key': newKey() },
    data: { grId, sku, personalizationId: 0, amount },
  });
  expect(contributed.status()).toBe(200);
  await order(client, otherGiver);
  await client.dispose();
};
