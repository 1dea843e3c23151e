import type { GiftShop, ShownPicks } from '@gift-registry/domain';
import type * as t from 'io-ts';
import { productWire } from './catalogue.wire.ts';
import { spelled } from './choice.ts';
import { type AnswerCodec, answerCodec } from './codec.ts';
import { productFromWire, productToWire } from './product.wire.ts';
import { answerShape, list } from './shape.ts';
import { flag, text } from './text.ts';

const picksWire = answerShape({
  categories: list(text),
  isOnlyThese: flag,
  shelves: list(answerShape({ title: text, text, products: list(productWire) })),
});

/** What was picked out for who adds more gifts (ROUTE-08). */
export const shownPicks: AnswerCodec<ShownPicks> = answerCodec(
  picksWire,
  ({ shelves, ...picks }): ShownPicks => ({
    ...picks,
    shelves: shelves.map((shelf) => ({ ...shelf, products: shelf.products.map(productFromWire) })),
  }),
  (site, { shelves, ...picks }) => ({
    ...picks,
    shelves: shelves.map((shelf) => ({
      ...shelf,
      products: shelf.products.map((product) => productToWire(site, product)),
    })),
  }),
);

/** The name of one of the pages on which gifts are added (ROUTE-08). */
export const giftShop: t.Type<GiftShop, string> = spelled({ wedding: 'wedding', kids: 'kids' });
