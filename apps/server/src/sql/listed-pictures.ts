import type { Instant, PictureLeftOut, Product, ProductInput, Sku } from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { type PictureHost, readPictureAddress } from '../product-pictures/picture-addresses.ts';
import type { ShopPictures } from '../product-pictures/shop-pictures.ts';
import { type PicturePlace, shownPictures } from '../product-pictures/shown-pictures.ts';
import { after, DAY } from './durations.ts';

/** The accepted addresses of products' pictures, by product. */
type Accepted = ReadonlyMap<Sku, ReadonlyArray<string>>;

/** Separates the addresses that may be fetched from the others; files of the shop's folder are neither. Of products with one SKU the last counts. */
export const acceptedPictures = (
  hosts: ReadonlyArray<PictureHost>,
  { inFile }: ShopPictures,
  inputs: ReadonlyArray<ProductInput>,
): { readonly accepted: Accepted; readonly leftOut: ReadonlyArray<PictureLeftOut> } => {
  const read = readPictureAddress(hosts);
  const accepted = new Map<Sku, ReadonlyArray<string>>();
  const leftOut: Array<PictureLeftOut> = [];
  for (const { sku, pictures } of new Map(inputs.map((input) => [input.sku, input])).values()) {
    const addresses = new Set<string>();
    for (const [place, text] of pictures.entries()) {
      if (O.isSome(inFile(text))) continue;
      const address = read(text);
      if (E.isRight(address)) addresses.add(address.right);
      else leftOut.push({ sku, place, reason: address.left });
    }
    accepted.set(sku, [...addresses]);
  }
  return { accepted, leftOut };
};

/** An address of a product, with the picture that was fetched from it. */
interface PlaceRow extends PicturePlace {
  readonly address: string;
}

/** The addresses of these products' pictures, in order. */
export const readPlaces = async (
  transaction: Transaction<Tables>,
  skus: ReadonlyArray<string>,
): Promise<ReadonlyMap<string, ReadonlyArray<PlaceRow>>> => {
  const places = new Map<string, Array<PlaceRow>>();
  if (skus.length === 0) return places;
  const rows = await transaction
    .selectFrom('product_pictures')
    .innerJoin('picture_addresses', 'picture_addresses.address', 'product_pictures.address')
    .select(['sku', 'product_pictures.address', 'is_former', 'picture'])
    .where(sql<boolean>`sku = any(${skus}::text[])`)
    .orderBy('position')
    .execute();
  for (const { sku, address, is_former: isFormer, picture } of rows)
    places.set(sku, [...(places.get(sku) ?? []), { address, isFormer, picture: O.fromNullable(picture) }]);
  return places;
};

/** A listing that names an address again so long after it was given up has it fetched again. */
const TRIED_AGAIN_AFTER = DAY;

/** Saves new addresses, which are then due, and locks all of them, so that none is fetched before the listing is done. */
const lockAddresses = async (
  transaction: Transaction<Tables>,
  addresses: ReadonlyArray<string>,
  now: Instant,
): Promise<ReadonlyMap<string, O.Option<string>>> => {
  if (addresses.length === 0) return new Map();
  await transaction
    .insertInto('picture_addresses')
    .values(addresses.toSorted().map((address) => ({ address, due_at: now })))
    .onConflict((conflict) => conflict.column('address').doNothing())
    .execute();
  const rows = await transaction
    .selectFrom('picture_addresses')
    .select(['address', 'picture'])
    .where('address', 'in', addresses)
    .orderBy('address')
    .forNoKeyUpdate()
    .execute();
  await transaction
    .updateTable('picture_addresses')
    .set({ attempts: 0, due_at: now, given_up_at: null })
    .where('address', 'in', addresses)
    .where('given_up_at', '<=', after(now, -TRIED_AGAIN_AFTER))
    .execute();
  return new Map(rows.map(({ address, picture }) => [address, O.fromNullable(picture)]));
};

/** The places that a product has with these addresses: those that it had before stay while none of the new ones has a picture. */
const placesWith = (
  addresses: ReadonlyArray<string>,
  pictureAt: ReadonlyMap<string, O.Option<string>>,
  before: ReadonlyArray<PlaceRow>,
): ReadonlyArray<PlaceRow> => {
  const current = addresses.map(
    (address): PlaceRow => ({
      address,
      isFormer: false,
      picture: pictureAt.get(address) ?? O.none,
    }),
  );
  const keepsFormer = current.length > 0 && current.every(({ picture }) => O.isNone(picture));
  const former = before
    .filter(({ address, picture }) => O.isSome(picture) && !addresses.includes(address))
    .map((place) => ({ ...place, isFormer: true }));
  return keepsFormer ? [...current, ...former] : current;
};

/** The pictures of listed products, before and after. */
export interface ListedPictures {
  readonly before: ReadonlyMap<string, ReadonlyArray<PlaceRow>>;
  readonly places: ReadonlyMap<Sku, ReadonlyArray<PlaceRow>>;
  /** What the product shows in place of those that it comes with. */
  readonly shown: (product: Product) => Pick<Product, 'images' | 'carouselImages'>;
}

/** Locks the addresses, as whoever has fetched a picture does after the catalogue, and finds what the products show. */
export const preparePictures = async (
  transaction: Transaction<Tables>,
  accepted: Accepted,
  now: Instant,
): Promise<ListedPictures> => {
  const skus = [...accepted.keys()];
  const pictureAt = await lockAddresses(transaction, [...new Set([...accepted.values()].flat())], now);
  const before = await readPlaces(transaction, skus);
  const places = new Map(
    [...accepted].map(([sku, addresses]) => [sku, placesWith(addresses, pictureAt, before.get(sku) ?? [])]),
  );
  return { before, places, shown: (product) => shownPictures(product, places.get(product.sku) ?? []) };
};

const isSamePlaces = (some: ReadonlyArray<PlaceRow>, others: ReadonlyArray<PlaceRow>): boolean =>
  some.length === others.length &&
  some.every(
    ({ address, isFormer }, index) => address === others[index]?.address && isFormer === others[index]?.isFormer,
  );

/** Saves which addresses the written products have. */
export const savePictures = async (
  transaction: Transaction<Tables>,
  { before, places }: ListedPictures,
): Promise<void> => {
  const changed = [...places].filter(([sku, own]) => !isSamePlaces(own, before.get(sku) ?? []));
  if (changed.length === 0) return;
  await transaction
    .deleteFrom('product_pictures')
    .where(
      'sku',
      'in',
      changed.map(([sku]) => sku),
    )
    .execute();
  const rows = changed.flatMap(([sku, own]) =>
    own.map(({ address, isFormer }, position) => ({ sku, address, position, is_former: isFormer })),
  );
  if (rows.length > 0) await transaction.insertInto('product_pictures').values(rows).execute();
};
