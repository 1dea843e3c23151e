/*
 * [CO-01] [CO-02] [MON-02] [MON-04] [WRAP-01] Charges a cart for shipping, gift wrap and tax. Registry gifts are taxed in the region of the registry's address, plain products in their buyer's, pickups in their store's; in the site's home
 * region while that is unknown. Gift cards and contributions are untaxed and do not ship. An order has one shipping price, which is taxed like the goods it carries, in proportion to their prices. A gift wrap has one price for a registry's gifts, taxed as general goods where they go. Taxes are reckoned on prices less the discount.
 *
 * @example shippingPrice(sites.main.shippingMethods, 'standard', [exampleLine()], []) // => 995
 */
import { option as O } from 'fp-ts';
import type { CalendarDay } from '../calendar/index.ts';
import type { GrId, Sku } from '../identity/index.ts';
import { isShippedFree, type Product } from '../item/index.ts';
import { type Cents, minus, NO_CENTS, shareOut, total } from '../money/index.ts';
import { type ShippingMethod, type Site, STANDARD_SHIPPING } from '../site/index.ts';
import type { StoreNumber } from '../store/index.ts';
import { addTaxes, type TaxedAmount, type TaxQuery, type TaxQuote, type TaxSum } from '../tax/index.ts';
import type { GiftChoice } from './cart.ts';
import type { CartLineView } from './cart-view.ts';
import { isShippedLine } from './cart-view.ts';
import { giftOptionsOf, packedLines } from './gift-options.ts';
import { type Charge, type Sums, sumUp } from './sums.ts';

/** The regions that goods go to, as far as known: the two-letter codes of states and provinces. */
export interface Destinations {
  /** Regions of the registries that have an address. */
  readonly registries: ReadonlyMap<GrId, string>;
  readonly stores: ReadonlyMap<StoreNumber, string>;
  /** The region where the buyer lives. */
  readonly buyer: O.Option<string>;
}

/** The fields of a line that charges are calculated from. */
export type ChargedLine = Pick<CartLineView, 'kind' | 'grId' | 'identity' | 'lineTotal' | 'discount' | 'pickup'>;

/** What a cart or an order comes to. */
export interface Charges extends Sums {
  /** The taxes of each line, in the order of the lines. */
  readonly lineTaxes: ReadonlyArray<ReadonlyArray<TaxSum>>;
}

/** What charges depend on beside the lines. */
export interface Charging {
  readonly site: Pick<Site, 'market' | 'marketRules' | 'homeRegion' | 'shippingMethods' | 'giftWrap'>;
  readonly giftChoices?: ReadonlyArray<GiftChoice>;
  /** The code of the shipping method. */
  readonly method: string;
  readonly destinations: Destinations;
  /** The products of the lines; one that is missing is taxed like any other. */
  readonly products: ReadonlyArray<Pick<Product, 'sku' | 'taxClass' | 'messages' | 'shippingPromo'>>;
  readonly day: CalendarDay;
}

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
  ({ grId, pickup }: Pick<ChargedLine, 'grId' | 'pickup'>): string => {
    const known =
      pickup !== undefined
        ? stores.get(pickup.storeNumber)
        : O.isSome(grId)
          ? registries.get(grId.value)
          : O.toUndefined(buyer);
    return known ?? homeRegion;
  };

/** An amount to tax, and the place of what it belongs to: of the lines, then of the charges. */
interface TaxedPart extends TaxedAmount {
  readonly owner: number;
}

/** The price of shipping, in parts for each amount of the goods that it carries. */
const shippingParts = (price: Cents, carried: ReadonlyArray<TaxedPart>, owner: number): ReadonlyArray<TaxedPart> => {
  const shares = shareOut(
    price,
    carried.map(({ amount }) => amount),
  );
  return carried.map((goods, place) => ({ ...goods, amount: shares[place] ?? NO_CENTS, isShipping: true, owner }));
};

/** The taxes to quote for the lines and what comes beside them, and what everything comes to with that quote. */
export const chargesOf = (
  lines: ReadonlyArray<ChargedLine>,
  { site, method, destinations, products, day, giftChoices = [] }: Charging,
): { readonly query: TaxQuery; readonly sums: (quote: TaxQuote) => Charges } => {
  const region = regionOf(site, destinations);
  const classOf = ({ identity }: ChargedLine) =>
    products.find(({ sku }) => sku === identity.sku)?.taxClass ?? ('general' as const);
  const goods = lines.flatMap((line, owner) =>
    line.kind === 'item'
      ? [
          {
            amount: minus(line.lineTotal, line.discount ?? NO_CENTS),
            region: region(line),
            taxClass: classOf(line),
            isShipping: false,
            owner,
          },
        ]
      : [],
  );
  const shipped = lines.flatMap((line, place) => (isShippedLine(line) ? [place] : []));
  const shippedFree = products.filter(isShippedFree).map(({ sku }) => sku);
  const price = shippingPrice(site.shippingMethods, method, lines, shippedFree);
  const carried = goods.filter(({ owner }) => shipped.includes(owner));
  const wraps = giftOptionsOf(site, lines, giftChoices).flatMap(({ grId, wrap }) => {
    const offered = site.giftWrap?.find(({ code }) => code === wrap?.code);
    return offered === undefined ? [] : [{ grId, amount: offered.price, places: packedLines(lines, grId) }];
  });
  const parts: ReadonlyArray<TaxedPart> = [
    ...goods,
    ...(price === 0 ? [] : shippingParts(price, carried, lines.length)),
    ...wraps.map(({ grId, amount }, place) => ({
      amount,
      region: region({ grId: O.some(grId) }),
      taxClass: 'general' as const,
      isShipping: false,
      owner: lines.length + 1 + place,
    })),
  ];
  const isIncluded = site.marketRules.pricesIncludeTax;
  return {
    query: { market: site.market, day, isIncluded, amounts: parts.map(({ owner: _owner, ...amount }) => amount) },
    sums: (quote) => {
      const taxesOf = (owner: number): ReadonlyArray<TaxSum> =>
        addTaxes(
          quote.map(({ name, amounts }) =>
            parts.flatMap((part, place) =>
              part.owner === owner ? [{ name, amount: amounts[place] ?? NO_CENTS }] : [],
            ),
          ),
        );
      const lineTaxes = lines.map((_, place) => taxesOf(place));
      const chargeOf = (kind: Charge['kind'], amount: Cents, owner: number, places: ReadonlyArray<number>): Charge => ({
        kind,
        amount,
        taxes: taxesOf(owner),
        lines: places.map((place) => place + 1),
      });
      const charges = [
        ...(shipped.length === 0 ? [] : [chargeOf('shipping', price, lines.length, shipped)]),
        ...wraps.map(({ amount, places }, place) => chargeOf('wrap', amount, lines.length + 1 + place, places)),
      ];
      const sums = {
        subtotal: total(lines.map(({ lineTotal }) => lineTotal)),
        discount: total(lines.map(({ discount }) => discount ?? NO_CENTS)),
        charges,
        taxes: addTaxes(quote.map(({ name, amounts }) => amounts.map((amount) => ({ name, amount })))),
      };
      return { ...sumUp(sums, isIncluded), lineTaxes };
    },
  };
};

/** Whether two tax queries are equal. */
export const isSameTaxQuery = (one: TaxQuery, other: TaxQuery): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
