import {
  type AsOfTooLate,
  type Cents,
  type DetailUnknown,
  type Dimensions,
  GIFT_CARD_SKU,
  type ListedProducts,
  MOST_PICTURES,
  type PictureLeftOut,
  type PriceHeldBack,
  type ProductInput,
  type ProductListing,
  parseSku,
  type Sku,
  type StockLevel,
  type StockReport,
  shopFields,
  type UpdatedStock,
} from '@gift-registry/domain';
import { either as E, function as F, option as O } from 'fp-ts';
import * as t from 'io-ts';
import { bodyRequest, type Call } from './call.ts';
import { answerOf } from './codec.ts';
import { withForm } from './form.ts';
import { gtin, sku } from './identity.ts';
import { list, listOf, orElse, orMissing } from './list-and-option.ts';
import { itemBrand } from './product.ts';
import { tagged } from './refusal.ts';
import { answerShape, onlyKnown, optional, requestShape } from './shape.ts';
import { count, date, externalTime, flag, line, money, oneOf, parsed, textUpTo, wholeBetween } from './value.ts';

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

/** Named like the columns of an import file. */
const details = onlyKnown(optional(Object.fromEntries(shopFields.map((field) => [field, detail]))));

const stockLevel = oneOf<StockLevel>('in-stock', 'out-of-stock', 'on-backorder', 'discontinued');

const productSku: t.Type<Sku, string> = parsed(
  `${sku.name}, and not ${GIFT_CARD_SKU}, that of gift cards`,
  t.string,
  (raw) => O.filter((read: Sku) => read !== GIFT_CARD_SKU)(parseSku(raw)),
);

const productShape = requestShape({
  sku: productSku,
  gtin: orMissing(gtin),
  name,
  price: money,
  regularPrice: orMissing(price),
  categories: orElse(listOf(line(100), 0, 10), []),
  description: orElse(textUpTo(10_000), ''),
  stock: orElse(stockLevel, 'in-stock'),
  shipsOn: orMissing(date),
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

const priceHeldBack: t.Type<PriceHeldBack, object> = answerShape({ sku, before: orMissing(money), after: money });

const notBelowPrice = new t.Type('an amount not below the price', price.is, price.validate, price.encode);

/** A regular price below the current one is a mistake, and no sale. */
const product = withForm(
  new t.Type<ProductInput, t.OutputOf<typeof productShape>>(
    'a product',
    productShape.is,
    (raw, context) =>
      F.pipe(
        productShape.validate(raw, context),
        E.chain((read: ProductInput) =>
          O.exists((regular: Cents) => regular < read.price)(read.regularPrice)
            ? t.failures<ProductInput>([
                { value: raw, context: t.appendContext(context, 'regularPrice', notBelowPrice) },
              ])
            : t.success(read),
        ),
      ),
    productShape.encode,
  ),
  { as: productShape },
);

const asOfTooLate = tagged('AsOfTooLate', {});

/** Lists products from a retailer's own system; needs a service token with the scope `catalogue` (INT-06). */
export const listProducts: Call<ProductListing, ListedProducts, DetailUnknown | AsOfTooLate> = {
  method: 'PUT',
  paths: ['/api/products'],
  servers: { scope: 'catalogue', needsToken: true },
  request: bodyRequest(
    requestShape({
      market: textUpTo(32),
      brand: itemBrand,
      products: listOf(product, 1, 500),
      asOf: orMissing(externalTime),
      acceptPrices: orElse(flag, false),
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
      outdated: list(sku),
      stockKept: list(sku),
      pricesHeldBack: list(priceHeldBack),
      picturesLeftOut: list(pictureLeftOut),
      sharedGtins: list(answerShape({ gtin, skus: list(sku) })),
    }),
  ),
  refusal: t.union([tagged('DetailUnknown', { sku, detail: oneOf(...shopFields) }), asOfTooLate]),
};

const units = wholeBetween(-999_999_999, 999_999_999);

/** A stock in words, or as the number of units that can be sold; less than one is out of stock. */
const stockOrUnits: t.Type<StockLevel, string> = withForm(
  new t.Type<StockLevel, string>(
    `${stockLevel.name}, or a whole number of units`,
    stockLevel.is,
    (raw, context) =>
      units.is(raw) ? t.success<StockLevel>(raw > 0 ? 'in-stock' : 'out-of-stock') : stockLevel.validate(raw, context),
    stockLevel.encode,
  ),
  { any: [stockLevel, units] },
);

/** A retailer's own system keeps the stock of listed products current; with a service token of the scope `stock` (INT-02, INT-06). */
export const updateStock: Call<StockReport, UpdatedStock, AsOfTooLate> = {
  method: 'PUT',
  paths: ['/api/stock'],
  servers: { scope: 'stock', needsToken: true },
  request: bodyRequest(
    requestShape({
      asOf: orMissing(externalTime),
      products: listOf(requestShape({ sku, stock: stockOrUnits, shipsOn: orMissing(date) }), 1, 1_000),
    }),
  ),
  answer: answerOf(
    answerShape({ changed: count, unchanged: count, unknown: list(sku), outdated: orElse(list(sku), []) }),
  ),
  refusal: asOfTooLate,
};
