import type { Connection, Fault, RegistryItem, RegistryView, Role, Version } from '@gift-registry/domain';
import type { option as O } from 'fp-ts';

/** What the last patch brought that is worth saying aloud: the items of which more are bought, or for which more money was given, than before. */
export interface RegistryChange {
  readonly version: Version;
  readonly bought: ReadonlyArray<RegistryItem>;
}

/** A registry on its way to the screen. `isComplete` is false while only the first items of a long list are there. */
export type RegistryModel =
  | { readonly _tag: 'Loading' }
  | {
      readonly _tag: 'Loaded';
      readonly view: RegistryView;
      readonly isComplete: boolean;
      readonly connection: Connection;
      /** How often the registry had to be read anew: versions of different epochs may be of different histories, and say nothing of each other. */
      readonly epoch: number;
      readonly lastChange: O.Option<RegistryChange>;
    }
  | {
      readonly _tag: 'NotFound';
      /** As whom it was read before it was gone, however often it was asked for since; none where it was not there at all. */
      readonly last: O.Option<Role>;
    }
  | { readonly _tag: 'Failed'; readonly fault: Fault };

/** The registry as it came with the page itself. */
export interface InitialRegistry {
  readonly view: RegistryView;
  readonly isComplete: boolean;
}
