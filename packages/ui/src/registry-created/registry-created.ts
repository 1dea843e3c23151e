import { type Analytics, registryCreated } from '@gift-registry/domain';
import { type io as IO, option as O } from 'fp-ts';
import { defer, filter, ignoreElements, type Observable, take, tap } from 'rxjs';
import { observed } from '../observe/observed.ts';
import type { RegistryModel, RegistryStream } from '../registry/index.ts';
import type { RegistryListStream } from '../registry-list/index.ts';

interface RegistryCreatedDependencies {
  readonly registry: Pick<RegistryStream, 'model'>;
  readonly analytics: Analytics;
  readonly address: CreatedAddress;
}

/** The page's address, which may say that the registry was just created (ROUTE-13). */
interface CreatedAddress {
  /** Reads its present parameters. */
  readonly query: IO.IO<Readonly<Record<string, unknown>>>;
  /** Removes the parameters. */
  readonly clear: IO.IO<void>;
}

type Loaded = Extract<RegistryModel, { readonly _tag: 'Loaded' }>;

const isLoaded = (model: RegistryModel): model is Loaded => model._tag === 'Loaded';

/** Tracks once that the registry was created when its registrant arrives from creating it, and removes the parameters; emits nothing (ROUTE-13). */
export const registryCreated$ = ({ registry, analytics, address }: RegistryCreatedDependencies): Observable<never> => {
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

/** The registry's list, which also runs these effects while observed. */
export const withCreationTracking = (list: RegistryListStream, effects$: Observable<never>): RegistryListStream => ({
  ...list,
  model: observed(list.model, effects$),
});
