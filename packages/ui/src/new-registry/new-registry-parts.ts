import type { BegunRegistry, Clock, IdempotencyKey, Log, RegistryForm, Site } from '@gift-registry/domain';
import type { either as E, io as IO } from 'fp-ts';
import type { Observable } from 'rxjs';
import type { NewRegistryMemory } from './new-registry-memory.ts';
import type { NotBegun } from './new-registry-model.ts';
import type { OwnName } from './own-name.ts';

/** Begins a registry, once for a key; one answer, then the end. */
export type BeginOne = (form: RegistryForm, key: IdempotencyKey) => Observable<E.Either<NotBegun, BegunRegistry>>;

/** What the stream stands on. */
export interface NewRegistryParts {
  readonly site: Site;
  readonly clock: Clock;
  readonly memory: NewRegistryMemory;
  readonly newKey: IO.IO<IdempotencyKey>;
  /** Who is signed in: a form that somebody else left in the tab is theirs no more to see, and the name stands in the form while no other is typed. Never fails. */
  readonly ownName$: Observable<OwnName>;
  /** Opens a page of this site. */
  readonly goTo: (path: string) => void;
  readonly log: Log;
}
