import type { Fault, GrId, Log, LookedAtList, RegistryItem, RegistryNotFound } from '@gift-registry/domain';
import { either as E, function as F, readonlyArray as RA, string as S } from 'fp-ts';
import { forkJoin, map, type Observable, of } from 'rxjs';
import type { CartModel } from './cart-model.ts';

/** What is on a registry; one answer, then the end. */
export type ReadItems = (grId: GrId) => Observable<E.Either<RegistryNotFound | Fault, ReadonlyArray<RegistryItem>>>;

const registriesIn = (model: CartModel): ReadonlyArray<GrId> =>
  model._tag === 'Ready'
    ? F.pipe(
        model.rows,
        RA.filterMap(({ line: { grId } }) => grId),
        RA.uniq<GrId>(S.Eq),
      )
    : [];

/** The lists of the registries for which there is something in the cart, in its order; one that cannot be read is only logged, and left out. */
export const listsOfCart = (
  model: CartModel,
  readItems: ReadItems,
  log: Log,
): Observable<ReadonlyArray<LookedAtList>> => {
  const list$ = (grId: GrId): Observable<ReadonlyArray<LookedAtList>> =>
    readItems(grId).pipe(
      map((answer) => {
        if (E.isRight(answer)) return [{ grId, items: answer.right }];
        log.write({ level: 'warning', tag: 'list-of-cart-not-read', data: { reason: answer.left._tag } })();
        return [];
      }),
    );
  const registries = registriesIn(model);
  return registries.length === 0 ? of([]) : forkJoin(registries.map(list$)).pipe(map(RA.flatten));
};
