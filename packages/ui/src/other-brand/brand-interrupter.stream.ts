import {
  type BothBrands,
  brandInterrupter,
  createState,
  type ObservableState,
  type Role,
  type Site,
} from '@gift-registry/domain';
import { function as F, type io as IO, option as O } from 'fp-ts';
import { distinctUntilChanged, map, merge } from 'rxjs';
import { remembering } from '../list-model/index.ts';
import type { RegistryStream } from '../registry/index.ts';

/** Keeps that the message was put away. */
export interface DismissedMemory {
  readonly read: IO.IO<O.Option<true>>;
  readonly keep: (dismiss: true) => IO.IO<void>;
}

/** The message that both brands are on one registry, in the words of who reads it. */
export interface BrandInterrupterModel {
  readonly role: Role;
  readonly brands: BothBrands;
}

/** The message (XB-01), and putting it away. */
export interface BrandInterrupterStream {
  /** None where it is not told. */
  readonly model: ObservableState<O.Option<BrandInterrupterModel>>;
  readonly dismiss: () => void;
}

/** What it stands on. */
export interface BrandInterrupterDependencies {
  readonly registry: Pick<RegistryStream, 'model'>;
  readonly site: Site;
  readonly memory: DismissedMemory;
}

/** The message on one registry's page, until it was put away. */
export const brandInterrupterStream = ({
  registry,
  site,
  memory,
}: BrandInterrupterDependencies): BrandInterrupterStream => {
  const isDismissed = createState(O.isSome(memory.read()));
  const remember = remembering<O.Option<BrandInterrupterModel>>();
  const present = (): O.Option<BrandInterrupterModel> => {
    const { value } = registry.model;
    if (value._tag !== 'Loaded') return O.none;
    const { role } = value.view;
    return remember('message', [role, isDismissed.value], () =>
      F.pipe(
        brandInterrupter(site, isDismissed.value),
        O.map((brands) => ({ role, brands })),
      ),
    );
  };
  return {
    model: {
      get value() {
        return present();
      },
      changes$: merge(registry.model.changes$, isDismissed.changes$).pipe(map(present), distinctUntilChanged()),
    },
    dismiss: () => {
      memory.keep(true)();
      isDismissed.set(true);
    },
  };
};
