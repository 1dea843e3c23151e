import {
  type PatchKind,
  patchKind,
  type RegistryFact,
  type RegistryPatch,
  type RegistrySignal,
  type Site,
} from '@gift-registry/domain';
import { either as E, function as F } from 'fp-ts';
import { revisionText } from './open-registry.calls.ts';
import { patchReader } from './patch.ts';
import { registryPatch } from './written.ts';

/** The path of the live stream (LIVE-01); its request is `watchRequest`. */
export const registryEventsPath = '/api/registry/{grId}/events';

/** The names of the events of the live stream. All but `reload` carry a patch. */
export const liveEventNames = [
  'purchased',
  'contributed',
  'item-added',
  'item-changed',
  'item-removed',
  'item-replaced',
  'greeting-changed',
  'photo-changed',
  'settings-changed',
  'reload',
] as const;

export type LiveEventName = (typeof liveEventNames)[number];

/** The event of each kind of write. */
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

/** One event of the stream: `id` and `event` of its lines, and the value of `data` before `JSON.stringify`. */
export interface LiveEvent {
  readonly event: LiveEventName;
  /** The revision reached; undefined for `reload`. */
  readonly id: string | undefined;
  readonly data: unknown;
}

export const patchEvent = (site: Site, facts: ReadonlyArray<RegistryFact>, patch: RegistryPatch): LiveEvent => ({
  event: nameOf[patchKind(facts, patch)],
  id: revisionText(patch),
  data: registryPatch.encode(site, patch),
});

/** Too much was missed: the page is to be read again. */
export const reloadEvent: LiveEvent = { event: 'reload', id: undefined, data: {} };

const parseJson = (raw: string): E.Either<string, unknown> =>
  E.tryCatch(
    (): unknown => JSON.parse(raw),
    () => 'data: is not JSON',
  );

/** Reads an event of the stream; left is the reason why it cannot be read. */
export const readLiveEvent = (event: LiveEventName, data: string): E.Either<string, RegistrySignal> =>
  event === 'reload'
    ? E.right({ _tag: 'Reload' })
    : F.pipe(
        parseJson(data),
        E.chain(patchReader.decode),
        E.map((patch): RegistrySignal => ({ _tag: 'Patched', patch })),
      );
