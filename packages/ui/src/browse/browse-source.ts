import type { Catalogue, CatalogueQuery, CatalogueResults, Fault, GiftShop, ShownPicks } from '@gift-registry/domain';
import { type either as E, option as O } from 'fp-ts';
import { defer, NEVER, type Observable } from 'rxjs';

/** What looking for products asks for; each gives one answer, then the end. */
export interface BrowseSource {
  readonly search: (query: CatalogueQuery) => Observable<E.Either<Fault, CatalogueResults>>;
  /** Never answers where nothing is picked out for the page. */
  readonly picks$: Observable<E.Either<Fault, ShownPicks>>;
}

/** Asking through the port, for one of the pages with picks or none. */
export const browseSource = (
  catalogue: Pick<Catalogue, 'search' | 'picks'>,
  shop: O.Option<GiftShop>,
): BrowseSource => ({
  search: (query) => defer(catalogue.search(query)),
  picks$: O.match(
    () => NEVER,
    (its: GiftShop) => defer(() => catalogue.picks(its)()),
  )(shop),
});
