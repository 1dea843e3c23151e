/*
 * [BASKET-01] What a guest can give for a budget: up to three baskets of at most eight gifts, each one unit, two, four or all that are still wanted. A cent spent on a most loved gift counts one and a half times, on a set that it
 * completes twice. The second and the third basket do without what leads the ones before, and a gift that an earlier one has counts half.
 *
 * @example basketOffers(sites.main, exampleRegistry({ items: [exampleItem()] }), [], dollars(100)).map(({ line, worth }) => [line.quantity, worth]) // => [[1, 2_990], [2, 5_980], [4, 11_960], [5, 29_900]]
 * @example budgetBaskets(basketOffers(sites.main, exampleRegistry({ items: [exampleItem()] }), [], dollars(100)).map((offer) => ({
 *     ...offer,
 *     cost: offer.line.lineTotal,
 *     isShippedFree: false,
 *   })), centsOf(995), dollars(100)).map((basket) => basket.map(({ line }) => line.quantity)) // => [[5]]
 */
import { readonlyNonEmptyArray as NEA, option as O } from 'fp-ts';
import { isSameIdentity } from '../identity/index.ts';
import { isSet, isShippedFree, itemPrice, type RegistryItem, remaining } from '../item/index.ts';
import { type Cents, NO_CENTS, times, total } from '../money/index.ts';
import { GUEST_QUANTITY } from '../quantity/index.ts';
import type { Registry } from '../registry/index.ts';
import type { Selling } from '../site/index.ts';
import type { TaxQuote } from '../tax/index.ts';
import { type CartLine, type ItemLine, itemLines, lineIdOf, productLines, registryOf, unitsIn } from './cart.ts';
import { type Charging, shippingPrice } from './cart-charges.ts';
import type { CartLineView } from './cart-view.ts';
import { lineViewOf } from './cart-view-of.ts';
import { purchaseBlocker } from './purchase-blocker.ts';
import type { Sums } from './sums.ts';

/** A line that a basket may have. Lines of the same gift exclude each other. */
export interface BasketOffer {
  readonly line: CartLineView;
  readonly worth: number;
}

/** An offer, and what it adds to the total: its price and its tax, and shipping unless all in the basket ships free. */
export interface PricedOffer extends BasketOffer {
  readonly cost: Cents;
  readonly isShippedFree: boolean;
}

/** A basket with its charges. */
export interface GiftBasket extends Sums {
  readonly lines: ReadonlyArray<CartLineView>;
}

/** Up to three baskets for a budget. */
export interface BudgetAnswer {
  readonly baskets: ReadonlyArray<GiftBasket>;
  /** If there is none, what the least gift comes to with shipping and tax; `none` if nothing can be bought. */
  readonly least: O.Option<Cents>;
}

/** What of the item a visitor with that cart can still buy: none if it cannot be bought at all, or not without reading its terms. */
const unitsLeft = (site: Selling, registry: Registry, item: RegistryItem, cart: ReadonlyArray<CartLine>): number => {
  const { identity, product } = item;
  const own = productLines(cart).filter(
    (line) => O.exists((grId) => grId === registry.grId)(registryOf(line)) && isSameIdentity(line.identity, identity),
  );
  const isBlocked =
    product.hasCustomOrderConfirmation ||
    own.some(({ _tag }) => _tag === 'Contribution') ||
    O.isSome(purchaseBlocker(site, { identity, product, listed: O.some({ registry, item }) }));
  return isBlocked ? 0 : Math.min(remaining(item) - unitsIn(itemLines(own)), GUEST_QUANTITY.maximum);
};

/** In half cents: a half more for most loved, twice for all that a set still needs. */
const worthOf = (item: RegistryItem, amount: Cents, isAll: boolean): number =>
  amount * (isSet(item) && isAll ? 4 : 2) * (item.isMostLoved ? 1.5 : 1);

/** The lines that a basket may have for a visitor with that cart: of each gift one unit, and two, four and all that are left as far as they cost at most so much. */
export const basketOffers = (
  site: Selling,
  registry: Registry,
  cart: ReadonlyArray<CartLine>,
  most: Cents,
): ReadonlyArray<BasketOffer> =>
  registry.items.flatMap((item) => {
    const { identity, product } = item;
    const left = unitsLeft(site, registry, item, cart);
    if (left < 1 || itemPrice(item) === NO_CENTS) return [];
    const grId = O.some(registry.grId);
    const one: ItemLine = { _tag: 'Item', lineId: lineIdOf(grId, identity), grId, identity, quantity: 1 };
    const view = lineViewOf({ registries: [{ ...registry, items: [item] }], products: [product] })(one);
    return [1, 2, 4, left].flatMap((quantity, place): ReadonlyArray<BasketOffer> => {
      const lineTotal = times(view.unitPrice, quantity);
      const isOffered = quantity < left ? place < 3 : place === 3;
      return isOffered && (quantity === 1 || lineTotal <= most)
        ? [{ line: { ...view, quantity, lineTotal }, worth: worthOf(item, lineTotal, quantity === left) }]
        : [];
    });
  });

/** The offers with their taxes, by a quote for all of them. A tax is rounded for everything together, so that a basket can come to some cents more or less. */
export const pricedOffers = (
  { site, method, products }: Pick<Charging, 'site' | 'method' | 'products'>,
  offers: ReadonlyArray<BasketOffer>,
  quote: TaxQuote,
): ReadonlyArray<PricedOffer> => {
  const shippedFree = products.filter(isShippedFree).map(({ sku }) => sku);
  return offers.map((offer, place) => ({
    ...offer,
    cost: site.marketRules.pricesIncludeTax
      ? offer.line.lineTotal
      : total([offer.line.lineTotal, ...quote.map(({ amounts }) => amounts[place] ?? NO_CENTS)]),
    isShippedFree: shippingPrice(site.shippingMethods, method, [offer.line], shippedFree) === NO_CENTS,
  }));
};

/** What shipping the offers comes to with its taxes, by a quote for the offers and, after them, their shipping. */
export const shippingReserve = (
  { site, method }: Pick<Charging, 'site' | 'method'>,
  offers: ReadonlyArray<BasketOffer>,
  quote: TaxQuote,
): Cents => {
  const lines = offers.map(({ line }) => line);
  const taxes = quote.map(({ amounts }) => total(amounts.slice(offers.length)));
  const price = shippingPrice(site.shippingMethods, method, lines, []);
  return total([price, ...(site.marketRules.pricesIncludeTax ? [] : taxes)]);
};

/** The most gifts that a basket has: no more than can be looked over, and be added to a cart at once. */
const MOST_GIFTS = 8;
const MOST_BASKETS = 3;
/** Worths are compared in steps of this fraction of what can be had at least: eight gifts lose less than eight steps, a tenth. */
const STEPS = 10 * MOST_GIFTS;

/** Offers of different gifts, the last one and those before it. */
interface Basket {
  readonly last: O.Option<{ readonly offer: PricedOffer; readonly before: Basket }>;
  readonly count: number;
  readonly worth: number;
  readonly cost: number;
}

const EMPTY: Basket = { last: O.none, count: 0, worth: 0, cost: 0 };

const withOffer = (before: Basket, offer: PricedOffer): Basket => ({
  last: O.some({ offer, before }),
  count: before.count + 1,
  worth: before.worth + offer.worth,
  cost: before.cost + offer.cost,
});

const offersIn = ({ last }: Basket): ReadonlyArray<PricedOffer> =>
  O.isNone(last) ? [] : [...offersIn(last.value.before), last.value.offer];

const better = (one: Basket, other: Basket): Basket =>
  one.worth > other.worth || (one.worth === other.worth && one.cost < other.cost) ? one : other;

const giftOf = ({ line }: BasketOffer): string => line.lineId;

const byWorthForCost = (one: PricedOffer, other: PricedOffer): number =>
  other.worth * one.cost - one.worth * other.cost;

/** A basket that is quickly found: the first offers, as long as they fit, or the one of the greatest worth. */
const quickly = (offers: ReadonlyArray<PricedOffer>, most: number): Basket => {
  const given = new Set<string>();
  let [basket, single] = [EMPTY, EMPTY];
  for (const offer of offers) {
    single = better(withOffer(EMPTY, offer), single);
    if (basket.count === MOST_GIFTS || basket.cost + offer.cost > most || given.has(giftOf(offer))) continue;
    basket = withOffer(basket, offer);
    given.add(giftOf(offer));
  }
  return better(basket, single);
};

interface SteppedOffer extends PricedOffer {
  readonly steps: number;
}

interface Adding {
  readonly offer: SteppedOffer;
  readonly most: number;
  readonly best: Basket;
}

/** Of each step of worth only the cheapest eight gifts can be in the best basket; a gift has at most two offers of one step. */
const cheapestOfEach = (offers: ReadonlyArray<SteppedOffer>): ReadonlyArray<SteppedOffer> =>
  Object.values(NEA.groupBy(({ steps }: SteppedOffer) => String(steps))(offers.filter(({ steps }) => steps > 0)))
    .flatMap((equal) => equal.toSorted((one, other) => one.cost - other.cost).slice(0, 2 * MOST_GIFTS))
    .toSorted(byWorthForCost);

/** The cheapest baskets of so many gifts by their steps of worth, and their costs; nothing is above `top`. */
interface Layer {
  readonly costs: Float64Array;
  readonly baskets: Basket[];
  top: number;
}

const newLayer = (_: unknown, count: number): Layer => {
  const length = MOST_GIFTS * STEPS + 1;
  const costs = new Float64Array(length).fill(Number.POSITIVE_INFINITY);
  if (count === 0) costs[0] = 0;
  return { costs, baskets: Array.from({ length }, () => EMPTY), top: count === 0 ? 0 : -1 };
};

/** Puts the offer into the baskets of one layer, and keeps what is cheaper in the next; returns the best so far. */
const addTo = (before: Layer, after: Layer, { offer, most, best }: Adding): Basket => {
  let found = best;
  for (let at = 0; at <= before.top; at += 1) {
    const cost = (before.costs[at] ?? Number.POSITIVE_INFINITY) + offer.cost;
    const to = at + offer.steps;
    if (cost > most || cost >= (after.costs[to] ?? 0)) continue;
    const next = withOffer(before.baskets[at] ?? EMPTY, offer);
    after.costs[to] = cost;
    after.baskets[to] = next;
    after.top = Math.max(after.top, to);
    found = better(next, found);
  }
  return found;
};

/** The basket of the greatest worth, to a tenth, that costs at most so much. For each number of gifts and each step of worth the cheapest is kept. */
const bestWithin = (offers: ReadonlyArray<PricedOffer>, most: number): Basket => {
  const affordable = offers.filter(({ cost }) => cost <= most).toSorted(byWorthForCost);
  if (affordable.length === 0) return EMPTY;
  let best = quickly(affordable, most);
  const step = best.worth / STEPS;
  const kept = cheapestOfEach(affordable.map((offer) => ({ ...offer, steps: Math.floor(offer.worth / step) })));
  const layers = Array.from({ length: MOST_GIFTS + 1 }, newLayer);
  // From the last layer to the first, so that a basket gets a gift once.
  const pairs = layers
    .slice(1)
    .map((after, count) => ({ before: layers[count] ?? after, after }))
    .reverse();
  for (const same of Object.values(NEA.groupBy((offer: SteppedOffer) => giftOf(offer))(kept)))
    for (const { before, after } of pairs) for (const offer of same) best = addTo(before, after, { offer, most, best });
  return best;
};

const byWorth = (one: BasketOffer, other: BasketOffer): number => other.worth - one.worth;

/** The best basket: with shipping, or of gifts that ship free. */
const bestBasket = (offers: ReadonlyArray<PricedOffer>, shipping: Cents, budget: Cents): ReadonlyArray<PricedOffer> => {
  const free = bestWithin(
    offers.filter(({ isShippedFree: isFree }) => isFree),
    budget,
  );
  return offersIn(better(free, bestWithin(offers, budget - shipping))).toSorted(byWorth);
};

/** Up to three baskets within the budget, the best first, each with the gift that leads it first. `shipping` is with its tax. */
export const budgetBaskets = (
  offers: ReadonlyArray<PricedOffer>,
  shipping: Cents,
  budget: Cents,
): ReadonlyArray<ReadonlyArray<PricedOffer>> => {
  const baskets: Array<ReadonlyArray<PricedOffer>> = [];
  // Sorted once: each basket sorts it again, which is quick while it hardly changes.
  let left = offers.toSorted(byWorthForCost);
  while (baskets.length < MOST_BASKETS) {
    const basket = bestBasket(left, shipping, budget);
    const [first] = basket;
    if (first === undefined) break;
    baskets.push(basket);
    const given = new Set(basket.map(giftOf));
    left = left
      .filter((offer) => giftOf(offer) !== giftOf(first))
      .map((offer) => (given.has(giftOf(offer)) ? { ...offer, worth: offer.worth / 2 } : offer));
  }
  return baskets;
};
