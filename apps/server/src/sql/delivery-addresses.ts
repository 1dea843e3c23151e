import type { DeliveryAddress, GrId } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import type { Queries } from '../database/queries.ts';

/** Where the registry's gifts are delivered; none where nobody has said so. */
export const readDeliveryAddress = async (queries: Queries, grId: GrId): Promise<O.Option<DeliveryAddress>> => {
  const row = await queries
    .selectFrom('delivery_addresses')
    .selectAll()
    .where('registry_id', '=', grId)
    .executeTakeFirst();
  if (row === undefined) return O.none;
  const { recipient, line1, line2, city, region, postal_code } = row;
  return O.some({ recipient, line1, line2: O.fromNullable(line2), city, region, postalCode: postal_code });
};

/** Has the registry's gifts delivered there from now on, or nowhere. */
export const keepDeliveryAddress = async (
  queries: Queries,
  grId: GrId,
  address: O.Option<DeliveryAddress>,
): Promise<void> => {
  if (O.isNone(address)) {
    await queries.deleteFrom('delivery_addresses').where('registry_id', '=', grId).execute();
    return;
  }
  const { recipient, line1, line2, city, region, postalCode } = address.value;
  const columns = { recipient, line1, line2: O.toNullable(line2), city, region, postal_code: postalCode };
  await queries
    .insertInto('delivery_addresses')
    .values({ registry_id: grId, ...columns })
    .onConflict((conflict) => conflict.column('registry_id').doUpdateSet(columns))
    .execute();
};
