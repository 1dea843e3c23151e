import type {
  Fault,
  GrId,
  ListRefusal,
  RegistrySettings,
  Settings,
  SettingsChange,
  SettingsChanged,
  SettingsRefusal,
} from '@gift-registry/domain';
import type { either as E } from 'fp-ts';
import { defer, type Observable } from 'rxjs';

/** Reading and changing settings; each gives one answer, then the end. */
export interface SettingsSource {
  readonly read: (grId: GrId) => Observable<E.Either<ListRefusal | Fault, RegistrySettings>>;
  readonly change: (
    grId: GrId,
    change: SettingsChange,
  ) => Observable<E.Either<ListRefusal | SettingsRefusal | Fault, SettingsChanged>>;
  readonly remove: (grId: GrId) => Observable<E.Either<ListRefusal | Fault, void>>;
}

/** The source through the port. */
export const settingsSource = (settings: Settings): SettingsSource => ({
  read: (grId) => defer(() => settings.readSettings(grId)()),
  change: (grId, change) => defer(() => settings.changeSettings(grId, change)()),
  remove: (grId) => defer(() => settings.deleteRegistry(grId)()),
});
