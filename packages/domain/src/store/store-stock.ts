/*
 * [BUY-08] What is in a store is what its shelf says; of a product without a shelf nothing is there. Of a few units their number is shown, so that no one drives out for the last one in vain.
 *
 * @example unitsAt([{ storeNumber: '104', sku: skuOf('4821'), units: 3 }], '104', skuOf('4821')) // => 3
 * @example stockLevel(6) // => 'plenty'
 */
import type { Sku } from '../identity/index.ts';
import type { StoreNumber, StoreStock } from './store.ts';

/** How many units of the product are in the store. */
export const unitsAt = (shelves: ReadonlyArray<StoreStock>, storeNumber: StoreNumber, sku: Sku): number =>
  shelves.find((shelf) => shelf.storeNumber === storeNumber && shelf.sku === sku)?.units ?? 0;

/** The largest number of units that counts as few. */
const FEW = 5;

/** How that number of units is described. */
export const stockLevel = (units: number): 'none' | 'few' | 'plenty' =>
  units <= 0 ? 'none' : units <= FEW ? 'few' : 'plenty';
