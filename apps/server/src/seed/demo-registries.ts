import {
  type CalendarDay,
  eventTypeOf,
  FIRST_VERSION,
  type Instant,
  instantAt,
  itemPrice,
  type NewRegistry,
  NO_CENTS,
  NOT_PERSONALIZED,
  needsDesign,
  type OrderNumber,
  type Personalization,
  type PostalAddress,
  type Product,
  parseAccountId,
  parseCalendarDay,
  parseOrderNumber,
  parsePersonalizationId,
  personalizationMessages,
  type RegistryItem,
  type Site,
  type SiteId,
  times,
  withoutDesign,
} from '@gift-registry/domain';
import { sites } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import * as t from 'io-ts';
import { AccountId, Cents, GrId, Market, PersonalizationId, Sku } from '../sql/json/value.json.ts';
import { orThrow, readJson } from './data-files.ts';
import { canadian, demoProducts, services, thousand } from './demo-products.ts';
import { demoShelves, demoStores } from './demo-stores.ts';
import type { Given } from './given.ts';
import type { GivenGiver } from './given-purchases.ts';

/** A demo registry that is open by link, and its site. */
interface DemoRegistry {
  readonly grId: string;
  readonly site: SiteId;
  readonly shows: string;
}

/** Number, site, and what it shows. */
export const DEMO_REGISTRIES = [
  { grId: '100200300', site: 'main', shows: 'a wedding' },
  { grId: '100200301', site: 'kids', shows: 'a baby' },
  { grId: '100200302', site: 'canada', shows: 'a celebration in Canada' },
  { grId: '100200303', site: 'main', shows: 'an empty list' },
  { grId: '100200304', site: 'main', shows: 'a thousand gifts' },
  { grId: '100200305', site: 'main', shows: 'an event that is over' },
] as const satisfies ReadonlyArray<DemoRegistry>;

/** An order of the demo that was shipped, and the line of it that came back. */
interface DemoOrder {
  readonly grId: string;
  readonly orderNumber: OrderNumber;
  readonly shippedAt: Instant;
  readonly returned?: { readonly line: number; readonly at: Instant };
}

/** The account that owns them. */
export const DEMO_SIGN_IN = { email: 'demo@example.com', password: 'demo-registry' } as const;

const named = t.intersection([t.type({ firstName: t.string }), t.partial({ lastName: t.string })]);

const Design = t.intersection([
  t.type({ id: PersonalizationId }),
  t.partial({ font: t.string, line1: t.string, line2: t.string, color: t.string, hasError: t.boolean }),
]);

const Item = t.intersection([
  t.type({ sku: Sku, wanted: t.number, bought: t.number }),
  t.partial({
    mostLoved: t.boolean,
    /** Group gifts, and what was raised so far, in cents. */
    fund: t.type({ name: t.string, raised: Cents }),
    design: Design,
  }),
]);
type Item = t.TypeOf<typeof Item>;

const Giver = t.intersection([
  t.type({ firstName: t.string, lastName: t.string, daysAgo: t.number }),
  /** `thanked` is the owners' note; missing if they have not thanked yet. */
  t.partial({
    message: t.string,
    thanked: t.string,
    /** At which other shop their one gift was bought. */
    shop: t.string,
    /** Whether owners see their gifts on the day of the event only. */
    surprise: t.boolean,
    /** Street, city, state and postal code. */
    address: t.tuple([t.string, t.string, t.string, t.string]),
  }),
]);

const Registry = t.intersection([
  t.type({
    grId: GrId,
    owner: AccountId,
    eventType: t.string,
    daysUntilEvent: t.number,
    primary: named,
    /** Earliest first. */
    givers: t.readonlyArray(Giver),
    /** In the order of adding; `thousand` means all products of the shop. */
    items: t.union([t.literal('thousand'), t.readonlyArray(Item)]),
  }),
  t.partial({
    market: Market,
    secondary: named,
    isPrivate: t.boolean,
    giftCardsBought: Cents,
    coupon: t.type({ couponNumber: t.string, discount: t.number, daysUntilExpiration: t.number }),
  }),
]);
type Registry = t.TypeOf<typeof Registry>;

const DAY = 86_400_000;
const SATURDAY = 6;

/** The first Saturday that is at least that many days after the day. */
const saturdayAfter = (day: CalendarDay, days: number): CalendarDay => {
  const earliest = Date.parse(`${day}T00:00:00Z`) + days * DAY;
  const wait = (SATURDAY - new Date(earliest).getUTCDay() + 7) % 7;
  return orThrow(parseCalendarDay(new Date(earliest + wait * DAY).toISOString().slice(0, 10)), 'a Saturday');
};

const productsOf: Readonly<Record<string, ReadonlyMap<Product['sku'], Product>>> = {
  US: new Map(demoProducts.map((product) => [product.sku, product])),
  CA: new Map(canadian.map((product) => [product.sku, product])),
};

const personalizationOf = (
  product: Product,
  design: Item['design'],
  currencyPrefix: Site['currencyPrefix'],
): O.Option<Personalization> => {
  const messages = personalizationMessages.messages(currencyPrefix);
  return O.map((plain: Personalization) => {
    if (design === undefined) return plain;
    const { font = '', line1 = '', line2 = '', color = '', hasError = false } = design;
    return { ...plain, ...messages, font, line1, line2, color, images: [product.images.desktop], hasError };
  })(withoutDesign(product, messages));
};

const itemOf =
  ({ market = 'US' }: Registry) =>
  ({ sku, wanted, bought, mostLoved = false, fund, design }: Item): RegistryItem => {
    const product = orThrow(O.fromNullable(productsOf[market]?.get(sku)), `there is no product ${sku}`);
    const identity = { sku, personalizationId: design?.id ?? NOT_PERSONALIZED };
    return {
      identity,
      product,
      wanted,
      purchased: bought,
      isMostLoved: mostLoved,
      groupGift:
        fund === undefined
          ? O.none
          : O.some({ name: fund.name, goal: times(itemPrice({ identity, product }), wanted), raised: fund.raised }),
      personalization: personalizationOf(product, design, (market === 'CA' ? sites.canada : sites.main).currencyPrefix),
    };
  };

/** All products that a guest can see, in every purchase state; personalized ones have numbered designs. */
const thousandItems: ReadonlyArray<Item> = thousand.map((product, index) => {
  const wanted = 1 + (index % 6);
  const bought = index % 5 === 0 ? wanted : index % 3 === 0 ? Math.floor(wanted / 2) : 0;
  const id = orThrow(parsePersonalizationId(9400 + index), 'a design');
  const design = { id, font: 'Roman', line1: 'Amelia', color: 'Brass' };
  return { sku: product.sku, wanted, bought, ...(needsDesign(product) ? { design } : {}) };
});

const registryOf =
  (today: CalendarDay) =>
  (registry: Registry): NewRegistry => {
    const { grId, owner, market = 'US', primary, secondary, isPrivate = false, coupon } = registry;
    const items = registry.items === 'thousand' ? thousandItems : registry.items;
    return {
      grId,
      version: FIRST_VERSION,
      market,
      eventType: eventTypeOf(registry.eventType),
      eventDate: saturdayAfter(today, registry.daysUntilEvent),
      primaryFirstName: primary.firstName,
      primaryLastName: O.fromNullable(primary.lastName),
      secondaryFirstName: O.fromNullable(secondary?.firstName),
      secondaryLastName: O.fromNullable(secondary?.lastName),
      greeting: O.none,
      biography: '',
      photo: O.none,
      visibility: { _tag: isPrivate ? 'Private' : 'Findable' },
      coupon: O.map(({ couponNumber, discount, daysUntilExpiration }: NonNullable<typeof coupon>) => ({
        couponNumber,
        discount,
        expirationDate: saturdayAfter(today, daysUntilExpiration),
        isCancelled: false,
      }))(O.fromNullable(coupon)),
      giftCardsBought: registry.giftCardsBought ?? NO_CENTS,
      settled: [],
      surprise: { _tag: 'Off' },
      surpriseGifts: [],
      setAside: [],
      owners: [owner],
      items: items.map(itemOf(registry)),
    };
  };

const addressOf = ([line1, city, region, postalCode]: readonly [string, string, string, string]): PostalAddress => ({
  line1,
  line2: O.none,
  city,
  region,
  postalCode,
});

const giversOf = (today: CalendarDay, { givers }: Registry): ReadonlyArray<GivenGiver> =>
  givers.map(({ firstName, lastName, daysAgo, message = '', thanked, address, shop, surprise = false }) => ({
    firstName,
    lastName,
    givenAt: new Date(Date.parse(`${today}T15:00:00Z`) - daysAgo * DAY).toISOString(),
    message,
    isThanked: thanked !== undefined,
    note: thanked ?? '',
    ...(address === undefined ? {} : { postalAddress: addressOf(address) }),
    ...(shop === undefined ? {} : { shop }),
    isSurprise: surprise,
  }));

/** What became of orders to the wedding: one was shipped, and a gift of another came back. */
export const demoOrders = (today: CalendarDay): ReadonlyArray<DemoOrder> => {
  const at = (daysAgo: number): Instant =>
    orThrow(instantAt(Date.parse(`${today}T15:00:00Z`) - daysAgo * DAY), 'a time');
  const grId = '100200300';
  const orderNumber = (nth: number): OrderNumber =>
    orThrow(parseOrderNumber(`GIVEN-${grId}-${nth}`), 'an order number');
  return [
    { grId, orderNumber: orderNumber(1), shippedAt: at(39) },
    { grId, orderNumber: orderNumber(2), shippedAt: at(36), returned: { line: 4, at: at(20) } },
  ];
};

const registries = readJson(t.readonlyArray(Registry), 'registries.json');

/** The demo of that day: two accounts, seven registries in order of creation, the products of both markets. The same day gives the same demo. */
export const demoGiven = (today: CalendarDay): Required<Given> => ({
  accounts: [
    {
      id: orThrow(parseAccountId('demo'), 'an account'),
      ...DEMO_SIGN_IN,
      firstName: 'Amelia',
      lastName: 'Hart',
    },
    {
      id: orThrow(parseAccountId('stranger'), 'an account'),
      email: 'stranger@example.com',
      password: 'stranger-registry',
      firstName: 'Margot',
      lastName: 'Vance',
    },
  ],
  registries: registries.map(registryOf(today)),
  addresses: {
    '100200300': {
      recipient: 'Amelia Hart and Jonah Reyes',
      line1: '2180 North Halsted Street',
      line2: O.some('Apt 3'),
      city: 'Chicago',
      region: 'IL',
      postalCode: '60614',
    },
    '100200302': {
      recipient: 'Amelia Hart',
      line1: '88 Queens Quay West',
      line2: O.none,
      city: 'Toronto',
      region: 'ON',
      postalCode: 'M5J 0B8',
    },
  },
  givers: Object.fromEntries(registries.map((registry) => [registry.grId, giversOf(today, registry)])),
  products: demoProducts,
  canadianProducts: canadian,
  services,
  stores: demoStores,
  shelves: demoShelves,
  // Postal areas come with the migrations.
  postalAreas: [],
});
