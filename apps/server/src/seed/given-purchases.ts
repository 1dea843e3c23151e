import {
  arrivalOf,
  type CalendarDay,
  contributionLineId,
  fundCapacity,
  type GroupGift,
  giftCardCode,
  giftCardFace,
  giftCardIdentity,
  type NewRegistry,
  namesOf,
  type PostalAddress,
  type Product,
  parseCalendarDay,
  type RegistryItem,
  type Site,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import type { Insertable, Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { NamesJson, PostalAddressJson } from '../sql/json/cart-line.json.ts';
import { jsonOrNull } from '../sql/json/codec.ts';

type Line = Omit<Insertable<Tables['order_lines']>, 'order_number' | 'position'>;
type Entry = Omit<Insertable<Tables['ledger']>, 'order_number' | 'occurred_at' | 'registry_id'>;

/** One gift: its order line and its ledger entry. */
export interface GivenLine {
  readonly line: Line;
  readonly entry: Entry;
}

const namedBy = (product: Product): Pick<Line, 'name' | 'names'> => {
  const { name, names } = namesOf(product);
  return { name, names: jsonOrNull(NamesJson, O.fromNullable(names)) };
};

const unitsOf = (
  { grId }: NewRegistry,
  { identity, product, purchased, wanted }: RegistryItem,
): ReadonlyArray<GivenLine> => {
  if (purchased === 0) return [];
  const ids = { sku: identity.sku, personalization_id: identity.personalizationId };
  const [unit_price, amount] = [product.currentPrice, product.currentPrice * purchased];
  return [
    {
      line: {
        ...ids,
        line_id: `${grId}-${identity.sku}-${identity.personalizationId}`,
        kind: 'item',
        registry_id: grId,
        ...namedBy(product),
        image_path: product.images.desktop,
        quantity: purchased,
        unit_price,
        line_total: amount,
      },
      entry: {
        ...ids,
        kind: 'purchase',
        quantity: purchased,
        over_purchased: Math.max(0, purchased - wanted),
        unit_price,
        amount,
      },
    },
  ];
};

/** The amount split into parts of at most `most`. */
const split = (amount: number, most: number): ReadonlyArray<number> =>
  amount <= 0 ? [] : [Math.min(amount, most), ...split(amount - most, most)];

const raisedFor = ({ groupGift }: RegistryItem): number =>
  O.getOrElse(() => 0)(O.map(({ raised }: GroupGift) => Number(raised))(groupGift));

/** The money in the fund of an item; the units it paid for are among those bought. */
const moneyOf = ({ grId }: NewRegistry, item: RegistryItem, most: number): ReadonlyArray<GivenLine> => {
  const { identity, product } = item;
  const ids = { sku: identity.sku, personalization_id: identity.personalizationId };
  const isFull = fundCapacity(item) === 0;
  return split(raisedFor(item), most).map((amount) => ({
    line: {
      ...ids,
      line_id: contributionLineId(grId, identity),
      kind: 'contribution',
      registry_id: grId,
      ...namedBy(product),
      image_path: product.images.desktop,
      quantity: 1,
      unit_price: amount,
      line_total: amount,
      filled: isFull ? amount : 0,
    },
    entry: { ...ids, kind: 'contribution', quantity: 0, over_purchased: 0, unit_price: null, amount },
  }));
};

/** Gift cards of that sum, sent by mail. */
const cardsOf = (
  { grId, eventType, giftCardsBought }: NewRegistry,
  seller: Site,
  most: number,
): ReadonlyArray<GivenLine> => {
  const { name, imagePath } = giftCardFace('GiftCard', giftCardCode(seller, eventType));
  return split(giftCardsBought, most).map((amount) => ({
    line: {
      line_id: 'card-given',
      kind: 'giftCard',
      registry_id: grId,
      sku: giftCardIdentity.sku,
      personalization_id: giftCardIdentity.personalizationId,
      name,
      image_path: imagePath,
      quantity: 1,
      unit_price: amount,
      line_total: amount,
    },
    entry: {
      kind: 'giftCard',
      sku: null,
      personalization_id: null,
      quantity: 1,
      over_purchased: 0,
      unit_price: amount,
      amount,
    },
  }));
};

/** All gifts to a registry: bought, raised and spent on cards. */
export const givenLines = (registry: NewRegistry, seller: Site, most: number): ReadonlyArray<GivenLine> => [
  ...registry.items.flatMap((item) => [...unitsOf(registry, item), ...moneyOf(registry, item, most)]),
  ...cardsOf(registry, seller, most),
];

/** The gift as one that was bought at another shop, where what was paid is not known. */
const withoutSum = ({ line, entry }: GivenLine): GivenLine => ({
  line: { ...line, unit_price: 0, line_total: 0 },
  entry: { ...entry, kind: 'boughtElsewhere', unit_price: 0, amount: 0 },
});

/** A giver, and the owners' note on the gift. */
export interface GivenGiver {
  readonly firstName: string;
  readonly lastName: string;
  readonly givenAt: string;
  readonly message: string;
  readonly isThanked: boolean;
  readonly note: string;
  /** Where they live, if they said so. */
  readonly postalAddress?: PostalAddress;
  /** At which other shop their one gift was bought (ELSE-01). */
  readonly shop?: string;
  /** Whether owners see their gifts on the day of the event only (OWN-02). */
  readonly isSurprise?: boolean;
  /** Whether they are sent near the day of the event (SHIP-06). */
  readonly isNearDay?: boolean;
}

/** Before any event of the example registries. */
const LONG_AGO = '2020-01-01T00:00:00.000Z';

/** The giver if none is named. */
const earlyGuest: GivenGiver = {
  firstName: 'Early',
  lastName: 'Guest',
  givenAt: LONG_AGO,
  message: '',
  isThanked: false,
  note: '',
};

/** In cents: the most money that one of several givers gives at once. */
const ONE_GIFT = 150_00;

/** The order of one giver's gifts. */
const orderNumberFor = ({ grId }: NewRegistry, givers: ReadonlyArray<GivenGiver>, nth: number): string =>
  givers.length === 0 ? `GIVEN-${grId}` : `GIVEN-${grId}-${nth + 1}`;

/** The columns of an order that is sent near the day; it would arrive by the first of the site's shipping methods otherwise. */
const nearDay = ({ shippingMethods: [method] }: Site, givenAt: string) => {
  const arrival = O.map((day: CalendarDay) => arrivalOf(method.arrival, day))(parseCalendarDay(givenAt.slice(0, 10)));
  return O.isSome(arrival) ? { is_near_day: true, arrives_from: arrival.value.from, arrives_to: arrival.value.to } : {};
};

/** Writes the paid order of one giver, with its ledger entries and thank-you notes. */
const putOrder = async (
  db: Kysely<Tables>,
  { grId }: NewRegistry,
  seller: Site,
  order_number: string,
  { firstName, lastName, givenAt, message, isThanked, note, postalAddress, shop, ...asked }: GivenGiver,
  gifts: ReadonlyArray<GivenLine>,
): Promise<void> => {
  const subtotal = gifts.reduce((sum, { line }) => sum + line.line_total, 0);
  await db
    .insertInto('orders')
    .values({
      order_number,
      visitor: 'given',
      site: seller.id,
      giver_first_name: firstName,
      giver_last_name: lastName,
      giver_email: `${firstName}.${lastName}@example.test`.toLowerCase().replace(/[^a-z.@]/g, ''),
      giver_address: jsonOrNull(PostalAddressJson, O.fromNullable(postalAddress)),
      is_address_shared: postalAddress !== undefined,
      ...(shop === undefined
        ? {
            shipping_method: 'standard',
            payment_label: 'Test card ending 4242',
            authorization_name: `given-${order_number}`,
          }
        : { source: 'elsewhere', shop, shop_order: '' }),
      message,
      subtotal,
      total: subtotal,
      currency: seller.marketRules.currency,
      is_surprise: asked.isSurprise ?? false,
      ...(asked.isNearDay === true ? nearDay(seller, givenAt) : {}),
      placed_at: givenAt,
      captured_at: givenAt,
      released_at: null,
    })
    .execute();
  await db
    .insertInto('order_lines')
    .values(gifts.map(({ line }, position) => ({ ...line, order_number, position })))
    .execute();
  await db
    .insertInto('ledger')
    .values(gifts.map(({ entry }) => ({ ...entry, order_number, registry_id: grId, occurred_at: givenAt })))
    .execute();
  if (!isThanked && note === '') return;
  await db
    .insertInto('gift_marks')
    .values(
      gifts.map((_, nth) => ({
        registry_id: grId,
        gift: `${order_number}:${nth + 1}`,
        is_thanked: isThanked,
        note: nth === 0 ? note : '',
      })),
    )
    .execute();
};

/** What a registry keeps of a gift that its owners do not see before the event. */
const surpriseOf = (orderNumber: string, { line }: GivenLine) => {
  const { kind, sku, personalization_id, quantity, line_total } = line;
  return {
    orderNumber,
    identity: kind === 'giftCard' ? null : { sku, personalizationId: personalization_id },
    units: kind === 'item' ? quantity : 0,
    amount: kind === 'item' ? 0 : line_total,
  };
};

/** Writes paid orders at that site for what is given as bought, as raised and as spent on cards, with ledger entries, so that counts and ledger agree; split among the givers in turn. */
export const putPurchases = async (
  db: Kysely<Tables>,
  registry: NewRegistry,
  seller: Site,
  givers: ReadonlyArray<GivenGiver> = [],
): Promise<void> => {
  const gifts = givenLines(registry, seller, givers.length === 0 ? Number.POSITIVE_INFINITY : ONE_GIFT);
  const named = givers.length === 0 ? [earlyGuest] : givers;
  const [paid, elsewhere] = [
    named.filter(({ shop }) => shop === undefined),
    named.filter(({ shop }) => shop !== undefined),
  ];
  const bought = gifts.filter(({ line }) => line.kind === 'item').slice(0, elsewhere.length);
  const others = gifts.filter((gift) => !bought.includes(gift));
  const surprises: Array<ReturnType<typeof surpriseOf>> = [];
  for (const [nth, giver] of [...paid, ...elsewhere].entries()) {
    const own =
      giver.shop === undefined
        ? others.filter((_, index) => index % paid.length === nth)
        : bought.slice(nth - paid.length, nth - paid.length + 1).map(withoutSum);
    const orderNumber = orderNumberFor(registry, givers, nth);
    if (own.length > 0) await putOrder(db, registry, seller, orderNumber, giver, own);
    if (giver.isSurprise === true) surprises.push(...own.map((gift) => surpriseOf(orderNumber, gift)));
  }
  if (surprises.length > 0)
    await db
      .updateTable('registries')
      .set({ surprise_gifts: JSON.stringify(surprises) })
      .where('registry_id', '=', registry.grId)
      .execute();
};
