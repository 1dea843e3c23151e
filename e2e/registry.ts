import { type APIRequest, type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test';

/** Somebody who is signed in, as a browser keeps it. */
export type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

/** A registry and its pages. */
export interface GiftList {
  readonly grId: string;
  /** The first name of its first registrant, which no other registry has. */
  readonly firstName: string;
  readonly guestList: string;
  readonly registrantList: string;
  readonly settings: string;
}

const origin = (baseURL: string | undefined): string => new URL(baseURL ?? '').origin;

const caller = (request: APIRequest, baseURL: string | undefined, session?: Session): Promise<APIRequestContext> =>
  request.newContext({
    baseURL: origin(baseURL),
    extraHTTPHeaders: { origin: origin(baseURL) },
    ...(session === undefined ? {} : { storageState: session }),
  });

/** Signs in by a call, once for many tests: a password is dear to check. */
export const sessionOf = async (
  request: APIRequest,
  baseURL: string | undefined,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<Session> => {
  const calls = await caller(request, baseURL);
  const answer = await calls.post('/api/account/sign-in', { data: { email, password } });
  expect(answer.status()).toBe(200);
  const session = await calls.storageState();
  await calls.dispose();
  return session;
};

/** The day so many days from now, as a calendar writes it. */
export const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const letters = (number: string): string => [...number].map((digit) => 'abcdefghij'[Number(digit)]).join('');

/** Begins a wedding registry and puts things on it: SKU, and how many are wanted. */
export const begin = async (
  request: APIRequest,
  baseURL: string | undefined,
  owner: Session,
  wishes: ReadonlyArray<readonly [sku: string, wanted: number]>,
): Promise<GiftList> => {
  const calls = await caller(request, baseURL, owner);
  const firstName = `Mar${letters(String(Date.now()).slice(-7))}`;
  const begun = await calls.post('/api/registries', {
    data: {
      registryTypeCode: 'br',
      eventDate: dayIn(200),
      primaryFirstName: firstName,
      primaryLastName: 'Vance',
      secondaryFirstName: 'Theo',
      secondaryLastName: 'Moss',
    },
  });
  expect(begun.status()).toBe(201);
  const { grId }: { grId: string } = await begun.json();
  if (wishes.length > 0) {
    const added = await calls.post('/gift-registry/add-gift-registry-item', {
      data: { GrId: grId, Items: wishes.map(([Sku, Quantity]) => ({ Sku, Quantity })) },
    });
    expect(added.status()).toBe(200);
  }
  await calls.dispose();
  return {
    grId,
    firstName,
    guestList: `/gift-registry/guest-list/${grId}`,
    registrantList: `/gift-registry/registrant-list/${grId}`,
    settings: `/gift-registry/registrant/edit-registry?id=${grId}`,
  };
};

/** Goes to a page as somebody who is signed in. */
export const enter = async (page: Page, session: Session, path: string): Promise<void> => {
  await page.context().addCookies(session.cookies);
  await page.goto(path);
  await expect(page.locator('#root > [inert]'), 'the app is there').toHaveCount(0);
};

/** Makes a call as the owner of a registry does, beside any page. */
export const post = async (
  request: APIRequest,
  baseURL: string | undefined,
  session: Session,
  path: string,
  data: object,
): Promise<void> => {
  const calls = await caller(request, baseURL, session);
  expect((await calls.post(path, { data })).status(), path).toBe(200);
  await calls.dispose();
};

/** Puts a gift into the cart of who makes these calls, as its card on the page does. */
export const putIntoCart = async (
  calls: APIRequestContext,
  baseURL: string | undefined,
  { grId }: Pick<GiftList, 'grId'>,
  sku: string | undefined,
  quantity = 1,
): Promise<void> => {
  const added = await calls.post('/browse/scbadd/AddItemToCartV2', {
    headers: { origin: origin(baseURL) },
    data: { items: [{ Sku: sku, Quantity: quantity, OptionChoiceParameter: '', GiftRegistryId: grId }] },
  });
  expect(added.status()).toBe(200);
};

/** What a registry's guests are told of its gifts. */
export const giftsFor = async (
  calls: APIRequestContext,
  { grId }: Pick<GiftList, 'grId'>,
): Promise<
  ReadonlyArray<{
    readonly sku: string;
    readonly name: string;
    readonly quantityPurchased: number;
    readonly quantityWants: number;
  }>
> => (await calls.get(`/api/registry-list/${grId}`)).json();

/** How many of a gift are bought by now. */
export const boughtOf = async (
  calls: APIRequestContext,
  list: Pick<GiftList, 'grId'>,
  sku: string,
): Promise<number | undefined> => (await giftsFor(calls, list)).find((item) => item.sku === sku)?.quantityPurchased;

const newKey = (): string => `elsewhere-${Date.now()}-${Math.floor(Math.random() * 1e6)}`;

const rival = { firstName: 'Ida', message: '' };

/** Orders what is in the cart of who makes these calls. */
const order = async (calls: APIRequestContext, { firstName, message }: typeof rival): Promise<void> => {
  const ordered = await calls.post('/api/orders', {
    headers: { 'idempotency-key': newKey() },
    data: { giver: { firstName, lastName: 'Rival', email: 'ida@example.com' }, message },
  });
  expect(ordered.status()).toBe(201);
};

/** Somebody else buys so many of a gift, in another browser. */
export const buyElsewhere = async (
  request: APIRequest,
  baseURL: string | undefined,
  list: Pick<GiftList, 'grId'>,
  name: string,
  units = 1,
  giver = rival,
): Promise<void> => {
  const calls = await caller(request, baseURL);
  const sku = (await giftsFor(calls, list)).find((item) => item.name === name)?.sku;
  await putIntoCart(calls, baseURL, list, sku, units);
  await order(calls, giver);
  await calls.dispose();
};

/** Somebody else gives so much for a group gift, in another browser. */
export const giveElsewhere = async (
  request: APIRequest,
  baseURL: string | undefined,
  { grId }: Pick<GiftList, 'grId'>,
  sku: string,
  amount: number,
): Promise<void> => {
  const calls = await caller(request, baseURL);
  const given = await calls.post('/api/cart/contributions', {
    headers: { 'idempotency-key': newKey() },
    data: { grId, sku, personalizationId: 0, amount },
  });
  expect(given.status()).toBe(200);
  await order(calls, rival);
  await calls.dispose();
};
