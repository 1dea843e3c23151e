import type { taskEither as TE } from 'fp-ts';
import type { GreetingTooLong } from '../greeting/index.ts';
import type { GrId } from '../identity/index.ts';
import type {
  BiographyChange,
  BiographyTooLong,
  GreetingChange,
  RegistrySettings,
  SettingsChange,
  SettingsChanged,
  SettingsProblem,
  SettingsVersionConflict,
} from '../settings/index.ts';
import type { Fault } from './fault.ts';
import type { ListRefusal } from './owner-refusal.ts';

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
