import {
  type CalendarDay,
  type DeliveryAddress,
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
import { option as O, readonlyArray as RA } from 'fp-ts';
import * as t from 'io-ts';
import {
  AccountId,
  Cents,
  GrId,
  Market,
  PersonalizationId,
  SiteId as SiteIdCodec,
  Sku,
} from '../sql/json/value.json.ts';
import { orThrow, readList, type SeededShop } from './data-files.ts';
import { readProducts, readServices, type ShopProducts } from './demo-products.ts';
import { readStores, stockOf } from './demo-stores.ts';
import type { Given } from './given.ts';
import type { GivenGiver } from './given-purchases.ts';

/** A registry of the demo that is open by link, its site, and what it shows. */
export interface ShownRegistry {
  readonly grId: NewRegistry['grId'];
  readonly site: SiteId;
  readonly as: string;
}

/** An order of the demo that was shipped, and the line of it that came back. */
interface DemoOrder {
  readonly grId: NewRegistry['grId'];
  readonly orderNumber: OrderNumber;
  readonly shippedAt: Instant;
  readonly returned?: { readonly line: number; readonly at: Instant };
}

const Account = t.type({
  id: AccountId,
  email: t.string,
  password: t.string,
  firstName: t.string,
  lastName: t.string,
});

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
    /** In the order of adding; `thousand` means a thousand products of the shop. */
    items: t.union([t.literal('thousand'), t.readonlyArray(Item)]),
  }),
  t.partial({
    market: Market,
    secondary: named,
    isPrivate: t.boolean,
    giftCardsBought: Cents,
    coupon: t.type({ couponNumber: t.string, discount: t.number, daysUntilExpiration: t.number }),
    /** Named when the service starts. */
    shown: t.type({ site: SiteIdCodec, as: t.string }),
    deliveryAddress: t.intersection([
      t.type({ recipient: t.string, line1: t.string, city: t.string, region: t.string, postalCode: t.string }),
      t.partial({ line2: t.string }),
    ]),
    /** Orders of its givers, by number, that were shipped, and what came back of them. */
    orders: t.readonlyArray(
      t.intersection([
        t.type({ nth: t.number, shippedDaysAgo: t.number }),
        t.partial({ returned: t.type({ line: t.number, daysAgo: t.number }) }),
      ]),
    ),
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

type ProductsOf = Readonly<Record<NewRegistry['market'], ReadonlyMap<string, Product>>>;

const itemOf =
  ({ sites }: SeededShop, productsOf: ProductsOf, { market = 'US' }: Registry) =>
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
      personalization: personalizationOf(
        product,
        design,
        (sites.find((site) => site.market === market) ?? sites[0]).currencyPrefix,
      ),
    };
  };

const MANY = 1_000;

/** A thousand products that a guest can see, in every purchase state; personalized ones have numbered designs. */
const thousandItems = ({ catalogue, lines }: ShopProducts): ReadonlyArray<Item> =>
  [...catalogue.filter(({ isNla }) => !isNla), ...lines].slice(0, MANY).map((product, index) => {
    const wanted = 1 + (index % 6);
    const bought = index % 5 === 0 ? wanted : index % 3 === 0 ? Math.floor(wanted / 2) : 0;
    const id = orThrow(parsePersonalizationId(9400 + index), 'a design');
    const design = { id, font: 'Roman', line1: 'Amelia', color: 'Brass' };
    return { sku: product.sku, wanted, bought, ...(needsDesign(product) ? { design } : {}) };
  });

const registryOf =
  (shop: SeededShop, today: CalendarDay, products: ShopProducts, productsOf: ProductsOf) =>
  (registry: Registry): NewRegistry => {
    const { grId, owner, market = 'US', primary, secondary, isPrivate = false, coupon } = registry;
    const items = registry.items === 'thousand' ? thousandItems(products) : registry.items;
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
      items: items.map(itemOf(shop, productsOf, registry)),
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

/** The demo of a day: the same day gives the same demo. */
export interface Demo {
  readonly given: Required<Given>;
  /** What became of some orders. */
  readonly orders: ReadonlyArray<DemoOrder>;
}

const ordersOf = (today: CalendarDay, { grId, orders = [] }: Registry): ReadonlyArray<DemoOrder> => {
  const at = (daysAgo: number): Instant =>
    orThrow(instantAt(Date.parse(`${today}T15:00:00Z`) - daysAgo * DAY), 'a time');
  return orders.map(({ nth, shippedDaysAgo, returned }) => ({
    grId,
    orderNumber: orThrow(parseOrderNumber(`GIVEN-${grId}-${nth}`), 'an order number'),
    shippedAt: at(shippedDaysAgo),
    ...(returned === undefined ? {} : { returned: { line: returned.line, at: at(returned.daysAgo) } }),
  }));
};

const deliveryAddressOf = ({ grId, deliveryAddress }: Registry): ReadonlyArray<readonly [string, DeliveryAddress]> =>
  deliveryAddress === undefined ? [] : [[grId, { ...deliveryAddress, line2: O.fromNullable(deliveryAddress.line2) }]];

const readRegistries = (shop: SeededShop): ReadonlyArray<Registry> =>
  readList(Registry, shop, 'registries/registries.json');

const readAccounts = (shop: SeededShop): ReadonlyArray<t.TypeOf<typeof Account>> =>
  readList(Account, shop, 'registries/accounts.json');

/** How to sign in to the first account. */
export interface DemoSignIn {
  readonly email: string;
  readonly password: string;
}

/** What to open and to sign in with. */
export interface ShownDemo {
  readonly registries: ReadonlyArray<ShownRegistry>;
  readonly signIn: O.Option<DemoSignIn>;
}

export const readShown = (shop: SeededShop): ShownDemo => ({
  registries: readRegistries(shop)
    .flatMap(({ grId, shown }) => (shown === undefined ? [] : [{ grId, ...shown }]))
    .sort((one, other) => one.grId.localeCompare(other.grId)),
  signIn: RA.head(readAccounts(shop)),
});

/** The shop's accounts, registries in order of creation, products and stores, as they are on that day. */
export const readDemo = (shop: SeededShop, today: CalendarDay): Demo => {
  const products = readProducts(shop);
  const { catalogue, lines, canadian } = products;
  const registries = readRegistries(shop);
  const stores = readStores(shop);
  const bySku = (all: ReadonlyArray<Product>): ReadonlyMap<string, Product> =>
    new Map(all.map((product) => [product.sku, product]));
  const productsOf = { US: bySku([...catalogue, ...lines]), CA: bySku(canadian) };
  return {
    given: {
      accounts: readAccounts(shop),
      registries: registries.map(registryOf(shop, today, products, productsOf)),
      addresses: Object.fromEntries(registries.flatMap(deliveryAddressOf)),
      givers: Object.fromEntries(registries.map((registry) => [registry.grId, giversOf(today, registry)])),
      products: [...catalogue, ...lines],
      canadianProducts: canadian,
      services: readServices(shop),
      stores,
      shelves: stockOf(stores, products),
      // Postal areas come with the migrations.
      postalAreas: [],
    },
    orders: registries.flatMap((registry) => ordersOf(today, registry)),
  };
};
