import { defer, distinctUntilChanged, filter, map, type Observable, skip, startWith } from 'rxjs';
import type { RegistryModel, RegistryStream } from '../registry/index.ts';

const isLoaded = (model: RegistryModel): model is Extract<RegistryModel, { readonly _tag: 'Loaded' }> =>
  model._tag === 'Loaded';

/** Tells each time a registry has become another than it was when somebody began to look, as by another registrant. */
export const registryMoved = ({ model }: Pick<RegistryStream, 'model'>): Observable<unknown> =>
  defer(() =>
    model.changes$.pipe(
      startWith(model.value),
      filter(isLoaded),
      map(({ view }) => view.revisionId),
      distinctUntilChanged(),
      skip(1),
    ),
  );
