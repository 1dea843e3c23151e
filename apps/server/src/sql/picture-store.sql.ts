import { type Product, parseSku } from '@gift-registry/domain';
import { either as E, option as O, readonlyArray as RA } from 'fp-ts';
import { sql, type Transaction } from 'kysely';
import type { Queries } from '../database/queries.ts';
import type { Tables } from '../database/tables.ts';
import { inTransaction } from '../database/transaction.ts';
import type { PictureFetch, PictureStore } from '../product-pictures/picture-store.ts';
import { type PicturePlace, shownPictures } from '../product-pictures/shown-pictures.ts';
import { attempt } from './attempt.ts';
import { readStored } from './json/codec.ts';
import { ProductJson } from './json/product.json.ts';
import { readPlaces } from './listed-pictures.ts';
import { lockCatalogue, lockedProducts, writeChanged } from './put-products.ts';
import type { SqlContext } from './sql-context.ts';

/** The address, as long as its last attempt is this one. */
const current = (queries: Queries, { address, attempts }: PictureFetch) =>
  queries
    .updateTable('picture_addresses')
    .where('address', '=', address)
    .where('attempts', '=', attempts)
    .where('due_at', 'is not', null);

/** A stored product with the pictures of its addresses. */
const withPictures = (json: string, places: ReadonlyArray<PicturePlace>): Product => {
  const product = readStored(ProductJson, JSON.parse(json));
  return { ...product, ...shownPictures(product, places) };
};

/** Shows the picture that was fetched from the address with every product that has it. */
const showFetched = async (transaction: Transaction<Tables>, address: string): Promise<void> => {
  const rows = await transaction
    .selectFrom('product_pictures')
    .select(['sku', 'is_former'])
    .where('address', '=', address)
    .execute();
  const skus = RA.compact(rows.map(({ sku }) => parseSku(sku)));
  const current = rows.filter((row) => !row.is_former).map(({ sku }) => sku);
  if (current.length > 0)
    await transaction
      .deleteFrom('product_pictures')
      .where('is_former', '=', true)
      .where(sql<boolean>`sku = any(${current}::text[])`)
      .execute();
  const places = await readPlaces(transaction, skus);
  const present = await lockedProducts(transaction, skus);
  for (const market of new Set([...present.values()].map((product) => product.market))) {
    const products = [...present.values()].filter((product) => product.market === market);
    const shown = products.map(({ sku, json, inStockJson }) => {
      const own = places.get(sku) ?? [];
      return { product: withPictures(json, own), inStock: withPictures(inStockJson ?? json, own) };
    });
    await writeChanged(transaction, market, shown, present);
  }
};

/** The pictures of products, and the addresses that they are fetched from, of one database. */
export const pictureStore = (context: SqlContext): PictureStore => ({
  take: (now, until) =>
    attempt(context, 'pictures.take', async ({ db }) => {
      const taken = await db
        .updateTable('picture_addresses')
        .set({ due_at: until, attempts: sql<number>`attempts + 1` })
        .where('address', '=', (due) =>
          due
            .selectFrom('picture_addresses as due')
            .select('due.address')
            .where('due.due_at', '<=', now)
            .orderBy('due.due_at')
            .limit(1)
            .forUpdate()
            .skipLocked(),
        )
        .returning(['address', 'attempts'])
        .executeTakeFirst();
      return O.fromNullable(taken);
    }),

  fetched: (fetch, { name, webp }) =>
    attempt(context, 'pictures.fetched', async ({ db }) => {
      // Left: the reservation has ended, and another attempt is under way.
      await inTransaction<'superseded', void>(db, async (transaction) => {
        // The catalogue first and then the address, as a listing does.
        await lockCatalogue(transaction);
        await transaction
          .insertInto('pictures')
          .values({ name, webp: Buffer.from(webp), unused_since: null })
          .onConflict((conflict) => conflict.column('name').doUpdateSet({ unused_since: null }))
          .execute();
        const { numUpdatedRows } = await current(transaction, fetch)
          .set({ picture: name, due_at: null, reason: null })
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return E.left('superseded');
        return E.right(await showFetched(transaction, fetch.address));
      });
    }),

  postpone: (fetch, until, reason) =>
    attempt(context, 'pictures.postpone', async ({ db }) => {
      await current(db, fetch).set({ due_at: until, reason }).execute();
    }),

  release: (fetch, until, reason) =>
    attempt(context, 'pictures.release', async ({ db }) => {
      await current(db, fetch)
        .set({ due_at: until, attempts: fetch.attempts - 1, reason })
        .execute();
    }),

  giveUp: (fetch, at, reason) =>
    attempt(context, 'pictures.giveUp', async ({ db }) => {
      await current(db, fetch).set({ due_at: null, given_up_at: at, reason }).execute();
    }),

  find: (name) =>
    attempt(context, 'pictures.find', async ({ db }) => {
      const row = await db.selectFrom('pictures').select('webp').where('name', '=', name).executeTakeFirst();
      return O.fromNullable(row?.webp);
    }),
});
