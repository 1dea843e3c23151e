/*
 * [SET-01] [SET-02] Saves changed settings, all or none. Invalid values are refused first; then a field that another owner has changed since, with the stored settings.
 *
 * @example decideSettings(exampleSettings(), { visibility: { was: 'findable', now: 'private' } }, { market: markets.US, today: dayOf('2027-06-01') }, 'key')
 *   // => E.right({ facts: [{ _tag: 'VisibilityChanged', visibility: { _tag: 'Private' } }], address: O.none, giftEmails: 'daily' })
 */
import { either as E, function as F } from 'fp-ts';
import type { SettingsFact } from '../registry/index.ts';
import { checkSettings, type SettingsCheckContext, type SettingsProblem } from './check-settings.ts';
import type { RegistrySettings, SettingsChange, SettingsFields, SettingsVersionConflict } from './registry-settings.ts';
import { conflictingFields, requestedSettings } from './requested-settings.ts';
import { settingsFacts } from './settings-facts.ts';

/** The facts of changed settings, and the values stored apart from them: the delivery address and the emails wanted. */
export interface DecidedSettings extends Pick<SettingsFields, 'address' | 'giftEmails'> {
  readonly facts: ReadonlyArray<SettingsFact>;
}

/** Decides to change the settings; `newKey` is used if the registry becomes visible by link. */
export const decideSettings = (
  present: RegistrySettings,
  change: SettingsChange,
  context: SettingsCheckContext,
  newKey: string,
): E.Either<SettingsProblem | SettingsVersionConflict, DecidedSettings> =>
  F.pipe(
    checkSettings(present, requestedSettings(present, change), context),
    E.filterOrElseW(
      () => conflictingFields(present, change).length === 0,
      (): SettingsVersionConflict => ({
        _tag: 'SettingsVersionConflict',
        fields: conflictingFields(present, change),
        settings: present,
      }),
    ),
    E.map((after) => ({
      facts: settingsFacts(present, after, newKey),
      address: after.address,
      giftEmails: after.giftEmails,
    })),
  );
