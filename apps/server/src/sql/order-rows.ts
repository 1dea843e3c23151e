import type { CartOwner, Placement } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import type { Queries } from '../database/queries.ts';

/** Keeps the order with its lines; its money is still to be taken. */
export const keepOrder = async (
  transaction: Queries,
  { visitor, site }: CartOwner,
  { order, giver, message, shippingMethod, authorization }: Placement,
): Promise<void> => {
  await transaction
    .insertInto('orders')
    .values({
      order_number: order.orderNumber,
      visitor,
      site,
      giver_first_name: giver.firstName,
      giver_last_name: giver.lastName,
      giver_email: giver.email,
      message,
      shipping_method: shippingMethod,
      subtotal: order.subtotal,
      authorization_name: authorization,
      placed_at: order.placedAt,
      captured_at: null,
    })
    .execute();
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
        image_path: line.imagePath,
        quantity: line.quantity,
        unit_price: line.unitPrice,
        line_total: line.lineTotal,
      })),
    )
    .execute();
};
