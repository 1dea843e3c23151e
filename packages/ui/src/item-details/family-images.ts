import {
  type Catalogue,
  createState,
  type Family,
  type FamilyNotFound,
  type Fault,
  type ItemImages,
  type Log,
  type ObservableState,
  type Product,
} from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { defer, EMPTY, type Observable, switchMap, tap } from 'rxjs';

/** Reads the pictures of a family; emits one answer and completes. */
export type ReadFamily = (family: Family) => Observable<E.Either<FamilyNotFound | Fault, ReadonlyArray<ItemImages>>>;

/** Asking through the port. */
export const readFamilyFrom =
  (catalogue: Pick<Catalogue, 'familyImages'>): ReadFamily =>
  (family) =>
    defer(() => catalogue.familyImages(family)());

/** The family whose pictures are shown beside a product's own: none where it has enough itself (BUY-05). */
export const familyOf = ({ familyId, brand, carouselImages }: Product): O.Option<Family> =>
  carouselImages.length > 0 || familyId === '' ? O.none : O.some({ familyId, brand });

/** The name under which a family's pictures are known. */
export const familyKey = ({ familyId, brand }: Family): string => `${brand} ${familyId}`;

/** The requested pictures of families, by their key; a failed one is none, and is requested again when it is next opened. */
export type KnownFamilies = ReadonlyMap<string, O.Option<ReadonlyArray<ItemImages>>>;

/** The pictures of families that are known. */
export interface FamilyImages {
  readonly known: ObservableState<KnownFamilies>;
  /** Reads the family that is looked at; says nothing itself. */
  readonly work: (looked$: Observable<O.Option<Family>>) => Observable<unknown>;
}

/** At first no family is known. A failure is only logged: the item's own picture is shown. */
export const familyImages = (read: ReadFamily, log: Log): FamilyImages => {
  const cell = createState<KnownFamilies>(new Map());
  const readOne = (family: Family): Observable<unknown> =>
    read(family).pipe(
      tap((answer) => {
        cell.set(new Map(cell.value).set(familyKey(family), O.fromEither(answer)));
        if (E.isLeft(answer))
          log.write({ level: 'warning', tag: 'family-images.read-failed', data: { reason: answer.left._tag } })();
      }),
    );
  return {
    known: cell,
    work: (looked$) =>
      looked$.pipe(
        switchMap((family) =>
          O.isNone(family) || O.isSome(cell.value.get(familyKey(family.value)) ?? O.none)
            ? EMPTY
            : readOne(family.value),
        ),
      ),
  };
};
