import {
  ANY_OTHER_BRAND,
  type CatalogueQuery,
  type CatalogueResults,
  type CustomOrder,
  type Family,
  type FamilyNotFound,
  type GiftShop,
  HOUSE_BRAND,
  type ItemImages,
  type PopupNotFound,
  type PriceBandKey,
  type Product,
  type ProductNotFound,
  type ProductWithColors,
  priceBands,
  type ShippingPopup,
  type ShownPicks,
  type Sku,
} from '@gift-registry/domain';
import { either as E, function as F, option as O } from 'fp-ts';
import * as t from 'io-ts';
import { type Call, pathRequest, queryRequest, translatedQuery } from './call.ts';
import { answerCodec, answerOf } from './codec.ts';
import { withForm } from './form.ts';
import { sku } from './identity.ts';
import { list, orElse, orEmpty } from './list-and-option.ts';
import { images, itemBrand, product, productAnswer, productWithColorsAnswer } from './product.ts';
import { tagged } from './refusal.ts';
import { answerShape, merged, namedShape, only, optional } from './shape.ts';
import { count, flag, line, oneOf, pageDigits, parsed, shopText, spelled, text, textUpTo } from './value.ts';

const productNotFound = tagged('ProductNotFound', {});

export const readProduct: Call<Sku, Product, ProductNotFound> = {
  method: 'GET',
  paths: ['/api/catalogue/products/{sku}'],
  request: pathRequest(only('sku', sku)),
  answer: productAnswer,
  refusal: productNotFound,
};

/** The product that its page shows, with the colors it comes in (ROUTE-19, SHOP-03). */
export const readProductWithColors: Call<Sku, ProductWithColors, ProductNotFound> = {
  ...readProduct,
  paths: ['/api/catalogue/products/{sku}/page'],
  answer: productWithColorsAnswer,
};

/** Escapes the comma, which separates values, and the percent sign used for escaping. */
const escaped = (value: string): string => value.replaceAll('%', '%25').replaceAll(',', '%2C');
const unescaped = (value: string): string => value.replace(/%2C/gi, ',').replaceAll('%25', '%');

/** A parameter with comma-separated values, none of them empty; a missing or empty parameter is an empty list. */
const commaList = <A>(of: t.Type<A, string>, maximum: number): t.Type<ReadonlyArray<A>, string | undefined> => {
  const all = t.readonlyArray(of);
  return withForm(
    new t.Type<ReadonlyArray<A>, string | undefined>(
      `at most ${maximum} values between commas`,
      (raw): raw is ReadonlyArray<A> => all.is(raw) && raw.length <= maximum,
      (raw, context) => {
        if (raw === undefined) return t.success([]);
        if (typeof raw !== 'string') return t.failure(raw, context);
        const values = raw.split(',').filter((value) => value !== '');
        return values.length > maximum
          ? t.failure(raw, context)
          : F.pipe(all.validate(values.map(unescaped), context), E.map(F.identity));
      },
      (values) => (values.length === 0 ? undefined : all.encode(values).map(escaped).join(',')),
    ),
    { as: t.string, isOptional: true },
  );
};

const MOST_VALUES = 50;
const LONGEST_TEXT = 200;

const band: t.Type<PriceBandKey, string> = parsed('the name of a price band', t.string, (raw) =>
  O.fromNullable(priceBands.find(({ key }) => key === raw)?.key),
);

const page = pageDigits((raw) => (/^[1-9]\d{0,8}$/.test(raw) ? O.some(Number(raw)) : O.none));

const countsOf = <A>(choice: t.Type<A, string>) =>
  list(namedShape({ choice, products: count }, { choice: 'value', products: 'count' }));

export const searchCatalogue: Call<CatalogueQuery, CatalogueResults, never> = {
  method: 'GET',
  paths: ['/api/catalogue/search'],
  request: translatedQuery(
    answerShape({
      text: orElse(textUpTo(LONGEST_TEXT), ''),
      category: commaList(line(LONGEST_TEXT), MOST_VALUES),
      price: commaList(band, MOST_VALUES),
      brand: commaList(itemBrand, MOST_VALUES),
      sort: orElse(oneOf('best', 'price-low', 'price-high'), 'best'),
      page: orElse(page, 1),
    }),
    ({ category, price, brand, ...query }): CatalogueQuery => ({
      ...query,
      categories: category,
      bands: price,
      brands: brand,
    }),
    ({ text: words, categories, bands, brands, ...query }) => ({
      text: words,
      category: categories,
      price: bands,
      brand: brands,
      ...query,
    }),
  ),
  answer: answerOf(
    namedShape(
      {
        products: list(product),
        total: count,
        page: count,
        pages: count,
        instead: withForm(orElse(orEmpty(text), O.none), { as: text, isOptional: true }),
        categories: countsOf(text),
        bands: countsOf(band),
        brands: countsOf(itemBrand),
      },
      { categories: 'counts.category', bands: 'counts.price', brands: 'counts.brand' },
    ),
  ),
  refusal: t.never,
};

const giftShop: t.Type<GiftShop, string> = oneOf('wedding', 'kids');

/** The picks shown on the pages for adding more gifts (ROUTE-08). */
export const readPicks: Call<GiftShop, ShownPicks, never> = {
  method: 'GET',
  paths: ['/api/catalogue/picks/{shop}'],
  request: pathRequest(only('shop', giftShop)),
  answer: answerOf(
    answerShape({
      categories: list(text),
      isOnlyThese: flag,
      shelves: list(answerShape({ title: shopText, text: shopText, products: list(product) })),
    }),
  ),
  refusal: t.never,
};

const popupName = parsed(
  '1 to 64 letters, digits and hyphens',
  t.string,
  O.fromPredicate((raw) => /^[A-Za-z0-9-]{1,64}$/.test(raw)),
);

/** Shipping information (ROUTE-11). */
export const readPopup: Call<string, ShippingPopup, PopupNotFound> = {
  method: 'GET',
  paths: ['/browse/popup'],
  request: queryRequest(only('popupName', popupName)),
  answer: answerOf(answerShape({ popupName, title: text, html: text })),
  refusal: tagged('PopupNotFound', {}),
};

const LONGEST_FAMILY = 64;
const LONGEST_OPTIONS = 500;

const familyId = parsed(
  `1 to ${LONGEST_FAMILY} characters without control characters`,
  t.string,
  O.fromPredicate((raw) => raw.length >= 1 && raw.length <= LONGEST_FAMILY && !/\p{Cc}/u.test(raw)),
);

/** The pictures of a family of products (BUY-05). */
export const familyImages: Call<Family, ReadonlyArray<ItemImages>, FamilyNotFound> = {
  method: 'GET',
  paths: ['/gift-registry/universal/get-family-images'],
  request: translatedQuery(
    merged(
      answerShape({ FamilyId: familyId, IsCb2: spelled({ no: 'false', yes: 'true' }) }),
      optional({ Brand: itemBrand }),
    ),
    ({ FamilyId, IsCb2, Brand }): Family => ({
      familyId: FamilyId,
      brand: Brand ?? (IsCb2 === 'no' ? HOUSE_BRAND : ANY_OTHER_BRAND),
    }),
    ({ familyId: FamilyId, brand }) => ({
      FamilyId,
      IsCb2: brand === HOUSE_BRAND ? ('no' as const) : ('yes' as const),
      Brand: brand,
    }),
  ),
  answer: answerOf(list(images)),
  refusal: tagged('FamilyNotFound', {}),
};

/** The terms of a made-to-order product (ADD-05). The chosen options do not change them; without terms all texts are empty. */
export const customOrder: Call<Sku, O.Option<CustomOrder>, ProductNotFound> = {
  method: 'GET',
  paths: ['/browse/customorder/confirmation'],
  request: translatedQuery(
    answerShape({ sku, optionChoiceParameter: orElse(textUpTo(LONGEST_OPTIONS), '') }),
    (query) => query.sku,
    (number) => ({ sku: number, optionChoiceParameter: '' }),
  ),
  answer: answerCodec(
    answerShape({ hasCustomOrderConfirmation: flag, title: text, termsHtml: text, leadTime: text }),
    ({ hasCustomOrderConfirmation, ...terms }) => (hasCustomOrderConfirmation ? O.some(terms) : O.none),
    (_site, terms) => ({
      hasCustomOrderConfirmation: O.isSome(terms),
      ...O.getOrElse((): CustomOrder => ({ title: '', termsHtml: '', leadTime: '' }))(terms),
    }),
  ),
  refusal: productNotFound,
};
