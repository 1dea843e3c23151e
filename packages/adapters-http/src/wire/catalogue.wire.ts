import {
  type CatalogueCount,
  type CatalogueQuery,
  type CatalogueResults,
  type CatalogueSort,
  type PriceBandKey,
  type Product,
  priceBands,
  type ShippingPopup,
  type Site,
} from '@gift-registry/domain';
import { either as E, function as F, option as O } from 'fp-ts';
import * as t from 'io-ts';
import { spelled } from './choice.ts';
import { type AnswerCodec, answerCodec } from './codec.ts';
import { itemBrand } from './item-brand.ts';
import { orElse } from './option.ts';
import { parsed } from './parsed.ts';
import { productFromWire, productToWire } from './product.wire.ts';
import { productProps } from './product-shape.ts';
import { answerShape, list } from './shape.ts';
import { count, line, text, textUpTo } from './text.ts';

/** A comma of a value is written so, and the sign that this writing needs. */
const written = (value: string): string => value.replaceAll('%', '%25').replaceAll(',', '%2C');
const read = (value: string): string => value.replace(/%2C/gi, ',').replaceAll('%25', '%');

/** A parameter with several values between commas, none of them empty; a missing or empty one has none. */
const commaList = <A>(of: t.Type<A, string>, maximum: number): t.Type<ReadonlyArray<A>, string | undefined> => {
  const all = t.readonlyArray(of);
  const name = `at most ${maximum} values between commas`;
  return new t.Type<ReadonlyArray<A>, string | undefined>(
    name,
    (raw): raw is ReadonlyArray<A> => all.is(raw) && raw.length <= maximum,
    (raw, context) => {
      if (raw === undefined) return t.success([]);
      if (typeof raw !== 'string') return t.failure(raw, context);
      const values = raw.split(',').filter((value) => value !== '');
      return values.length > maximum
        ? t.failure(raw, context)
        : F.pipe(all.validate(values.map(read), context), E.map(F.identity));
    },
    (values) => (values.length === 0 ? undefined : all.encode(values).map(written).join(',')),
  );
};

/** How many values of one kind can be chosen, and how long a text can be looked for. */
const MOST_VALUES = 50;
const LONGEST_TEXT = 200;

const band: t.Type<PriceBandKey, string> = parsed('the name of a price band', t.string, (raw) =>
  O.fromNullable(priceBands.find(({ key }) => key === raw)?.key),
);
const sort: t.Type<CatalogueSort, string> = spelled({
  best: 'best',
  'price-low': 'price-low',
  'price-high': 'price-high',
});

/** `?page=`: a whole number from 1, as digits. */
const page: t.Type<number, string> = new t.Type<number, string>(
  'a whole number from 1',
  t.number.is,
  (raw, context) =>
    typeof raw === 'string' && /^[1-9]\d{0,8}$/.test(raw) ? t.success(Number(raw)) : t.failure(raw, context),
  String,
);

/** What is looked for, as parameters of an address; what is not there asks for nothing. */
export const catalogueQueryWire = answerShape({
  text: orElse(textUpTo(LONGEST_TEXT), ''),
  category: commaList(line(LONGEST_TEXT), MOST_VALUES),
  price: commaList(band, MOST_VALUES),
  brand: commaList(itemBrand, MOST_VALUES),
  sort: orElse(sort, 'best'),
  page: orElse(page, 1),
});

type QueryWire = t.TypeOf<typeof catalogueQueryWire>;

export const catalogueQueryFromWire = (wire: QueryWire): CatalogueQuery => ({
  text: wire.text,
  categories: wire.category,
  bands: wire.price,
  brands: wire.brand,
  sort: wire.sort,
  page: wire.page,
});

export const catalogueQueryToWire = (query: CatalogueQuery): QueryWire => ({
  text: query.text,
  category: query.categories,
  price: query.bands,
  brand: query.brands,
  sort: query.sort,
  page: query.page,
});

/** A product as it stands in answers. */
export const productWire = answerShape(productProps);

/** A product of the catalogue, whoever wants it. */
export const productAnswer: AnswerCodec<Product> = answerCodec(productWire, productFromWire, productToWire);

const counts = <A>(value: t.Type<A, string>) => list(answerShape({ value, count }));

const resultsWire = answerShape({
  products: list(productWire),
  total: count,
  page: count,
  pages: count,
  counts: answerShape({ category: counts(text), price: counts(band), brand: counts(itemBrand) }),
});

type ResultsWire = t.TypeOf<typeof resultsWire>;

const countFromWire = <A>({ value, count: products }: { value: A; count: number }): CatalogueCount<A> => ({
  choice: value,
  products,
});
const countToWire = <A>({ choice, products }: CatalogueCount<A>) => ({ value: choice, count: products });

const resultsFromWire = ({ counts: its, products, ...wire }: ResultsWire): CatalogueResults => ({
  ...wire,
  products: products.map(productFromWire),
  categories: its.category.map(countFromWire),
  bands: its.price.map(countFromWire),
  brands: its.brand.map(countFromWire),
});

const resultsToWire = (site: Site, results: CatalogueResults): ResultsWire => ({
  total: results.total,
  page: results.page,
  pages: results.pages,
  products: results.products.map((product) => productToWire(site, product)),
  counts: {
    category: results.categories.map(countToWire),
    price: results.bands.map(countToWire),
    brand: results.brands.map(countToWire),
  },
});

/** A page of what was found (ADD-09). */
export const catalogueResults: AnswerCodec<CatalogueResults> = answerCodec(resultsWire, resultsFromWire, resultsToWire);

/** The name of shipping information (ROUTE-11). */
export const popupName = parsed(
  '1 to 64 letters, digits and hyphens',
  t.string,
  O.fromPredicate((raw) => /^[A-Za-z0-9-]{1,64}$/.test(raw)),
);

/** Shipping information (ROUTE-11). */
export const shippingPopup: AnswerCodec<ShippingPopup> = answerCodec(
  answerShape({ popupName, title: text, html: text }),
  (wire) => wire,
  (_site, popup) => popup,
);
