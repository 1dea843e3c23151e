/*
 * [CO-01] [CO-02] Charges a cart for shipping and tax. Registry gifts are taxed in the region of the registry's address, plain products in their buyer's, pickups in their store's; in the site's home
 * region while that is unknown. Gift cards and contributions are untaxed and do not ship. An order has one shipping price, whose tax is shared among the regions in proportion to the goods.
 *
 * @example shippingPrice(sites.main.shippingMethods, 'standard', [exampleLine()], []) // => 995
 */
import { option as O } from 'fp-ts';
import type { GrId, Sku } from '../identity/index.ts';
import { type Cents, cents, NO_CENTS, plus, total } from '../money/index.ts';
import { type ShippingMethod, type Site, STANDARD_SHIPPING } from '../site/index.ts';
import type { StoreNumber } from '../store/index.ts';
import type { TaxQuery, TaxQuote } from '../tax/index.ts';
import type { CartLineView } from './cart-view.ts';
import { isShippedLine } from './cart-view.ts';

/** The regions that goods go to, as far as known: the two-letter codes of states and provinces. */
export interface Destinations {
  /** Regions of the registries that have an address. */
  readonly registries: ReadonlyMap<GrId, string>;
  readonly stores: ReadonlyMap<StoreNumber, string>;
  /** The region where the buyer lives. */
  readonly buyer: O.Option<string>;
}

/** The fields of a line that charges are calculated from. */
export type ChargedLine = Pick<CartLineView, 'kind' | 'grId' | 'identity' | 'lineTotal' | 'pickup'>;

/** The charges for a cart or an order. */
export interface Charges {
  readonly shipping: Cents;
  readonly tax: Cents;
  readonly total: Cents;
  /** The tax of each line, in the order of the lines. */
  readonly lineTaxes: ReadonlyArray<Cents>;
}

const isItem = ({ kind }: Pick<ChargedLine, 'kind'>): boolean => kind === 'item';

/** The price of shipping these lines by that method; zero for a method that is not offered. */
export const shippingPrice = (
  offered: ReadonlyArray<ShippingMethod>,
  code: string,
  lines: ReadonlyArray<ChargedLine>,
  shippedFree: ReadonlyArray<Sku>,
): Cents => {
  const shipped = lines.filter(isShippedLine);
  const isFree = code === STANDARD_SHIPPING && shipped.every(({ identity }) => shippedFree.includes(identity.sku));
  return shipped.length === 0 || isFree
    ? NO_CENTS
    : (offered.find((method) => method.code === code)?.price ?? NO_CENTS);
};

const regionOf =
  ({ homeRegion }: Pick<Site, 'homeRegion'>, { registries, stores, buyer }: Destinations) =>
  ({ grId, pickup }: ChargedLine): string => {
    const known =
      pickup !== undefined
        ? stores.get(pickup.storeNumber)
        : O.isSome(grId)
          ? registries.get(grId.value)
          : O.toUndefined(buyer);
    return known ?? homeRegion;
  };

/** Splits the price of shipping in proportion to the goods shipped to each region; the last region gets the remainder. */
const sharedOut = (
  shipping: Cents,
  goods: ReadonlyArray<{ readonly region: string; readonly amount: Cents }>,
): TaxQuery['shipping'] => {
  const regions = [...new Set(goods.map(({ region }) => region))];
  const amountTo = (region: string): Cents =>
    total(goods.filter((each) => each.region === region).map(({ amount }) => amount));
  const all = total(goods.map(({ amount }) => amount));
  const upTo = (count: number): number =>
    count === regions.length || all === 0
      ? shipping
      : Math.floor((shipping * total(regions.slice(0, count).map(amountTo))) / all);
  return regions.map((region, place) => ({
    region,
    amount: O.getOrElse(() => NO_CENTS)(cents(upTo(place + 1) - (place === 0 ? 0 : upTo(place)))),
  }));
};

/** The tax query for these lines: their items, and shipping. */
export const taxQueryOf = (
  site: Pick<Site, 'market' | 'marketRules' | 'homeRegion'>,
  destinations: Destinations,
  lines: ReadonlyArray<ChargedLine>,
  shipping: Cents,
): TaxQuery => {
  const region = regionOf(site, destinations);
  const amounts = (some: ReadonlyArray<ChargedLine>) =>
    some.map((line) => ({ amount: line.lineTotal, region: region(line) }));
  return {
    market: site.market,
    goods: amounts(lines.filter(isItem)),
    shipping: shipping === 0 ? [] : sharedOut(shipping, amounts(lines.filter(isShippedLine))),
    isIncluded: site.marketRules.pricesIncludeTax,
  };
};

/** Totals the charges for the lines, with the quoted taxes. */
export const chargesOf = (
  { marketRules: { pricesIncludeTax } }: Pick<Site, 'marketRules'>,
  lines: ReadonlyArray<ChargedLine>,
  shipping: Cents,
  { goods, shipping: taxOfShipping }: TaxQuote,
): Charges => {
  const items = lines.filter(isItem);
  const lineTaxes = lines.map((line) => (isItem(line) ? (goods[items.indexOf(line)] ?? NO_CENTS) : NO_CENTS));
  const tax = plus(total(lineTaxes), total(taxOfShipping));
  return {
    shipping,
    tax,
    lineTaxes,
    total: total([...lines.map(({ lineTotal }) => lineTotal), shipping, ...(pricesIncludeTax ? [] : [tax])]),
  };
};

/** Whether two tax queries are equal. */
export const isSameTaxQuery = (one: TaxQuery, other: TaxQuery): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
