import type { either as E, option as O, taskEither as TE } from 'fp-ts';
import type { DeliveryAddress } from '../delivery/index.ts';
import type { GrId } from '../identity/index.ts';
import type { Email } from '../mail/index.ts';
import type { Registry, RegistryEvent, RegistryOwner } from '../registry/index.ts';
import type { DecidedSettings } from '../settings/index.ts';
import type { Unavailable } from './fault.ts';

/** A registry without its items, and where its gifts are delivered. */
export interface HeldSettings {
  readonly registry: Registry;
  readonly address: O.Option<DeliveryAddress>;
}

/** Driven port: where it is kept what registries say of themselves. An address is kept apart from the registry, so that no reader of one ever holds it. */
export interface SettingsStore {
  /** None when there is none of that number. */
  readonly find: (grId: GrId) => TE.TaskEither<Unavailable, O.Option<HeldSettings>>;
  /** One write, as `RegistryStore.change`: the registry is held, and facts, version, event and address are kept together or not at all. */
  readonly change: <R>(
    grId: GrId,
    decide: (held: O.Option<HeldSettings>) => E.Either<R, DecidedSettings>,
  ) => TE.TaskEither<R | Unavailable, RegistryEvent>;
  /**
   * One write: takes the registry away with all that it says of people; its rows of the ledger stay, and nobody gets its number again. The email to each of its owners that is decided
   * waits. Whoever watches is woken.
   */
  readonly remove: <R>(
    grId: GrId,
    decide: (registry: O.Option<Registry>) => E.Either<R, (owner: RegistryOwner) => O.Option<Email>>,
  ) => TE.TaskEither<R | Unavailable, void>;
}
