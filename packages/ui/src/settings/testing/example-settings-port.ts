import {
  type RegistrySettings,
  requestedSettings,
  type SettingsChange,
  type SettingsChanged,
} from '@gift-registry/domain';
import { exampleSettings, versionOf, writtenTo } from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { of } from 'rxjs';
import type { SettingsDependencies } from '../settings.stream.ts';

/** The answer to a change: the settings and a patch. */
export const changedTo = (settings: RegistrySettings): SettingsChanged => ({
  version: versionOf(1),
  settings,
  patch: { ...writtenTo(1), items: [], removed: [], header: O.none, totals: O.none },
});

/** A port that saves at once by default. */
export const exampleSettingsPort = (
  overrides: Partial<SettingsDependencies['settings']> = {},
  first: RegistrySettings = exampleSettings(),
): SettingsDependencies['settings'] => {
  let present = first;
  return {
    readSettings: () => () => of(E.right(present)),
    changeSettings: (_, change: SettingsChange) => () => {
      present = { ...present, ...requestedSettings(present, change) };
      return of(E.right(changedTo(present)));
    },
    deleteRegistry: () => () => of(E.right(undefined)),
    ...overrides,
  };
};
