import {
  type Cents,
  type DetailUnknown,
  type Dimensions,
  type ListedProducts,
  type Market,
  MOST_PICTURES,
  type PictureLeftOut,
  type ProductListing,
  type StockLevel,
  shopFields,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import * as t from 'io-ts';
import { bodyRequest, type Call } from './call.ts';
import { answerOf } from './codec.ts';
import { withForm } from './form.ts';
import { gtin, sku } from './identity.ts';
import { itemBrand } from './product.ts';
import { tagged } from './refusal.ts';
import { answerShape, list, listOf, onlyKnown, optional, orElse, orMissing, requestShape } from './shape.ts';
import { count, flag, line, money, oneOf, parsed, textUpTo } from './value.ts';

const name = parsed(
  'a text of 1 to 200 characters without control characters, not blank',
  line(200),
  O.fromPredicate((raw) => raw.trim() !== ''),
);

const price: t.Type<Cents, number> = withForm(
  new t.Type<Cents, number>(
    'an amount of money: above zero, at most two decimals',
    (raw): raw is Cents => money.is(raw) && raw > 0,
    (raw, context) => (raw === 0 ? t.failure(raw, context) : money.validate(raw, context)),
    money.encode,
  ),
  { as: money },
);

const measure = parsed(
  'a number above zero and under 100000',
  t.number,
  O.fromPredicate((raw) => raw > 0 && raw < 100_000),
);

const dimensions = requestShape({
  width: orMissing(measure),
  height: orMissing(measure),
  depth: orMissing(measure),
  unit: oneOf<Dimensions['unit']>('in', 'cm'),
});

const unknownDimensions: Dimensions = { width: O.none, height: O.none, depth: O.none, unit: 'in' };

const detail = textUpTo(4_000);

/** Named as the columns of a file are. */
const details = onlyKnown(
  optional({
    shop_brand: detail,
    shop_shelf: detail,
    shop_subclass: detail,
    shop_family: detail,
    shop_color: detail,
    shop_offer: detail,
    shop_traits: detail,
    shop_highlights: detail,
    shop_rating: detail,
    shop_reviews: detail,
    shop_picture: detail,
    shop_picture_shows: detail,
    shop_more_pictures: detail,
    shop_personalization: detail,
    shop_option: detail,
    shop_note: detail,
    shop_notice: detail,
  }),
);

const product = requestShape({
  sku,
  gtin: orMissing(gtin),
  name,
  price,
  regularPrice: orMissing(price),
  categories: orElse(listOf(line(100), 0, 10), []),
  description: orElse(textUpTo(10_000), ''),
  stock: orElse(oneOf<StockLevel>('in-stock', 'out-of-stock', 'on-backorder', 'discontinued'), 'in-stock'),
  isPublished: orElse(flag, true),
  dimensions: orElse(dimensions, unknownDimensions),
  pictures: orElse(listOf(textUpTo(2_000), 0, MOST_PICTURES), []),
  details: orElse(details, {}),
});

const pictureLeftOut: t.Type<PictureLeftOut, object> = answerShape({
  sku,
  place: count,
  reason: oneOf<PictureLeftOut['reason']>('not-an-address', 'host-not-allowed'),
});

/** A retailer's own system lists products; with a service token of the scope `catalogue` (INT-06). */
export const listProducts: Call<ProductListing, ListedProducts, DetailUnknown> = {
  status: 200,
  method: 'PUT',
  paths: ['/api/products'],
  request: bodyRequest(
    requestShape({
      market: oneOf<Market>('US', 'CA'),
      brand: itemBrand,
      products: listOf(product, 1, 500),
      isDryRun: orElse(flag, false),
    }),
  ),
  answer: answerOf(
    answerShape({
      added: count,
      changed: count,
      unchanged: count,
      elsewhere: list(sku),
      unpublished: list(sku),
      // A service of the release before does not say it.
      picturesLeftOut: orElse(list(pictureLeftOut), []),
    }),
  ),
  refusal: tagged('DetailUnknown', { sku, detail: oneOf(...shopFields) }),
};
