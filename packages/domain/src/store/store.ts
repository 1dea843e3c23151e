import { option as O } from 'fp-ts';
import { type Instant, wallClockIn, weekdayOf } from '../calendar/index.ts';
import type { Sku } from '../identity/index.ts';
import type { Product } from '../item/index.ts';
import type { Brand, Market } from '../site/index.ts';

/** The number of a store: 1 to 64 letters, digits or hyphens. */
export type StoreNumber = string & { readonly StoreNumber: unique symbol };

const isStoreNumber = (text: string): text is StoreNumber => /^[A-Za-z0-9-]{1,64}$/.test(text);

/** Parses a store's number; `none` unless it is 1 to 64 letters, digits or hyphens. */
export const parseStoreNumber = (raw: string): O.Option<StoreNumber> => O.fromPredicate(isStoreNumber)(raw);

/** A place on earth, in degrees: north and east are positive. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** The hours of a store on a day of the week, in local time. */
export interface OpenHours {
  /** 0 is Sunday. */
  readonly day: number;
  /** `10:00`. */
  readonly opens: string;
  /** Later on the same day. */
  readonly closes: string;
}

/** The postal address of a store. */
export interface StoreAddress {
  readonly street: string;
  readonly city: string;
  /** The two-letter state or province. */
  readonly region: string;
  readonly postalCode: string;
}

/** A store of the retailer (BUY-08, ROUTE-10). */
export interface Store extends Place, StoreAddress {
  readonly storeNumber: StoreNumber;
  readonly name: string;
  readonly phone: string;
  /** IANA name. */
  readonly timeZone: string;
  /** At most one entry per day; the store is closed on days without one. */
  readonly hours: ReadonlyArray<OpenHours>;
  readonly market: Market;
  /** The brands of the sites whose gifts can be picked up there. */
  readonly brands: ReadonlyArray<Brand>;
  /** Further services of the store, each in a few words. */
  readonly offers: ReadonlyArray<string>;
}

/** The fields of a store shown on a cart line. */
export type PickupStore = Pick<Store, 'storeNumber' | 'name'>;

/** A store's stock of a product. */
export interface StoreStock {
  readonly storeNumber: StoreNumber;
  readonly sku: Sku;
  readonly units: number;
}

/** The availability at one store near a postal code. */
export interface StoreAvailability extends PickupStore, StoreAddress {
  /** In the market's miles or kilometers, with one decimal. */
  readonly distance: number;
  readonly isAvailable: boolean;
  /** The availability as text. */
  readonly message: string;
}

/*
 * [BUY-08] What is in a store is what its shelf says; of a product without a shelf nothing is there. Of a few units their number is shown, so that no one drives out for the last one in vain.
 *
 * @example unitsAt([{ storeNumber: '104', sku: skuOf('4821'), units: 3 }], '104', skuOf('4821')) // => 3
 * @example stockLevel(6) // => 'plenty'
 */

/** How many units of the product are in the store. */
export const unitsAt = (shelves: ReadonlyArray<StoreStock>, storeNumber: StoreNumber, sku: Sku): number =>
  shelves.find((shelf) => shelf.storeNumber === storeNumber && shelf.sku === sku)?.units ?? 0;

/** The largest number of units that counts as few. */
const FEW = 5;

/** How that number of units is described. */
export const stockLevel = (units: number): 'none' | 'few' | 'plenty' =>
  units <= 0 ? 'none' : units <= FEW ? 'few' : 'plenty';

/*
 * [BUY-08] [ROUTE-10] Whether a store is open at a moment, and until or from when, by the clock on its own wall: a person in New York who looks for a store in Seattle is shown what holds there.
 *
 * @example openAt(exampleStore(), '2027-01-04T18:00:00.000Z') // => O.some({ _tag: 'Open', closes: '20:00' })
 * @example openAt(exampleStore({ hours: [] }), '2027-01-04T18:00:00.000Z') // => O.none
 */

/** Open until a time today; or closed until a time on a day that is `daysAhead` days ahead. */
export type OpenState =
  | { readonly _tag: 'Open'; readonly closes: string }
  | { readonly _tag: 'Closed'; readonly opens: string; readonly day: number; readonly daysAhead: number };

const DAYS_OF_WEEK = 7;

/** Whether the store is open at that moment; `none` when it has no hours. */
export const openAt = (
  { timeZone, hours }: Pick<Store, 'timeZone' | 'hours'>,
  moment: Instant,
): O.Option<OpenState> => {
  const { day, time } = wallClockIn(timeZone, moment);
  const weekday = weekdayOf(day);
  const hoursOn = (daysAhead: number): OpenHours | undefined =>
    hours.find((each) => each.day === (weekday + daysAhead) % DAYS_OF_WEEK);
  const today = hoursOn(0);
  if (today !== undefined && today.opens <= time && time < today.closes)
    return O.some({ _tag: 'Open', closes: today.closes });
  const daysAhead = [0, 1, 2, 3, 4, 5, 6, 7].find((ahead) => {
    const then = hoursOn(ahead);
    return then !== undefined && (ahead > 0 || time < then.opens);
  });
  const next = daysAhead === undefined ? undefined : hoursOn(daysAhead);
  return daysAhead === undefined || next === undefined
    ? O.none
    : O.some({ _tag: 'Closed', opens: next.opens, day: next.day, daysAhead });
};

/*
 * [BUY-08] [ADD-05] [ADD-06] What is made for somebody is in no store, whatever a shelf says of it: a special order is made once it is ordered, and shipped. So no one picks one up, and it goes into a cart
 * only on the way on which its terms are seen.
 *
 * @example canBeInStores(exampleProduct({ hasCustomOrderConfirmation: true })) // => false
 * @example storeStockFor([exampleProduct()], [exampleStoreStock({ units: 2 })]).map(({ units }) => units) // => [2]
 */

/** The fields that decide whether a product can be sold in stores. */
export type StoreProduct = Pick<Product, 'sku' | 'isNla' | 'isMadeToOrder' | 'hasCustomOrderConfirmation'>;

/** Whether the product can be in stores. */
export const canBeInStores = ({
  isNla,
  isMadeToOrder,
  hasCustomOrderConfirmation,
}: Omit<StoreProduct, 'sku'>): boolean => !isNla && !isMadeToOrder && !hasCustomOrderConfirmation;

/** The stock of those products that can be in stores. */
export const storeStockFor = (
  products: ReadonlyArray<StoreProduct>,
  shelves: ReadonlyArray<StoreStock>,
): ReadonlyArray<StoreStock> =>
  shelves.filter(({ sku }) => products.some((product) => product.sku === sku && canBeInStores(product)));
