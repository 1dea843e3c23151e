/*
 * [PERS-02] [API-01] Monogram, embroidery and etching are made in house and confirmed before they are: shown are the lines as they will appear, and pictures of what they will appear on.
 *
 * @example confirmMonogram(exampleProduct({ personalizationType: 0 }), { quantity: 1, texts: ['A & J'] }) // => E.left({ _tag: 'NotPersonalizable' })
 */
import { either as E, function as F } from 'fp-ts';
import { isInHouse, type Product } from '../item/index.ts';
import { isWantedQuantity, type QuantityOutOfRange, WANTED_QUANTITY } from '../quantity/index.ts';
import { isBlank } from '../text/index.ts';
import type { DesignRefusal } from './design.ts';
import { designLines } from './design-text.ts';

/** The texts of a monogram, and how many units get them. */
export interface MonogramTexts {
  readonly quantity: number;
  readonly texts: ReadonlyArray<string>;
}

/** The preview of a monogram. */
export interface ConfirmedMonogram {
  readonly lines: ReadonlyArray<string>;
  /** Same-origin paths. */
  readonly images: ReadonlyArray<string>;
}

/** The preview of the product with these texts, or why they are refused. */
export const confirmMonogram = (
  product: Pick<Product, 'personalizationType' | 'images'>,
  { quantity, texts }: MonogramTexts,
): E.Either<DesignRefusal | QuantityOutOfRange, ConfirmedMonogram> => {
  if (!isInHouse(product)) return E.left({ _tag: 'NotPersonalizable' });
  if (!isWantedQuantity(quantity)) return E.left({ _tag: 'QuantityOutOfRange', ...WANTED_QUANTITY });
  return F.pipe(
    designLines(texts),
    E.map((lines) => ({ lines: lines.filter((line) => !isBlank(line)), images: [product.images.desktop] })),
  );
};
