import { either as E } from 'fp-ts';
import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { inTransaction } from '../database/transaction.ts';
import { pictureImages } from '../product-pictures/picture-variants.ts';
import { after, DAY } from './durations.ts';
import { lockCatalogue } from './put-products.ts';
import type { SqlContext } from './sql-context.ts';

/** A picture stays so long after the last product with it: open pages, carts and emails still show it. Those of gifts in orders stay for good. */
const KEPT_FOR = 30 * DAY;

/** As many as one round deletes. */
const AT_ONCE = 10_000;

const hasProduct = ({ exists, selectFrom }: ExpressionBuilder<Tables, 'picture_addresses'>) =>
  exists(
    selectFrom('product_pictures').select('sku').whereRef('product_pictures.address', '=', 'picture_addresses.address'),
  );

const hasAddress = ({ exists, selectFrom }: ExpressionBuilder<Tables, 'pictures'>) =>
  exists(selectFrom('picture_addresses').select('address').whereRef('picture_addresses.picture', '=', 'pictures.name'));

/** Deletes addresses that no product has. The catalogue is locked, as by a listing, so that no product gets one of them meanwhile. */
const forgetAddresses = async (db: Kysely<Tables>): Promise<void> => {
  await inTransaction<never, void>(db, async (transaction) => {
    await lockCatalogue(transaction);
    const unused = transaction
      .selectFrom('picture_addresses')
      .select('address')
      .where((eb) => eb.not(hasProduct(eb)))
      .limit(AT_ONCE);
    await transaction.deleteFrom('picture_addresses').where('address', 'in', unused).execute();
    return E.right(undefined);
  });
};

/** The file of a picture that an order has. */
const [beforeName = '', afterName = ''] = pictureImages('|', '').desktop.split('|');

/** Notes which pictures no address has any more, and deletes those of which that was noted long ago. */
const forgetPictures = async ({ db, clock }: Pick<SqlContext, 'db' | 'clock'>): Promise<void> => {
  const now = clock.now();
  await db
    .updateTable('pictures')
    .set({ unused_since: null })
    .where('unused_since', 'is not', null)
    .where(hasAddress)
    .execute();
  await db
    .updateTable('pictures')
    .set({ unused_since: now })
    .where('unused_since', 'is', null)
    .where((eb) => eb.not(hasAddress(eb)))
    .execute();
  await inTransaction<never, void>(db, async (transaction) => {
    const unused = await transaction
      .selectFrom('pictures')
      .select('name')
      .where('unused_since', '<', after(now, -KEPT_FOR))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('order_lines')
              .select('image_path')
              .where('image_path', '=', sql<string>`${beforeName} || pictures.name || ${afterName}`),
          ),
        ),
      )
      .limit(AT_ONCE)
      .forUpdate()
      .skipLocked()
      .execute();
    if (unused.length > 0)
      await transaction
        .deleteFrom('pictures')
        .where(
          'name',
          'in',
          unused.map(({ name }) => name),
        )
        .where((eb) => eb.not(hasAddress(eb)))
        .execute();
    return E.right(undefined);
  });
};

/** Deletes addresses that no product has, and pictures that none has had for thirty days. */
export const forgetUnusedPictures = async (context: Pick<SqlContext, 'db' | 'clock'>): Promise<void> => {
  await forgetAddresses(context.db);
  await forgetPictures(context);
};
