import { array as A, function as F, taskEither as TE } from 'fp-ts';
import type { Sku } from '../identity/index.ts';
import type { Dependencies, Person, Unavailable } from '../ports/index.ts';
import { isStillOpen } from '../registry/index.ts';
import type { ShelfStock } from '../store/index.ts';
import type { CartContents } from './cart.ts';
import { itemLines, productLines, registriesIn, wordedLines } from './lines-of.ts';
import { pickupLines } from './short-pickups.ts';
import type { Stock } from './stock.ts';

const skusOf = (lines: ReadonlyArray<{ readonly identity: { readonly sku: Sku } }>): ReadonlyArray<Sku> => [
  ...new Set(lines.map(({ identity }) => identity.sku)),
];

type Shelves = Pick<Stock, 'shelves'>;

/** What stands behind the lines of a cart (CART-05); a registry that became private since is not there any more. */
export const cartStock =
  ({
    registries,
    catalogue,
    designs,
    stores,
    log,
  }: Pick<Dependencies, 'registries' | 'catalogue' | 'designs' | 'stores' | 'log'>) =>
  ({ site: { market }, account }: Person) =>
  (lines: CartContents['lines']): TE.TaskEither<Unavailable, Stock> => {
    const pickedUp = skusOf(pickupLines(lines));

    /** A cart is shown also where nobody can say what stands in stores; an order asks again. */
    const shelves = F.pipe(
      stores.shelves(pickedUp),
      TE.map((found: ReadonlyArray<ShelfStock>): Shelves => ({ shelves: found })),
      TE.orElseFirstIOK(({ _tag }) =>
        log.write({
          level: 'warning',
          tag: 'store-stock.unavailable',
          data: { reason: _tag, products: pickedUp.length },
        }),
      ),
      TE.orElse(() => TE.right<Unavailable, Shelves>({})),
    );

    return F.pipe(
      TE.Do,
      TE.apS('registries', F.pipe([...registriesIn(lines)], A.traverse(TE.ApplicativePar)(registries.find))),
      TE.apS('products', catalogue.products(market, skusOf(productLines(lines)))),
      TE.apS('designs', designs.find(wordedLines(lines))),
      TE.apS('services', catalogue.services(market, skusOf(itemLines(lines)))),
      TE.apS('standing', shelves),
      TE.map(({ registries: found, standing, ...others }) => ({
        registries: A.compact(found).filter((registry) => isStillOpen(registry, account)),
        ...others,
        ...standing,
      })),
    );
  };
