import type { PlacedOrder, PostalArea, ShelfStock, Store, StoreDirectory } from '@gift-registry/domain';
import { taskEither as TE } from 'fp-ts';

/** Stores, what stands in them, and areas of postal codes, in Maps. */
export interface MemoryStores extends StoreDirectory {
  readonly put: (stores: ReadonlyArray<Store>) => void;
  /** What stands there from now on. */
  readonly stock: (shelves: ReadonlyArray<ShelfStock>) => void;
  readonly putAreas: (areas: ReadonlyArray<PostalArea>) => void;
  /** What stands of the products, at once. */
  readonly relationship: (skus: ReadonlyArray<ShelfStock['sku']>) => ReadonlyArray<ShelfStock>;
  /** Takes from the stores what an order picks up there. */
  readonly take: (lines: PlacedOrder['lines']) => void;
}

const shelfName = ({ storeNumber, sku }: Pick<ShelfStock, 'storeNumber' | 'sku'>): string => `${storeNumber} ${sku}`;

/** No stores yet. */
export const memoryStores = (): MemoryStores => {
  const kept = new Map<string, Store>();
  const shelves = new Map<string, ShelfStock>();
  const areas = new Map<string, PostalArea>();

  const relationship: MemoryStores['relationship'] = (skus) =>
    [...shelves.values()].filter(({ sku, units }) => units > 0 && skus.includes(sku));

  return {
    put: (stores) => {
      for (const store of stores) kept.set(store.storeNumber, store);
    },
    stock: (its) => {
      for (const shelf of its) shelves.set(shelfName(shelf), shelf);
    },
    putAreas: (its) => {
      for (const area of its) areas.set(`${area.market} ${area.prefix}`, area);
    },
    relationship,
    take: (lines) => {
      for (const { pickup, identity, quantity } of lines) {
        if (pickup === undefined) continue;
        const shelf = shelves.get(shelfName({ storeNumber: pickup.storeNumber, sku: identity.sku }));
        if (shelf !== undefined) shelves.set(shelfName(shelf), { ...shelf, units: shelf.units - quantity });
      }
    },
    stores: (market) => TE.fromIO(() => [...kept.values()].filter((store) => store.market === market)),
    shelves: (skus) => TE.fromIO(() => relationship(skus)),
    areas: (market, prefixes) =>
      TE.fromIO(() => [...areas.values()].filter((area) => area.market === market && prefixes.includes(area.prefix))),
  };
};
