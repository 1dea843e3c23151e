import type { PlacedOrder, PostalArea, Store, StoreDirectory, StoreStock } from '@gift-registry/domain';
import { taskEither as TE } from 'fp-ts';

/** Stores, their stock, and areas of postal codes, in Maps. */
export interface MemoryStores extends StoreDirectory {
  readonly put: (stores: ReadonlyArray<Store>) => void;
  /** Sets the stock. */
  readonly stock: (shelves: ReadonlyArray<StoreStock>) => void;
  readonly putAreas: (areas: ReadonlyArray<PostalArea>) => void;
  /** The stock of the products. */
  readonly stockOf: (skus: ReadonlyArray<StoreStock['sku']>) => ReadonlyArray<StoreStock>;
  /** Takes an order's pickups from the stock. */
  readonly take: (lines: ReadonlyArray<Pick<PlacedOrder['lines'][number], 'pickup' | 'identity' | 'quantity'>>) => void;
}

const shelfName = ({ storeNumber, sku }: Pick<StoreStock, 'storeNumber' | 'sku'>): string => `${storeNumber} ${sku}`;

/** No stores yet. */
export const memoryStores = (): MemoryStores => {
  const stored = new Map<string, Store>();
  const shelves = new Map<string, StoreStock>();
  const areas = new Map<string, PostalArea>();

  const stockOf: MemoryStores['stockOf'] = (skus) =>
    [...shelves.values()].filter(({ sku, units }) => units > 0 && skus.includes(sku));

  return {
    put: (stores) => {
      for (const store of stores) stored.set(store.storeNumber, store);
    },
    stock: (all) => {
      for (const shelf of all) shelves.set(shelfName(shelf), shelf);
    },
    putAreas: (all) => {
      for (const area of all) areas.set(`${area.market} ${area.prefix}`, area);
    },
    stockOf,
    take: (lines) => {
      for (const { pickup, identity, quantity } of lines) {
        if (pickup === undefined) continue;
        const shelf = shelves.get(shelfName({ storeNumber: pickup.storeNumber, sku: identity.sku }));
        if (shelf !== undefined) shelves.set(shelfName(shelf), { ...shelf, units: shelf.units - quantity });
      }
    },
    stores: (market) => TE.fromIO(() => [...stored.values()].filter((store) => store.market === market)),
    shelves: (skus) => TE.fromIO(() => stockOf(skus)),
    areas: (market, prefixes) =>
      TE.fromIO(() => [...areas.values()].filter((area) => area.market === market && prefixes.includes(area.prefix))),
  };
};
