import type { either as E, option as O, taskEither as TE } from 'fp-ts';
import type { DeliveryAddress } from '../delivery/index.ts';
import type { DueEmail, EmailedOwner } from '../gift-emails/index.ts';
import type { GreetingTooLong } from '../greeting/index.ts';
import type { AccountId, GrId } from '../identity/index.ts';
import type { Email } from '../mail/index.ts';
import type { Registry, RegistryEvent, RegistryOwner } from '../registry/index.ts';
import type {
  BiographyChange,
  BiographyTooLong,
  DecidedSettings,
  GreetingChange,
  RegistrySettings,
  SettingsChange,
  SettingsChanged,
  SettingsProblem,
  SettingsVersionConflict,
} from '../settings/index.ts';
import type { Fault, ListRefusal, Unavailable } from './failures.ts';
import type { GiverEmails } from './registries.port.ts';

/** Why settings were not changed. */
export type SettingsRefusal = SettingsProblem | SettingsVersionConflict;

/** Driving port: the settings of a registry, for its owners (SET-01, SET-02, GREET-03). */
export interface Settings {
  /** All settings, with the delivery address (AUTH-04). */
  readonly readSettings: (grId: GrId) => TE.TaskEither<ListRefusal | Fault, RegistrySettings>;
  /**
   * Changes the edited settings, all or nothing; refused with the stored values when somebody else changed one of them
   * meanwhile. Sending the current settings succeeds without a new version.
   */
  readonly changeSettings: (
    grId: GrId,
    change: SettingsChange,
  ) => TE.TaskEither<ListRefusal | SettingsRefusal | Fault, SettingsChanged>;
  /** Sets the greeting; a blank one restores the default (GREET-02). */
  readonly writeGreeting: (
    grId: GrId,
    greeting: string,
  ) => TE.TaskEither<ListRefusal | GreetingTooLong | Fault, GreetingChange>;
  readonly writeBiography: (
    grId: GrId,
    biography: string,
  ) => TE.TaskEither<ListRefusal | BiographyTooLong | Fault, BiographyChange>;
  /** Deletes the registry permanently. Its gifts stay in the ledger and in the givers' orders. */
  readonly deleteRegistry: (grId: GrId) => TE.TaskEither<ListRefusal | Fault, void>;
}

/** A registry without its items, and its delivery address. */
export interface HeldSettings {
  readonly registry: Registry;
  readonly address: O.Option<DeliveryAddress>;
  readonly owners: ReadonlyArray<EmailedOwner>;
}

/** The settings to store, and the emails about them to each owner. */
export interface SettingsWrite extends DecidedSettings {
  readonly ownerEmails: (owner: EmailedOwner) => ReadonlyArray<DueEmail>;
  /** The emails to givers whose gifts are offered back (PAUSE-01). */
  readonly giverEmails: GiverEmails;
}

/** Driven port: the stored settings of registries. The address is stored apart from the registry, so that no reader of a registry ever has it. */
export interface SettingsStore {
  /** `none` when the registry does not exist. */
  readonly find: (grId: GrId) => TE.TaskEither<Unavailable, O.Option<HeldSettings>>;
  /**
   * The state or province, in two letters, of each of the registries that has an address: the only part of an address
   * that is ever read on behalf of guests (CO-01, CO-02).
   */
  readonly deliveryRegions: (grIds: ReadonlyArray<GrId>) => TE.TaskEither<Unavailable, ReadonlyMap<GrId, string>>;
  /** Stops the emails about gifts (OWN-01) to the owner with that key, if there is one. */
  readonly stopGiftEmails: (key: string) => TE.TaskEither<Unavailable, void>;
  /** Writes facts, version, event, address and the emails that an owner wants as `RegistryStore.change` does, all or nothing. */
  readonly change: <R>(
    grId: GrId,
    by: AccountId,
    decide: (held: O.Option<HeldSettings>) => E.Either<R, SettingsWrite>,
  ) => TE.TaskEither<R | Unavailable, RegistryEvent>;
  /**
   * Deletes the registry with all personal data and queues the decided email to each owner, in one write. The ledger's
   * rows stay, and the number is never used again. Watchers are notified.
   */
  readonly remove: <R>(
    grId: GrId,
    decide: (registry: O.Option<Registry>) => E.Either<R, (owner: RegistryOwner) => O.Option<Email>>,
  ) => TE.TaskEither<R | Unavailable, void>;
}
