import type { CurrentUser, GrId, Log, ObservableState } from '@gift-registry/domain';
import type { SchedulerLike } from 'rxjs';
import type { MutationKeys } from '../mutation/index.ts';
import type { RegistryStream } from '../registry/index.ts';
import type { ChosenMemory, WaitingMemory } from './adding-memory.ts';
import type { Addition } from './adding-model.ts';
import type { AddingSource } from './adding-source.ts';

/** What adding stands on. */
export interface RegistryAddingParts {
  readonly source: AddingSource;
  /** The registries of which one is followed. */
  readonly registryAt: (grId: GrId) => Pick<RegistryStream, 'model' | 'fold'>;
  readonly shell: ObservableState<{ readonly isLoggedIn: boolean }>;
  /** Who adds, on which path with its query. */
  readonly currentUser: () => CurrentUser;
  readonly goTo: (path: string) => void;
  /** Asks over the page to sign in, on the way to that path (AUTH-01). */
  readonly askToSignIn: (path: string) => void;
  /** Told of what shall be told in a layer. */
  readonly onAdded: (addition: Addition) => void;
  /** The service knows this browser as signed in no more. */
  readonly onSignedOut: () => void;
  readonly waiting: WaitingMemory;
  readonly chosenMemory: ChosenMemory;
  /** Kept beyond the page, so that nothing is added twice (CART-08). */
  readonly keys: MutationKeys;
  readonly scheduler: SchedulerLike;
  readonly log: Log;
}
