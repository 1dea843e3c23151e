import type { RegistrySignal } from '@gift-registry/domain';
import { either as E, function as F } from 'fp-ts';
import { decodeWith } from './codec.ts';
import { patch } from './patch.ts';

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

const parseJson = (raw: string): E.Either<string, unknown> =>
  E.tryCatch(
    (): unknown => JSON.parse(raw),
    () => 'data: is not JSON',
  );

/** Decodes an event of the stream; left is the reason why it cannot be read. */
export const readLiveEvent = (event: LiveEventName, data: string): E.Either<string, RegistrySignal> =>
  event === 'reload'
    ? E.right({ _tag: 'Reload' })
    : F.pipe(
        parseJson(data),
        E.chain(decodeWith(patch)),
        E.map((read): RegistrySignal => ({ _tag: 'Patched', patch: read })),
      );
