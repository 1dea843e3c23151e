import { type Analytics, registryCreated } from '@gift-registry/domain';
import { type io as IO, option as O } from 'fp-ts';
import { defer, filter, ignoreElements, merge, type Observable, take, tap } from 'rxjs';
import type { RegistryModel, RegistryStream } from '../registry/index.ts';
import type { RegistryListStream } from '../registry-list/index.ts';

/** What telling of a new registry stands on. */
export interface RegistryCreatedParts {
  readonly registry: Pick<RegistryStream, 'model'>;
  readonly analytics: Analytics;
  readonly address: CreatedAddress;
}

/** The page's address as what may tell that a registry was created (ROUTE-13). */
export interface CreatedAddress {
  /** Its parameters, as they are now. */
  readonly query: IO.IO<Readonly<Record<string, unknown>>>;
  /** What was told leaves it. */
  readonly clear: IO.IO<void>;
}

type Loaded = Extract<RegistryModel, { readonly _tag: 'Loaded' }>;

const isLoaded = (model: RegistryModel): model is Loaded => model._tag === 'Loaded';

/** Tells once that the registry was created, when its registrant arrives from creating it, and takes that off the address; says nothing itself (ROUTE-13). */
export const registryCreated$ = ({ registry, analytics, address }: RegistryCreatedParts): Observable<never> => {
  let isTold = false;
  return defer(() => registry.model.changes$).pipe(
    filter(isLoaded),
    take(1),
    tap(({ view }) => {
      const created = registryCreated(view.grId, address.query());
      if (isTold || O.isNone(created)) return;
      isTold = true;
      if (view.role === 'registrant') analytics.track(created.value)();
      address.clear();
    }),
    ignoreElements(),
  );
};

/** The list of a registry, which does that work as long as it is observed. */
export const tellingOfCreation = (list: RegistryListStream, effects$: Observable<never>): RegistryListStream => ({
  ...list,
  model: {
    get value() {
      return list.model.value;
    },
    changes$: merge(list.model.changes$, effects$),
  },
});
