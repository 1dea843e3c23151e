import { orNull } from '@gift-registry/adapters-http/wire';
import {
  addTaxes,
  type GrId,
  type HeldOrder,
  type Instant,
  type ItemIdentity,
  type OrderNumber,
  type OrderRecord,
  type RecordLine,
  type UnshippedGift,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import * as t from 'io-ts';
import type { Queries } from '../database/queries.ts';
import {
  ChargesJson,
  GiftOptionsJson,
  NamesJson,
  PersonalizationTextJson,
  PostalAddressJson,
  TaxesJson,
} from './json/cart-line.json.ts';
import { readStored } from './json/codec.ts';
import {
  CalendarDay,
  Cents,
  GrId as GrIdJson,
  Instant as InstantJson,
  LanguageJson,
  OrderNumber as OrderNumberJson,
  PersonalizationId,
  SiteId,
  Sku,
  StoreNumber,
  VisitorId,
} from './json/value.json.ts';
import { readRegistries } from './registry-rows.ts';

const OrderRow = t.type(
  {
    order_number: OrderNumberJson,
    source: t.keyof({ here: null, reported: null, elsewhere: null }),
    shop: orNull(t.string),
    shop_order: orNull(t.string),
    visitor: orNull(VisitorId),
    site: SiteId,
    giver_first_name: t.string,
    giver_last_name: t.string,
    giver_email: t.string,
    email_before: orNull(t.string),
    message: t.string,
    language: LanguageJson,
    terms_language: orNull(LanguageJson),
    shipping_method: orNull(t.string),
    subtotal: Cents,
    discount: Cents,
    charges: ChargesJson,
    gift_options: GiftOptionsJson,
    total: Cents,
    arrives_from: orNull(CalendarDay),
    arrives_to: orNull(CalendarDay),
    payment_label: orNull(t.string),
    giver_address: orNull(PostalAddressJson),
    is_address_shared: t.boolean,
    is_surprise: t.boolean,
    is_near_day: t.boolean,
    authorization_name: orNull(t.string),
    placed_at: InstantJson,
  },
  'OrderRow',
);

const LineRow = t.type(
  {
    position: t.number,
    kind: t.keyof({ item: null, giftCard: null, eGiftCard: null, contribution: null }),
    registry_id: orNull(GrIdJson),
    sku: Sku,
    personalization_id: PersonalizationId,
    name: t.string,
    names: orNull(NamesJson),
    image_path: t.string,
    personalization: orNull(PersonalizationTextJson),
    quantity: t.number,
    unit_price: Cents,
    line_total: Cents,
    discount: Cents,
    taxes: TaxesJson,
    pickup_store: orNull(StoreNumber),
    pickup_store_name: orNull(t.string),
    shipped_at: orNull(InstantJson),
    arrived_at: orNull(InstantJson),
    is_damaged: t.boolean,
    lets_stay: t.boolean,
    fund_sku: orNull(Sku),
    fund_personalization_id: orNull(PersonalizationId),
    is_unmatched: t.boolean,
    filled: Cents,
    asked_until: orNull(CalendarDay),
  },
  'LineRow',
);

const ReturnRow = t.type(
  {
    reference: t.string,
    position: t.number,
    kind: t.keyof({ takenBack: null, returned: null, rejected: null, credited: null }),
    units: t.number,
    amount: Cents,
    returned_at: InstantJson,
  },
  'ReturnRow',
);

const lineOf = (raw: unknown): RecordLine => {
  const row = readStored(LineRow, raw);
  const identity = { sku: row.sku, personalizationId: row.personalization_id };
  const { pickup_store: storeNumber, pickup_store_name: name, personalization } = row;
  return {
    line: row.position + 1,
    kind: row.kind,
    grId: row.registry_id,
    identity,
    name: row.name,
    ...(O.isSome(row.names) ? { names: row.names.value } : {}),
    imagePath: row.image_path,
    quantity: row.quantity,
    unitPrice: row.unit_price,
    lineTotal: row.line_total,
    discount: row.discount,
    taxes: row.taxes,
    ...(row.is_unmatched ? { isUnmatched: true } : {}),
    ...(O.isSome(storeNumber) && O.isSome(name)
      ? { pickup: { storeNumber: storeNumber.value, name: name.value } }
      : {}),
    ...(O.isSome(personalization) ? { personalization: personalization.value } : {}),
    shippedAt: row.shipped_at,
    ...(O.isSome(row.asked_until) ? { askedUntil: row.asked_until.value } : {}),
    arrived: O.map((at: Instant) => ({ at, isDamaged: row.is_damaged }))(row.arrived_at),
    letsStay: row.lets_stay,
    filled: row.filled,
    fund:
      O.isSome(row.fund_sku) && O.isSome(row.fund_personalization_id)
        ? { sku: row.fund_sku.value, personalizationId: row.fund_personalization_id.value }
        : identity,
  };
};

/** The registries of an order's lines. */
export const registriesOf = ({ lines }: Pick<OrderRecord, 'lines'>): ReadonlyArray<GrId> => [
  ...new Set(lines.flatMap(({ grId }) => (O.isSome(grId) ? [grId.value] : []))),
];

/** The stored order; its row is locked until the transaction ends if requested. */
export const readOrder = async (
  queries: Queries,
  orderNumber: OrderNumber,
  isLocked: boolean,
): Promise<O.Option<OrderRecord>> => {
  const raw = await queries
    .selectFrom('orders')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst();
  if (raw === undefined) return O.none;
  const order = readStored(OrderRow, raw);
  const lineRows = await queries
    .selectFrom('order_lines')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .orderBy('position')
    .execute();
  const lines = lineRows.map(lineOf);
  const returns = await queries
    .selectFrom('order_returns')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .orderBy('entry')
    .execute();
  return O.some({
    orderNumber,
    placedAt: order.placed_at,
    source: order.source,
    boughtAt: O.map((shop: string) => ({ shop, shopOrder: O.getOrElse(() => '')(order.shop_order) }))(order.shop),
    site: order.site,
    visitor: order.visitor,
    giver: { firstName: order.giver_first_name, lastName: order.giver_last_name, email: order.giver_email },
    emailBefore: order.email_before,
    message: order.message,
    ...(order.language === 'en' ? {} : { language: order.language }),
    ...(O.isSome(order.terms_language) ? { termsLanguage: order.terms_language.value } : {}),
    shippingMethod: order.shipping_method,
    lines,
    subtotal: order.subtotal,
    discount: order.discount,
    charges: order.charges,
    taxes: addTaxes([...lines, ...order.charges].map(({ taxes }) => taxes)),
    total: order.total,
    arrival:
      O.isSome(order.arrives_from) && O.isSome(order.arrives_to)
        ? O.some({ from: order.arrives_from.value, to: order.arrives_to.value })
        : O.none,
    payment: order.payment_label,
    postalAddress: order.giver_address,
    isAddressShared: order.is_address_shared,
    isSurprise: order.is_surprise,
    isNearDay: order.is_near_day,
    giftOptions: order.gift_options,
    isPaidHere: O.isSome(order.authorization_name),
    returns: returns.map((each) => {
      const { position, returned_at, ...rest } = readStored(ReturnRow, each);
      return { ...rest, line: position + 1, at: returned_at };
    }),
  });
};

/** The order with the current registries of its lines. */
export const withRegistries = async (queries: Queries, order: OrderRecord): Promise<HeldOrder> => ({
  order,
  registries: await readRegistries(queries, registriesOf(order), {
    _tag: 'Named',
    identities: order.lines.flatMap(({ identity, fund }) => [identity, fund]),
  }),
});

/** The order and its registries; its row is locked if requested. */
export const readOrderWithRegistries = async (
  queries: Queries,
  orderNumber: OrderNumber,
  isLocked = false,
): Promise<O.Option<HeldOrder>> => {
  const order = await readOrder(queries, orderNumber, isLocked);
  return O.isNone(order) ? O.none : O.some(await withRegistries(queries, order.value));
};

const UnshippedRow = t.type({
  order_number: OrderNumberJson,
  sku: Sku,
  personalization_id: PersonalizationId,
  name: t.string,
  giver_email: t.string,
  site: SiteId,
});

/** The units of these items of a registry, or all that was given and was not offered back before, that were bought here and are not shipped; units of reported orders cannot be taken back here. */
export const readUnshippedGifts = async (
  queries: Queries,
  grId: GrId,
  items: ReadonlyArray<ItemIdentity> | 'all',
): Promise<ReadonlyArray<UnshippedGift>> => {
  const rows = await queries
    .selectFrom('order_lines as line')
    .innerJoin('orders', 'orders.order_number', 'line.order_number')
    .select(['line.order_number', 'line.sku', 'line.personalization_id', 'line.name', 'giver_email', 'site'])
    .where('line.registry_id', '=', grId)
    .where('orders.source', '!=', 'reported')
    .where('line.shipped_at', 'is', null)
    .where((where) =>
      items === 'all'
        ? where('line.is_offered', '=', false)
        : where.and([
            where('line.kind', '=', 'item'),
            where.or(
              items.map(({ sku, personalizationId }) =>
                where.and([where('line.sku', '=', sku), where('line.personalization_id', '=', personalizationId)]),
              ),
            ),
          ]),
    )
    .where(({ eb, selectFrom }) =>
      eb(
        'line.quantity',
        '>',
        selectFrom('order_returns as back')
          .select(({ fn, val }) => fn.coalesce(fn.sum<number>('back.units'), val(0)).as('units'))
          .whereRef('back.order_number', '=', 'line.order_number')
          .whereRef('back.position', '=', 'line.position'),
      ),
    )
    .orderBy('line.order_number')
    .execute();
  return rows.map((raw): UnshippedGift => {
    const { order_number, sku, personalization_id, name, giver_email, site } = readStored(UnshippedRow, raw);
    return {
      orderNumber: order_number,
      identity: { sku, personalizationId: personalization_id },
      name,
      email: giver_email,
      site,
    };
  });
};
