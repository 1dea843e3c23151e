/*
 * [BUY-08] Finds the pickup lines for which their store has too few units, counting all lines for the same store and product.
 *
 * @example shortPickups([exampleStoreStock({ units: 2 })], examplePickupContents(3).lines).map(({ lineId }) => lineId) // => ['7310442-4821-0']
 * @example shortPickups([exampleStoreStock({ units: 3 })], examplePickupContents(3).lines) // => []
 */
import { type StoreNumber, type StoreStock, unitsAt } from '../store/index.ts';
import { type CartLine, type ItemLine, itemLines, unitsIn } from './cart.ts';

/** A line that is picked up in a store. */
export interface PickupLine extends ItemLine {
  readonly pickup: NonNullable<ItemLine['pickup']>;
}

const isPickedUp = (line: ItemLine): line is PickupLine => line.pickup !== undefined;

/** The lines that are picked up, in the cart's order. */
export const pickupLines = (lines: ReadonlyArray<CartLine>): ReadonlyArray<PickupLine> =>
  itemLines(lines).filter(isPickedUp);

/** The number of units of the product that the lines pick up in that store. */
const unitsPickedUp = (
  lines: ReadonlyArray<CartLine>,
  storeNumber: StoreNumber,
  sku: ItemLine['identity']['sku'],
): number =>
  unitsIn(
    pickupLines(lines).filter(({ pickup, identity }) => pickup.storeNumber === storeNumber && identity.sku === sku),
  );

/** The pickup lines whose store has too few units, in the cart's order. */
export const shortPickups = (
  shelves: ReadonlyArray<StoreStock>,
  lines: ReadonlyArray<CartLine>,
): ReadonlyArray<PickupLine> =>
  pickupLines(lines).filter(
    ({ pickup: { storeNumber }, identity: { sku } }) =>
      unitsPickedUp(lines, storeNumber, sku) > unitsAt(shelves, storeNumber, sku),
  );
