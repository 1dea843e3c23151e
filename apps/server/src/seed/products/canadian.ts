import { cents, type Product, parseSku } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { certain } from '../certain.ts';
import { type CanadianRow, canadianRows } from './canadian-rows.ts';
import { catalogue } from './catalogue.ts';

const atHome = new Map<string, Product>(catalogue.map((product) => [product.sku, product]));

/** What is said of shipping at home and does not hold across the border. */
const AT_HOME_ONLY = ['freeShipping', 'alaskaHawaii', 'storePickup'];

const availabilityOf = ({ isOutOfStock, isNla }: CanadianRow): string =>
  isNla === true
    ? 'No longer available'
    : isOutOfStock === true
      ? 'Out of stock; ships when it is back, in 3 to 5 weeks'
      : 'In stock';

const listed = (row: CanadianRow): Product => {
  const product = certain(O.fromNullable(atHome.get(row.of)), `there is no product ${row.of}`);
  const sku = certain(parseSku(row.sku), `${row.sku} is no SKU`);
  const price = (amount: number) => certain(cents(amount), `${row.sku} costs ${amount}`);
  const isElsewhere = (popupName: string) => !AT_HOME_ONLY.includes(popupName);
  const { isNla = false, isOutOfStock = false } = row;
  const isInStock = !isNla && !isOutOfStock;
  return {
    ...product,
    sku,
    path: product.path.replace(product.sku, sku),
    currentPrice: price(row.price),
    regularPrice: price(row.was ?? row.price),
    priceType: row.was === undefined ? 'regular' : 'sale',
    markdown: row.was === undefined ? 'none' : 'temporary',
    isNla,
    isAvailable: isInStock,
    availabilityMessage: isInStock && product.isAvailable ? product.availabilityMessage : availabilityOf(row),
    messages: product.messages.filter(
      ({ type, popupName }) => type !== 'availability' && O.getOrElse(() => true)(O.map(isElsewhere)(popupName)),
    ),
    shippingPromo: O.filter<{ readonly message: string; readonly popupName: string }>(({ popupName }) =>
      isElsewhere(popupName),
    )(product.shippingPromo),
    reviews: Math.ceil(product.reviews / 7),
  };
};

/** The Canadian assortment: things of the house under SKUs of their own and at Canadian prices. */
export const canadian: ReadonlyArray<Product> = canadianRows.map(listed);
