import type { Product, ShelfStock, Store } from '@gift-registry/domain';
import { canadian } from '../products/canadian.ts';
import { catalogue } from '../products/catalogue.ts';
import { demoStores } from './stores.ts';

/** How many units of a product stand in a store of the demo: none in about two of five, one to five in one of five, else more; always the same. */
const unitsIn = ({ storeNumber }: Store, { sku }: Product): number => {
  const mark = (Number(sku) * 31 + Number(storeNumber) * 57) % 100;
  if (mark < 38) return 0;
  return mark < 58 ? 1 + (mark % 5) : mark - 50;
};

const canStandThere = ({ isNla, isMadeToOrder, isAvailable }: Product): boolean =>
  !isNla && !isMadeToOrder && isAvailable;

/** What stands in the stores of the demo: what each of them sells, of its market. */
export const demoShelves: ReadonlyArray<ShelfStock> = demoStores.flatMap((store) =>
  (store.market === 'US' ? catalogue : canadian)
    .filter((product) => canStandThere(product) && store.brands.includes(product.brand))
    .map((product) => ({ storeNumber: store.storeNumber, sku: product.sku, units: unitsIn(store, product) }))
    .filter(({ units }) => units > 0),
);
