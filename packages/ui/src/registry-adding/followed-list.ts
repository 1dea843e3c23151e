import type { GrId, OwnRegistry, RegistryItem, Sku } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { distinctUntilChanged, map, type Observable, of, switchMap } from 'rxjs';
import type { RegistryModel, RegistryStream } from '../registry/index.ts';

/** How many pieces of each product are wanted, whatever its design. */
export const wantedOf = (items: ReadonlyArray<RegistryItem>): ReadonlyMap<Sku, number> => {
  const counts = new Map<Sku, number>();
  for (const { product, wanted } of items) counts.set(product.sku, (counts.get(product.sku) ?? 0) + wanted);
  return counts;
};

const itemsOf = (model: RegistryModel): O.Option<ReadonlyArray<RegistryItem>> =>
  model._tag === 'Loaded' ? O.some(model.view.items) : O.none;

const NOTHING_WANTED: ReadonlyMap<Sku, number> = new Map();

/** What the chosen registry wants, as it changes; nothing while it is not known. */
export const followedList = (
  chosen$: Observable<O.Option<OwnRegistry>>,
  registryAt: (grId: GrId) => Pick<RegistryStream, 'model'>,
): Observable<ReadonlyMap<Sku, number>> =>
  chosen$.pipe(
    map(O.map(({ grId }) => grId)),
    distinctUntilChanged((before, after) => O.toNullable(before) === O.toNullable(after)),
    switchMap((grId) =>
      O.isNone(grId)
        ? of(NOTHING_WANTED)
        : registryAt(grId.value).model.changes$.pipe(
            map((model) => O.toNullable(itemsOf(model))),
            distinctUntilChanged(),
            map((items) => (items === null ? NOTHING_WANTED : wantedOf(items))),
          ),
    ),
  );
