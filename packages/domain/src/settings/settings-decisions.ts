/*
 * [SET-01] A registrant changes or removes the registry's biography.
 *
 * @example decideBiography({ biography: '' }, 'We met in Lisbon.\r\n') // => E.right([{ _tag: 'BiographyWritten', biography: 'We met in Lisbon.\n' }])
 */
import { either as E, function as F } from 'fp-ts';
import { type GreetingTooLong, readGreeting, shownGreeting } from '../greeting/index.ts';
import type { Registry, RegistryFact, SettingsFact } from '../registry/index.ts';
import { checkSettings, type SettingsCheckContext, type SettingsProblem } from './check-settings.ts';
import type { RegistrySettings, SettingsChange, SettingsFields, SettingsVersionConflict } from './registry-settings.ts';
import { type BiographyTooLong, conflictingFields, readBiography, requestedSettings } from './requested-settings.ts';
import { settingsFacts } from './settings-facts.ts';

/** Decides to set the biography. */
export const decideBiography = (
  { biography }: Pick<Registry, 'biography'>,
  text: string,
): E.Either<BiographyTooLong, ReadonlyArray<RegistryFact>> =>
  F.pipe(
    readBiography(text),
    E.map((written) => (written === biography ? [] : [{ _tag: 'BiographyWritten', biography: written }])),
  );

/*
 * [GREET-03] A registrant changes the greeting. Without one the default greeting is shown.
 *
 * @example decideGreeting('Hello', { greeting: O.none }, 'Welcome!') // => E.right([{ _tag: 'GreetingWritten', greeting: O.some('Welcome!') }])
 * @example decideGreeting('Hello', { greeting: O.some('Welcome!') }, ' ') // => E.right([{ _tag: 'GreetingWritten', greeting: O.none }])
 */

/** Decides to set the greeting; `ours` is the default on that page. */
export const decideGreeting = (
  ours: string,
  { greeting }: Pick<Registry, 'greeting'>,
  text: string,
): E.Either<GreetingTooLong, ReadonlyArray<RegistryFact>> =>
  F.pipe(
    readGreeting(text),
    E.map((written) =>
      shownGreeting(ours, written) === shownGreeting(ours, greeting)
        ? []
        : [{ _tag: 'GreetingWritten', greeting: written }],
    ),
  );

/*
 * [SET-01] [SET-02] Saves changed settings, all or none. Invalid values are refused first; then a field that another owner has changed since, with the stored settings.
 *
 * @example decideSettings(exampleSettings(), { visibility: { was: 'findable', now: 'private' } }, { market: markets.US, today: dayOf('2027-06-01') }, 'key')
 *   // => E.right({ facts: [{ _tag: 'VisibilityChanged', visibility: { _tag: 'Private' } }], address: O.none, giftEmails: 'daily' })
 */

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
