import { randomUUID } from 'node:crypto';
import { either as E } from 'fp-ts';
import * as t from 'io-ts';
import { DEMO_SIGN_IN } from '../demo-sign-in.ts';
import type { Seen } from '../freshness.ts';
import type { Service } from './services.ts';

/** A failed check: the service broke a promise. */
export class CheckFailed extends Error {}

/** Throws `CheckFailed` with the sentence unless the condition holds. */
export const check: (holds: boolean, sentence: string) => asserts holds = (holds, sentence) => {
  if (!holds) throw new CheckFailed(sentence);
};

/** The answer of a call, or that the connection broke first. */
export type Answer =
  | { readonly status: number; readonly body: unknown; readonly retryAfter: string | null }
  | { readonly status: 'broken' };

const read = <A>(codec: t.Decoder<unknown, A>, answer: Answer): A => {
  check(answer.status !== 'broken', 'a call was not answered');
  const value = codec.decode(answer.body);
  check(E.isRight(value), `an answer ${answer.status} that cannot be read: ${JSON.stringify(answer.body)}`);
  return value.right;
};

let people = 0;

/** A network address that has not been used before. */
export const newAddress = (): string => {
  people += 1;
  return `10.${Math.floor(people / 65_536) % 256}.${Math.floor(people / 256) % 256}.${people % 256}`;
};

/** A browser with its own network address; it keeps its cookies for every service it calls. */
const browser = (always: Readonly<Record<string, string>> = {}) => {
  const address = newAddress();
  const cookies = new Map<string, string>();
  return async (
    { address: origin }: Service,
    path: string,
    body?: object,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> => {
    try {
      const answer = await fetch(`${origin}${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          origin,
          'x-forwarded-for': address,
          'content-type': 'application/json',
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...always,
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      for (const cookie of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        cookies.set(name, value);
      }
      return { status: answer.status, body: await answer.json(), retryAfter: answer.headers.get('retry-after') };
    } catch (error) {
      // Thrown by fetch when the connection breaks or cannot be made.
      if (error instanceof TypeError || error instanceof SyntaxError) return { status: 'broken' };
      throw error;
    }
  };
};

/** A registry with one item. */
export interface Registry {
  readonly grId: string;
  readonly sku: string;
}

const items = t.array(
  t.type({
    sku: t.string,
    isCB2: t.boolean,
    isNla: t.boolean,
    isMadeToOrder: t.boolean,
    availability: t.type({ isAvailable: t.boolean }),
    isGroupGift: t.boolean,
    personalizationType: t.number,
    quantityPurchased: t.number,
  }),
);

const DEMO_REGISTRY = '100200300';

/** Signs in as the demo's registrant; returns a function that writes the greeting of one of their registries. */
export const greeter = async (
  service: Service,
): Promise<(at: Service, registry: Registry, greeting: string) => Promise<void>> => {
  const owner = browser();
  const signedIn = await owner(service, '/api/account/sign-in', DEMO_SIGN_IN);
  check(signedIn.status === 200, `signing in was answered ${signedIn.status}`);
  return async (at, { grId }, greeting) => {
    const written = await owner(at, '/gift-registry/universal/update-greeting', { grId, greeting });
    check(written.status === 200, `writing a greeting was answered ${written.status}`);
  };
};

const counters = t.type({
  greeting: t.string,
  products: t.array(t.type({ sku: t.string, quantityPurchased: t.number, currentPrice: t.number })),
});

/** Reads a registry's view or page like a guest's browser: it caches the response and revalidates it. */
export const keepingReader = (
  { grId, sku }: Registry,
  kind: 'view' | 'page',
): ((service: Service) => Promise<Seen>) => {
  const path = kind === 'view' ? `/api/registry/${grId}` : `/gift-registry/guest-list/${grId}`;
  let copy: { readonly etag: string; readonly seen: Seen } | undefined;
  return async ({ address }) => {
    const answer = await fetch(`${address}${path}`, {
      headers: {
        'x-forwarded-for': newAddress(),
        ...(copy === undefined ? {} : { 'if-none-match': copy.etag }),
      },
    });
    const body = await answer.text();
    if (answer.status === 304 && copy !== undefined) return copy.seen;
    check(answer.status === 200, `a ${kind} was answered ${answer.status}`);
    const json = kind === 'view' ? body : (/id="page-state" [^>]*>(.*?)<\/script>/su.exec(body)?.[1] ?? 'null');
    const state = read(counters, { status: 200, body: JSON.parse(json), retryAfter: null });
    const item = state.products.find((its) => its.sku === sku);
    check(item !== undefined, `a ${kind} lacks the item`);
    const seen = { purchased: item.quantityPurchased, greeting: Number(state.greeting), price: item.currentPrice };
    const etag = answer.headers.get('etag');
    copy = etag === null ? undefined : { etag, seen };
    return seen;
  };
};

/**
 * Signs in as the demo's registrant; returns a function that creates a registry with one item in that wanted quantity,
 * at this service or another one on the same database.
 */
export const registryMaker = async (service: Service): Promise<(wanted: number, at?: Service) => Promise<Registry>> => {
  const owner = browser();
  const signedIn = await owner(service, '/api/account/sign-in', DEMO_SIGN_IN);
  check(signedIn.status === 200, `signing in was answered ${signedIn.status}`);
  const demo = read(items, await owner(service, `/api/registry-list/${DEMO_REGISTRY}`));
  const sku = demo.find(
    (item) =>
      item.availability.isAvailable &&
      !item.isCB2 &&
      !item.isNla &&
      !item.isMadeToOrder &&
      !item.isGroupGift &&
      item.personalizationType === 0,
  )?.sku;
  check(sku !== undefined, 'the demo has nothing to buy');
  return async (wanted, at = service) => {
    const inHalfAYear = new Date(Date.now() + 180 * 86_400_000).toISOString().slice(0, 10);
    const created = await owner(at, '/api/registries', {
      registryTypeCode: 'br',
      eventDate: inHalfAYear,
      primaryFirstName: 'Drill',
      primaryLastName: 'Hart',
      secondaryFirstName: 'Theo',
      secondaryLastName: 'Moss',
    });
    const { grId } = read(t.type({ grId: t.string }), created);
    const added = await owner(at, '/gift-registry/add-gift-registry-item', {
      GrId: grId,
      Items: [{ Sku: sku, Quantity: wanted }],
    });
    check(added.status === 200, `adding an item was answered ${added.status}`);
    return { grId, sku };
  };
};

/** The purchased quantity of the item. */
export const purchased = async (service: Service, { grId, sku }: Registry): Promise<number> =>
  read(items, await browser()(service, `/api/registry-list/${grId}`)).find((item) => item.sku === sku)
    ?.quantityPurchased ?? 0;

/** The answer of a health endpoint of the service. */
export const healthOf = (service: Service, path: '/livez' | '/readyz'): Promise<Answer> => browser()(service, path);

/** A guest with one unit of the item in the cart. */
export interface Buyer {
  /** Orders the cart, under this buyer's key unless a different one is given. */
  readonly order: (service: Service, key?: string) => Promise<Answer>;
}

/** The number of a placed order. */
export const orderNumber = (answer: Answer): string => read(t.type({ orderNumber: t.string }), answer).orderNumber;

/** The tag of a refusal. */
export const refusal = (answer: Answer): string =>
  read(t.type({ error: t.type({ _tag: t.string }) }), answer).error._tag;

/** Creates guests, each with one of the item in a cart, who send these headers along. */
export const buyersOf = (
  service: Service,
  { grId, sku }: Registry,
  count: number,
  headers: Readonly<Record<string, string>> = {},
): Promise<ReadonlyArray<Buyer>> =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const guest = browser(headers);
      const added = await guest(service, '/browse/scbadd/AddItemToCartV2', {
        items: [{ Sku: sku, Quantity: 1, OptionChoiceParameter: '', GiftRegistryId: grId }],
      });
      check(added.status === 200, `adding to the cart was answered ${added.status}`);
      const ownKey = randomUUID();
      return {
        order: (at, key = ownKey) =>
          guest(
            at,
            '/api/orders',
            {
              giver: { firstName: 'Ida', lastName: 'Rowe', email: 'ida@example.com' },
              message: '',
              payment: { token: 'demo_succeeds_4242_test' },
            },
            { 'idempotency-key': key },
          ),
      };
    }),
  );
