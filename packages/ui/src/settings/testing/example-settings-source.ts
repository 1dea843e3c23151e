import {
  type RegistrySettings,
  requestedSettings,
  type SettingsChange,
  type SettingsChanged,
} from '@gift-registry/domain';
import { exampleSettings, versionOf, writtenTo } from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { defer, of } from 'rxjs';
import type { SettingsSource } from '../settings.stream.ts';

/** The answer to a change: the settings and a patch. */
export const changedTo = (settings: RegistrySettings): SettingsChanged => ({
  version: versionOf(1),
  settings,
  patch: { ...writtenTo(1), items: [], removed: [], header: O.none, totals: O.none },
});

/** A source that saves at once by default. */
export const exampleSettingsSource = (
  overrides: Partial<SettingsSource> = {},
  first: RegistrySettings = exampleSettings(),
): SettingsSource => {
  let present = first;
  return {
    read: () => defer(() => of(E.right(present))),
    change: (_, change: SettingsChange) =>
      defer(() => {
        present = { ...present, ...requestedSettings(present, change) };
        return of(E.right(changedTo(present)));
      }),
    remove: () => of(E.right(undefined)),
    ...overrides,
  };
};
