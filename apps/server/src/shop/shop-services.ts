import { sku, wholeCents } from '@gift-registry/adapters-http/wire';
import type { Product, ProductServices } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import * as t from 'io-ts';
import { type FileMistake, nonBlankText, strictObject, strictObjectWithOptional } from '../json-file/file-codec.ts';
import { pictureImages } from '../product-pictures/picture-variants.ts';
import type { ShopPictures } from '../product-pictures/shop-pictures.ts';

/** `catalogue/services.json`: services and special order terms of products (CART-01). */
export const servicesCodec = t.readonlyArray(
  strictObjectWithOptional(
    { sku },
    {
      installation: strictObject({ type: t.number, fee: wholeCents }),
      /** The preview of a personalized product, a file of the shop's pictures. */
      specialOrderPicture: nonBlankText,
    },
  ),
  'a list of services',
);

type WrittenServices = t.TypeOf<typeof servicesCodec>;

/** What the file names that is not there; `products` are those of all markets. */
export const serviceMistakes = (
  services: WrittenServices,
  products: ReadonlyArray<Product>,
  { inFile }: ShopPictures,
): ReadonlyArray<FileMistake> =>
  services.flatMap(({ sku, specialOrderPicture = '' }, index) => [
    ...(products.some((product) => product.sku === sku)
      ? []
      : [{ place: `[${index}].sku`, expected: 'that of a product' }]),
    ...(specialOrderPicture === '' || O.isSome(inFile(specialOrderPicture))
      ? []
      : [{ place: `[${index}].specialOrderPicture`, expected: 'a file in pictures' }]),
  ]);

export const servicesOf = (services: WrittenServices, { inFile }: ShopPictures): ReadonlyArray<ProductServices> =>
  services.map(({ sku, installation, specialOrderPicture }) => ({
    sku,
    installation: O.fromNullable(installation),
    specialOrderPicture: O.map(({ name }: { readonly name: string }) => pictureImages(name, '').desktop)(
      O.chain(inFile)(O.fromNullable(specialOrderPicture)),
    ),
  }));
