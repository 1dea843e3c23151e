import type { Market, Product, Sites, Store, StoreStock } from '@gift-registry/domain';

/** How many units of a product a store has: none in about two of five, one to five in one of five, else more; always the same. */
const unitsIn = ({ storeNumber }: Store, { sku }: Product): number => {
  const mark = (Number(sku) * 31 + Number(storeNumber) * 57) % 100;
  if (mark < 38) return 0;
  return mark < 58 ? 1 + (mark % 5) : mark - 50;
};

/** The stock of the stores: each has what the sites sell whose gifts are picked up there. */
export const stockOf = (
  sites: Sites,
  stores: ReadonlyArray<Store>,
  products: Readonly<Record<Market, ReadonlyArray<Product>>>,
): ReadonlyArray<StoreStock> =>
  stores.flatMap((store) => {
    const served = sites.filter(({ market, brand }) => market === store.market && store.brands.includes(brand));
    const sold = served.flatMap(({ sells }) => sells);
    return (products[store.market] ?? [])
      .filter((product) => !product.isNla && !product.isMadeToOrder && product.isAvailable)
      .filter(({ brand }) => sold.includes(brand))
      .map((product) => ({ storeNumber: store.storeNumber, sku: product.sku, units: unitsIn(store, product) }))
      .filter(({ units }) => units > 0);
  });
