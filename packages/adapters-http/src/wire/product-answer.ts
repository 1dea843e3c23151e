import type { Product } from '@gift-registry/domain';
import { type AnswerCodec, answerCodec } from './codec.ts';
import { productFromWire, productWire } from './product.ts';
import { productToWire } from './product-to-wire.ts';

/** A product as an answer. */
export const productAnswer: AnswerCodec<Product> = answerCodec(productWire, productFromWire, productToWire);
