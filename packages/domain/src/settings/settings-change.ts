import type { option as O } from 'fp-ts';
import type { RegistryPatch, Version } from '../registry/index.ts';
import type { RegistrySettings } from './registry-settings.ts';

/** What every change of a registry itself answers; the patch changes nothing when there was nothing to do. */
interface RegistryChanged {
  readonly version: Version;
  readonly patch: RegistryPatch;
}

/** How the guests are greeted now (GREET-03). */
export interface GreetingChange extends RegistryChanged {
  readonly greeting: string;
}

/** What is told about the registry now (SET-01). */
export interface BiographyChange extends RegistryChanged {
  readonly biography: string;
}

/** Where the photo is now; none where there is none (PHOTO-06). */
export interface PhotoChange extends RegistryChanged {
  readonly photo: O.Option<string>;
}

/** The settings as they are now (SET-01). */
export interface SettingsChanged extends RegistryChanged {
  readonly settings: RegistrySettings;
}
