/*
 * [SET-01] [SET-02] The owners of a registry change what it says of itself, in one go or not at all. What cannot be is refused first; then what another owner has changed since the form was
 * opened, with what is stored now.
 *
 * Laws:
 * - what is wrong is refused before what has moved
 * - what another owner has changed meanwhile is refused with all that stands there now
 * - everything else is kept as it was asked, and what holds already is no fact
 *
 * @example decideSettings(exampleSettings(), { visibility: { was: 'findable', now: 'private' } }, { market: 'US', today: dayOf('2027-06-01') }, 'key')
 *   // => E.right({ facts: [{ _tag: 'VisibilityChanged', visibility: { _tag: 'Private' } }], address: O.none })
 */
import { either as E, function as F } from 'fp-ts';
import type { SettingsFact } from '../registry/index.ts';
import { checkSettings, type SettingsOccasion, type SettingsProblem } from './check-settings.ts';
import type { RegistrySettings, SettingsChange, SettingsFields, SettingsVersionConflict } from './registry-settings.ts';
import { conflictingFields, requestedSettings } from './requested-settings.ts';
import { settingsFacts } from './settings-facts.ts';

/** What happens to the registry, and where its gifts are delivered from then on. */
export interface DecidedSettings extends Pick<SettingsFields, 'address'> {
  readonly facts: ReadonlyArray<SettingsFact>;
}

/** What follows from changing the settings so; `newKey` is for a registry that becomes visible by link. */
export const decideSettings = (
  present: RegistrySettings,
  change: SettingsChange,
  occasion: SettingsOccasion,
  newKey: string,
): E.Either<SettingsProblem | SettingsVersionConflict, DecidedSettings> =>
  F.pipe(
    checkSettings(present, requestedSettings(present, change), occasion),
    E.filterOrElseW(
      () => conflictingFields(present, change).length === 0,
      (): SettingsVersionConflict => ({
        _tag: 'SettingsVersionConflict',
        fields: conflictingFields(present, change),
        settings: present,
      }),
    ),
    E.map((after) => ({ facts: settingsFacts(present, after, newKey), address: after.address })),
  );
