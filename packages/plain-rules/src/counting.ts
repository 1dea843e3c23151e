/** Counts and prices of single items. */
import {
  bandOf as bandOfPrice,
  type Cents,
  cents,
  formatPrice as formatCents,
  type ItemQuantities,
  isNeeded as isNeededOf,
  purchaseState as purchaseStateOf,
  remaining as remainingOf,
  itemStatus as statusOfItem,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { isRecord, textArgument, wholeNumber, wrongArgument } from './guards.ts';
import { registryItemBehind } from './plain-values.ts';
import type { Counts, Item, ItemStatus, PriceBand, PurchaseState, Site } from './types.ts';

const RAW_JSON = 'This is JSON of the service: read it with readRegistry or readItem first.';

const countsOf = (place: string, item: unknown): ItemQuantities => {
  if (!isRecord(item)) throw wrongArgument(`${place}(item)`, 'an object with wanted and purchased', item);
  const hint = 'quantityWants' in item ? RAW_JSON : '';
  return {
    wanted: wholeNumber(`${place}(item): wanted`, item['wanted'], undefined, hint),
    purchased: wholeNumber(`${place}(item): purchased`, item['purchased'], undefined, hint),
  };
};

const centsOf = (place: string, price: unknown): Cents => {
  const amount = cents(wholeNumber(place, price, 'whole cents, such as 1495 for 14.95'));
  if (O.isNone(amount)) throw wrongArgument(place, 'whole cents', price);
  return amount.value;
};

/** How many are still needed: wanted minus purchased, never below zero. */
export const remaining = (item: Counts): number => remainingOf(countsOf('remaining', item));

/** Whether none, some or all of the wanted units were purchased. */
export const purchaseState = (item: Counts): PurchaseState => purchaseStateOf(countsOf('purchaseState', item));

/** Whether more are wanted than were purchased. */
export const isNeeded = (item: Counts): boolean => isNeededOf(countsOf('isNeeded', item));

/** Whether the quantity is more than is still needed. */
export const exceedsRemaining = (quantity: number, item: Counts): boolean =>
  wholeNumber('exceedsRemaining(quantity, item): quantity', quantity) > remainingOf(countsOf('exceedsRemaining', item));

/** The status of an item. */
export const itemStatus = (item: Item): ItemStatus => statusOfItem(registryItemBehind('itemStatus(item)', item));

/** The band that contains a price in cents. */
export const bandOf = (price: number): PriceBand => {
  const { key, from, below } = bandOfPrice(centsOf('bandOf(price)', price));
  return { key, from, below: O.toNullable(below) };
};

/** Formats cents for the site: `$1,299.00`, `CAD 1,299.00`. */
export const formatPrice = (site: Pick<Site, 'currencyPrefix'>, price: number): string => {
  const prefix = isRecord(site) ? site.currencyPrefix : undefined;
  return formatCents(
    textArgument('formatPrice(site, price): site.currencyPrefix', prefix),
    centsOf('formatPrice(site, price): price', price),
  );
};
