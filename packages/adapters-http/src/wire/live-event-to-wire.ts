import { type PatchKind, patchKind, type RegistryFact, type RegistryPatch, type Site } from '@gift-registry/domain';
import type { LiveEventName } from './live-event.ts';
import { revisionText } from './open-registry.calls.ts';
import { registryPatch } from './written.ts';

/** The event name for each kind of write. */
const nameOf: Readonly<Record<PatchKind, LiveEventName>> = {
  Purchased: 'purchased',
  Contributed: 'contributed',
  Changed: 'item-changed',
  Added: 'item-added',
  Removed: 'item-removed',
  Replaced: 'item-replaced',
  Greeted: 'greeting-changed',
  PhotoChanged: 'photo-changed',
  SettingsChanged: 'settings-changed',
};

/** One event of the stream: the `id` and `event` fields, and the value of `data` before `JSON.stringify`. */
export interface LiveEvent {
  readonly event: LiveEventName;
  /** The revision after the event; undefined for `reload`. */
  readonly id: string | undefined;
  readonly data: unknown;
}

export const patchEvent = (site: Site, facts: ReadonlyArray<RegistryFact>, patch: RegistryPatch): LiveEvent => ({
  event: nameOf[patchKind(facts, patch)],
  id: revisionText(patch),
  data: registryPatch.encode(site, patch),
});

/** Tells the page to read the registry again because too many events were missed. */
export const reloadEvent: LiveEvent = { event: 'reload', id: undefined, data: {} };
