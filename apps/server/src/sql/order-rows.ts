import {
  type BoughtAt,
  chargesTotal,
  type GiftNote,
  NO_CENTS,
  type OrderSource,
  orderPlacedEvent,
  type PlacedOrder,
  type PostalAddress,
  type SiteId,
  taxTotal,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import type { Insertable } from 'kysely';
import type { Queries } from '../database/queries.ts';
import type { OrdersTable } from '../database/shopping-tables.ts';
import {
  ChargesJson,
  GiftOptionsJson,
  NamesJson,
  PersonalizationTextJson,
  PostalAddressJson,
  TaxesJson,
} from './json/cart-line.json.ts';
import { jsonOf, jsonOrNull } from './json/codec.ts';
import type { SqlContext } from './sql-context.ts';
import { saveWebhooks } from './webhook-outbox.sql.ts';

/** An order with its giver and message. */
export interface GivenOrder extends GiftNote {
  readonly order: PlacedOrder;
  readonly postalAddress?: O.Option<PostalAddress>;
  readonly isAddressShared?: boolean;
  readonly isSurprise?: boolean;
  readonly isNearDay?: boolean;
  readonly boughtAt?: BoughtAt;
}

/** The order's origin and payment state. */
export interface OrderOrigin
  extends Pick<Insertable<OrdersTable>, 'visitor' | 'shipping_method' | 'authorization_name' | 'captured_at'> {
  readonly source: OrderSource;
  readonly site: SiteId;
}

/** Writes an order with its lines and webhook messages. */
export const saveOrder = async (
  context: Pick<SqlContext, 'clock' | 'webhooks'>,
  transaction: Queries,
  origin: OrderOrigin,
  {
    order,
    giver,
    message,
    postalAddress = O.none,
    isAddressShared = false,
    isSurprise = false,
    isNearDay = false,
    boughtAt,
  }: GivenOrder,
): Promise<void> => {
  await transaction
    .insertInto('orders')
    .values({
      ...origin,
      order_number: order.orderNumber,
      giver_first_name: giver.firstName,
      giver_last_name: giver.lastName,
      giver_email: giver.email,
      message,
      language: order.language ?? 'en',
      terms_language: order.termsLanguage ?? null,
      subtotal: order.subtotal,
      discount: order.discount,
      charged: chargesTotal(order),
      tax: taxTotal(order),
      total: order.total,
      charges: jsonOf(ChargesJson, order.charges),
      gift_options: jsonOf(GiftOptionsJson, order.giftOptions ?? []),
      completion_registry: order.completionCode?.grId ?? null,
      completion_code: order.completionCode?.couponNumber ?? null,
      currency: order.currency,
      arrives_from: order.arrival?.from ?? null,
      arrives_to: order.arrival?.to ?? null,
      is_surprise: isSurprise,
      is_near_day: isNearDay,
      shop: boughtAt?.shop ?? null,
      shop_order: boughtAt?.shopOrder ?? null,
      giver_address: jsonOrNull(PostalAddressJson, postalAddress),
      is_address_shared: isAddressShared,
      payment_label: order.payment ?? null,
      released_at: null,
      placed_at: order.placedAt,
    })
    .execute();
  await saveWebhooks(context, transaction, [orderPlacedEvent(order, origin)]);
  if (order.lines.length === 0) return;
  await transaction
    .insertInto('order_lines')
    .values(
      order.lines.map((line, position) => ({
        order_number: order.orderNumber,
        position,
        line_id: line.lineId,
        kind: line.kind,
        registry_id: O.toNullable(line.grId),
        sku: line.identity.sku,
        personalization_id: line.identity.personalizationId,
        name: line.name,
        names: jsonOrNull(NamesJson, O.fromNullable(line.names)),
        image_path: line.imagePath,
        personalization: jsonOrNull(PersonalizationTextJson, O.fromNullable(line.personalization)),
        quantity: line.quantity,
        unit_price: line.unitPrice,
        line_total: line.lineTotal,
        discount: line.discount ?? NO_CENTS,
        taxes: jsonOf(TaxesJson, line.taxes ?? []),
        pickup_store: line.pickup?.storeNumber ?? null,
        pickup_store_name: line.pickup?.name ?? null,
        shipped_at: null,
        fund_sku: null,
        fund_personalization_id: null,
        is_unmatched: line.isUnmatched === true,
      })),
    )
    .execute();
};
