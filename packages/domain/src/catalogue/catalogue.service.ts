import { array as A, function as F, record as R, taskEither as TE } from 'fp-ts';
import type { Catalogue, Person, PopupNotFound, ProductNotFound, World } from '../ports/index.ts';
import { shippingInformation } from '../words/index.ts';

/** What the retailer sells in the market of a person's site (ADD-09, ROUTE-11, ROUTE-19). */
export const catalogue =
  ({ catalogue: store }: Pick<World, 'catalogue'>) =>
  ({ site }: Person): Catalogue => ({
    product: (sku) =>
      F.pipe(
        store.products(site.market, [sku]),
        TE.map((products) => A.head([...products])),
        TE.chainW(TE.fromOption((): ProductNotFound => ({ _tag: 'ProductNotFound' }))),
      ),
    search: (query) => store.search(site.market, query),
    popup: (popupName) =>
      F.pipe(
        shippingInformation(site),
        R.lookup(popupName),
        TE.fromOption((): PopupNotFound => ({ _tag: 'PopupNotFound' })),
        TE.map((words) => ({ popupName, ...words })),
      ),
  });
