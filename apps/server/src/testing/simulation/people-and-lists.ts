import type { Authorization, IdempotencyKey, OrderNumber, OrderRequest, Orders } from '@gift-registry/domain';
import {
  accountIdOf,
  centsOf,
  dayOf,
  exampleItem,
  exampleProduct,
  exampleRegistry,
  grIdOf,
  instantOf,
  skuOf,
  visitorIdOf,
} from '@gift-registry/domain/testing/arbitrary';
import type { Given } from '@gift-registry/domain/testing/contract';
import { option as O } from 'fp-ts';

/** The morning on which owners see all that was hidden. */
export const EVENT_MORNING = instantOf('2027-09-12T05:00:00.000Z');

/** When a simulation begins. */
export const START = instantOf('2027-06-01T11:00:00.000Z');

const product = (sku: string, price: number, overrides: Parameters<typeof exampleProduct>[0] = {}) =>
  exampleProduct({ sku: skuOf(sku), name: `Product ${sku}`, currentPrice: centsOf(price), ...overrides });
const fund = (goal: number) => O.some({ name: 'Kettle', goal: centsOf(goal), raised: centsOf(0) });

/** What both lists begin with: several of something, two group gifts, the last one, and something no longer available. */
const items = [
  exampleItem({ product: product('101', 2_000), wanted: 3, purchased: 0 }),
  exampleItem({ product: product('102', 10_000), wanted: 1, purchased: 0, groupGift: fund(10_000) }),
  exampleItem({ product: product('103', 3_000), wanted: 1, purchased: 0 }),
  exampleItem({ product: product('104', 4_000), wanted: 2, purchased: 0, groupGift: fund(8_000) }),
  exampleItem({ product: product('105', 2_500, { isNla: true, isAvailable: false }), wanted: 2, purchased: 0 }),
];
const replacement = exampleItem({ product: product('106', 2_500) });

/** The items that actions are about; the last is on no list at first. */
export const identities = [...items, replacement].map(({ identity }) => identity);

/** The two lists with their owners: those of the first hide all purchases until the event. */
export const lists = ['amelia', 'bruno'].map((name, at) => ({
  grId: grIdOf(`731044${at}`),
  owner: accountIdOf(`account-${name}`),
  visitor: visitorIdOf(`visitor-${name}`),
  email: `${name}@example.com`,
  hidesAll: at === 0,
}));
export type List = (typeof lists)[number];

/** The five buyers, of whom nobody else has the name. */
export const buyers = ['Zerlina', 'Quentin', 'Xanthe', 'Wolfram', 'Yolanda'].map((firstName) => ({
  visitor: visitorIdOf(`visitor-${firstName}`),
  giver: { firstName, lastName: 'Giver', email: `${firstName.toLowerCase()}@example.com` },
}));
export type Buyer = (typeof buyers)[number];

/** What is there at first. */
export const given: Given = {
  products: [...items, replacement].map((item) => item.product),
  accounts: lists.map(({ owner, email }) => ({ id: owner, email, password: 'hearth and home 7' })),
  registries: lists.map(({ grId, owner, hidesAll }) =>
    exampleRegistry({
      grId,
      owners: [owner],
      eventDate: O.some(dayOf('2027-09-12')),
      items,
      surprise: { _tag: hidesAll ? 'UntilEvent' : 'Off' },
    }),
  ),
};

/** How an order was answered. */
export type OrderAnswer = Awaited<ReturnType<ReturnType<Orders['place']>>>;

/** An order that a buyer sends, again and again under one key until they know what became of it. */
export interface SentOrder {
  readonly buyer: Buyer;
  readonly key: IdempotencyKey;
  readonly request: OrderRequest;
  /** The last answer; undefined while there is none. */
  answer: OrderAnswer | undefined;
  /** The number that it was answered with; several are a fault. */
  readonly numbers: Set<OrderNumber>;
  /** Why it was refused although another call was answered with its number meanwhile, or was unavailable although nothing failed; that is a fault. */
  refused: string | undefined;
  /** What the buyer's bank asks about. */
  held: Authorization | undefined;
}

/** A cancellation that a buyer sends, maybe again. */
export interface SentCancellation {
  readonly buyer: Buyer;
  readonly orderNumber: OrderNumber;
  readonly key: IdempotencyKey;
}
