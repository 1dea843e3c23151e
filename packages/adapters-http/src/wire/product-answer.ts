import type { Product, ProductWithColors } from '@gift-registry/domain';
import { type AnswerCodec, answerCodec } from './codec.ts';
import { sku } from './identity.ts';
import { productFromWire, productWire, swatchHex } from './product.ts';
import { productToWire } from './product-to-wire.ts';
import { answerShape, list } from './shape.ts';
import { flag, pathOrEmpty, text } from './value.ts';

/** A product as an answer. */
export const productAnswer: AnswerCodec<Product> = answerCodec(productWire, productFromWire, productToWire);

/** A product with the colors that it comes in, as an answer (SHOP-03). */
export const productWithColorsAnswer: AnswerCodec<ProductWithColors> = answerCodec(
  answerShape({
    product: productWire,
    colors: list(
      answerShape({ sku, name: text, hex: swatchHex, path: pathOrEmpty, isAvailable: flag, isCurrent: flag }),
    ),
  }),
  ({ product, colors }) => ({ product: productFromWire(product), colors }),
  (site, { product, colors }) => ({ product: productToWire(site, product), colors }),
);
