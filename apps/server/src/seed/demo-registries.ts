import {
  addDays,
  type CalendarDay,
  type DeliveryAddress,
  designChoices,
  eventTypeOf,
  FIRST_VERSION,
  type Instant,
  instantAt,
  itemPrice,
  marketRulesOf,
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
import type { InitialData, LoadedShop } from '../shop/read-shop.ts';
import type { WrittenItem, WrittenRegistry } from '../shop/shop-registries.ts';
import type { Given } from './given.ts';
import type { GivenGiver } from './given-purchases.ts';
import { orThrow } from './or-throw.ts';
import { stockOf } from './store-stock.ts';

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
  design: WrittenItem['design'],
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
  (products: ReadonlyMap<string, Product>, { currencyPrefix }: Pick<Site, 'currencyPrefix'>) =>
  ({ sku, wanted, bought, mostLoved = false, fund, design }: WrittenItem): RegistryItem => {
    const product = orThrow(O.fromNullable(products.get(sku)), `there is no product ${sku}`);
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
      personalization: personalizationOf(product, design, currencyPrefix),
    };
  };

/** That many products that a guest can see, in every purchase state; personalized ones have numbered designs. */
const moreItems = (products: ReadonlyArray<Product>, count: number): ReadonlyArray<WrittenItem> =>
  products
    .filter(({ isNla }) => !isNla)
    .slice(0, count)
    .map((product, index) => {
      const wanted = 1 + (index % 6);
      const bought = index % 5 === 0 ? wanted : index % 3 === 0 ? Math.floor(wanted / 2) : 0;
      const id = orThrow(parsePersonalizationId(9400 + index), 'a design');
      const { fonts, colors } = designChoices(product.personalizationType);
      const design = { id, font: fonts[0] ?? '', line1: 'Amelia', color: colors[0] ?? '' };
      return { sku: product.sku, wanted, bought, ...(needsDesign(product) ? { design } : {}) };
    });

const registryOf =
  (shop: Pick<LoadedShop, 'sites' | 'data'>, today: CalendarDay) =>
  (registry: WrittenRegistry): NewRegistry => {
    const { grId, market, owner, primary, secondary, isPrivate = false, coupon } = registry;
    const products = shop.data.products[market] ?? [];
    const dayIn = (days: number | undefined): O.Option<CalendarDay> =>
      O.map((of: number) => saturdayAfter(today, of))(O.fromNullable(days));
    const items = [...registry.items, ...moreItems(products, registry.moreItems ?? 0)];
    const bySku = new Map<string, Product>(products.map((product) => [product.sku, product]));
    return {
      grId,
      version: FIRST_VERSION,
      market,
      eventType: eventTypeOf(registry.eventType),
      eventDate: dayIn(registry.daysUntilEvent),
      dateBefore: dayIn(registry.daysUntilEventBefore),
      deliveryDates: {
        firstDay: O.map((days: number) => addDays(today, days))(O.fromNullable(registry.firstDay)),
        away: (registry.away ?? []).map(({ from, to }) => ({ from: addDays(today, from), to: addDays(today, to) })),
      },
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
      isPaused: registry.isPaused ?? false,
      surprise: { _tag: 'Off' },
      surpriseGifts: [],
      setAside: [],
      owners: [owner],
      items: items.map(itemOf(bySku, marketRulesOf(shop.sites, market))),
    };
  };

const addressOf = (
  [line1, city, region, postalCode]: readonly [string, string, string, string],
  country: string | undefined,
): PostalAddress => ({
  ...{ line1, line2: O.none, city, region, postalCode },
  ...(country === undefined ? {} : { country }),
});

const giversOf = (today: CalendarDay, { givers }: WrittenRegistry): ReadonlyArray<GivenGiver> =>
  givers.map(({ firstName, lastName, daysAgo, message = '', thanked, address, country, shop, ...asked }) => ({
    firstName,
    lastName,
    givenAt: new Date(Date.parse(`${today}T15:00:00Z`) - daysAgo * DAY).toISOString(),
    message,
    isThanked: thanked !== undefined,
    note: thanked ?? '',
    ...(address === undefined ? {} : { postalAddress: addressOf(address, country) }),
    ...(shop === undefined ? {} : { shop }),
    isSurprise: asked.surprise ?? false,
    isNearDay: asked.nearDay ?? false,
  }));

/** The demo of a day: the same day gives the same demo. */
export interface Demo {
  readonly given: Required<Given>;
  /** What became of some orders. */
  readonly orders: ReadonlyArray<DemoOrder>;
}

const ordersOf = (today: CalendarDay, { grId, orders = [] }: WrittenRegistry): ReadonlyArray<DemoOrder> => {
  const at = (daysAgo: number): Instant =>
    orThrow(instantAt(Date.parse(`${today}T15:00:00Z`) - daysAgo * DAY), 'a time');
  return orders.map(({ nth, shippedDaysAgo, returned }) => ({
    grId,
    orderNumber: orThrow(parseOrderNumber(`GIVEN-${grId}-${nth}`), 'an order number'),
    shippedAt: at(shippedDaysAgo),
    ...(returned === undefined ? {} : { returned: { line: returned.line, at: at(returned.daysAgo) } }),
  }));
};

const deliveryAddressOf = ({
  grId,
  deliveryAddress,
}: WrittenRegistry): ReadonlyArray<readonly [string, DeliveryAddress]> =>
  deliveryAddress === undefined ? [] : [[grId, { ...deliveryAddress, line2: O.fromNullable(deliveryAddress.line2) }]];

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

export const shownDemo = ({ registries, accounts }: Pick<InitialData, 'registries' | 'accounts'>): ShownDemo => ({
  registries: registries
    .flatMap(({ grId, shown }) => (shown === undefined ? [] : [{ grId, ...shown }]))
    .sort((one, other) => one.grId.localeCompare(other.grId)),
  signIn: RA.head(accounts),
});

/** The shop's accounts, registries in order of creation, products and stores, as they are on that day. */
export const demoOf = (shop: Pick<LoadedShop, 'sites' | 'data'>, today: CalendarDay): Demo => {
  const { accounts, registries, products, services, stores } = shop.data;
  return {
    given: {
      accounts,
      registries: registries.map(registryOf(shop, today)),
      addresses: Object.fromEntries(registries.flatMap(deliveryAddressOf)),
      givers: Object.fromEntries(registries.map((registry) => [registry.grId, giversOf(today, registry)])),
      products,
      services,
      stores,
      shelves: stockOf(shop.sites, stores, products),
      // Postal areas come with the migrations.
      postalAreas: [],
    },
    orders: registries.flatMap((registry) => ordersOf(today, registry)),
  };
};
