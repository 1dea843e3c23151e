import type { Product } from '@gift-registry/domain';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** The name of a picture of the shop's folder with and without its digest, by the address of its file for pages. */
const NAME = /^\/pictures\/(([\w-]+)\.[0-9a-f]+)-desktop\.webp$/;

/** Shows a file of the shop's folder that has changed under its new address, wherever the one before it is shown. */
export const renewPictures = async (db: Kysely<Tables>, products: ReadonlyArray<Product>): Promise<void> => {
  const present = new Map<string | undefined, string | undefined>(
    products.map(({ images }) => {
      const [, name, file] = NAME.exec(images.desktop) ?? [];
      return [file, name];
    }),
  );
  const address = sql<string>`product->'images'->>'desktop'`;
  const shown = await db.selectFrom('products').select(address.as('desktop')).distinct().execute();
  for (const { desktop } of shown) {
    const [, before, file] = NAME.exec(desktop) ?? [];
    const now = present.get(file);
    if (before === undefined || now === undefined || now === before) continue;
    const [from, to] = [`/pictures/${before}-`, `/pictures/${now}-`];
    await db
      .updateTable('products')
      .set({
        product: sql`replace(product::text, ${from}, ${to})::json`,
        in_stock: sql`replace(in_stock::text, ${from}, ${to})::json`,
      })
      .where(address, '=', desktop)
      .execute();
  }
};
