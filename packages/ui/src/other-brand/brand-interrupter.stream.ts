import {
  type BrandPair,
  brandInterrupter,
  createState,
  isOtherBrand,
  type ObservableState,
  type Role,
  type Site,
} from '@gift-registry/domain';
import { function as F, type io as IO, option as O } from 'fp-ts';
import { createMemo } from '../list-model/index.ts';
import { derived } from '../observe/observed.ts';
import type { RegistryStream } from '../registry/index.ts';

/** Stores that the message was dismissed. */
interface DismissedMemory {
  readonly read: IO.IO<O.Option<true>>;
  readonly keep: (dismiss: true) => IO.IO<void>;
}

/** The message that both brands are on one registry, worded for its reader. */
interface BrandInterrupterModel {
  readonly role: Role;
  readonly brands: BrandPair;
}

/** The message (XB-01), and dismissing it. */
export interface BrandInterrupterStream {
  /** None if the message is not shown. */
  readonly model: ObservableState<O.Option<BrandInterrupterModel>>;
  readonly dismiss: () => void;
}

interface BrandInterrupterDependencies {
  readonly registry: Pick<RegistryStream, 'model'>;
  readonly site: Site;
  readonly memory: DismissedMemory;
}

/** Creates the message on one registry's page, for guests of a registry that has gifts of both brands; it is shown until dismissed. */
export const brandInterrupterStream = ({
  registry,
  site,
  memory,
}: BrandInterrupterDependencies): BrandInterrupterStream => {
  const isDismissed = createState(O.isSome(memory.read()));
  const memo = createMemo<O.Option<BrandInterrupterModel>>();
  const present = (): O.Option<BrandInterrupterModel> => {
    const { value } = registry.model;
    if (value._tag !== 'Loaded') return O.none;
    const { role, items } = value.view;
    // A part of a long list may not have the gift yet that the rest has.
    const isTold =
      role === 'registrant' || !value.isComplete || items.some(({ product }) => isOtherBrand(product, site));
    return memo('message', [role, isTold, isDismissed.value], () =>
      F.pipe(
        brandInterrupter(site, isDismissed.value || !isTold),
        O.map((brands) => ({ role, brands })),
      ),
    );
  };
  return {
    model: derived([registry.model, isDismissed], present),
    dismiss: () => {
      memory.keep(true)();
      isDismissed.set(true);
    },
  };
};
