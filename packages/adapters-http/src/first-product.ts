import type { Log, Product } from '@gift-registry/domain';
import { function as F, io as IO, option as O } from 'fp-ts';
import { type PageDocument, readEmbedded } from './read-embedded.ts';
import { PAGE_PRODUCT_ID, productAnswer } from './wire/index.ts';

/** The product embedded in its page (ROUTE-19); none when the page carries none, or none that can be read, which is logged. */
export const readFirstProduct = (page: PageDocument, log: Log): IO.IO<O.Option<Product>> =>
  F.pipe(
    readEmbedded(page, PAGE_PRODUCT_ID, productAnswer, log, 'first-product-not-understood'),
    IO.map(O.map(({ value }) => value)),
  );
