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

export type { BiographyChange, GreetingChange, SettingsChanged };

/** Why settings were not changed. */
export type SettingsRefusal = SettingsProblem | SettingsVersionConflict;

/** Driving port: what the owners of a registry say of it (SET-01, SET-02, GREET-03). */
export interface Settings {
  /** All of it, the delivery address too: for the owners' eyes alone (AUTH-04). */
  readonly readSettings: (grId: GrId) => TE.TaskEither<ListRefusal | Fault, RegistrySettings>;
  /** Changes what was edited, all or nothing; what somebody else has changed meanwhile is refused and told. What holds already is success and raises no version. */
  readonly changeSettings: (
    grId: GrId,
    change: SettingsChange,
  ) => TE.TaskEither<ListRefusal | SettingsRefusal | Fault, SettingsChanged>;
  /** Greets the guests in these words; blank ones bring the default back (GREET-02). */
  readonly writeGreeting: (
    grId: GrId,
    greeting: string,
  ) => TE.TaskEither<ListRefusal | GreetingTooLong | Fault, GreetingChange>;
  readonly writeBiography: (
    grId: GrId,
    biography: string,
  ) => TE.TaskEither<ListRefusal | BiographyTooLong | Fault, BiographyChange>;
  /** Takes the registry away for everybody, for good. What was given stays in the ledger and in the givers' orders. */
  readonly deleteRegistry: (grId: GrId) => TE.TaskEither<ListRefusal | Fault, void>;
}
