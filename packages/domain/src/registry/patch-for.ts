/*
 * [LIVE-01] [AUTH-04] [LIST-10] What one reader is told of one write: the touched items as they are now, and the totals. Items are only ever bought or wanted
 * differently so far, so none is named as removed. A reader learns nothing of items that are not for that reader's eyes, not even that something
 * happened to one.
 *
 * Laws:
 * - every touched item that the reader sees comes once, as it is now
 * - a guest's patch has no item that is no longer available
 * - nothing is named as removed: no fact takes an item off the list
 * - a patch has items as the reader's site offers them
 * - the totals are those of the reader's view
 *
 * @example patchFor(registry, guest, purchaseOfAnItemNoLongerAvailable).items // => []
 */
import { option as O } from 'fp-ts';
import { identityKey } from '../identity/index.ts';
import type { Registry } from './registry.ts';
import type { RegistryEvent } from './registry-fact.ts';
import type { RegistryPatch } from './registry-view.ts';
import { itemsFor, type Reader, totalsFor } from './registry-view-of.ts';

/** The patch that brings a reader's view to the event's version; `registry` is what it is now, the event's items at least. */
export const patchFor = (
  registry: Registry,
  reader: Pick<Reader, 'role' | 'viewing' | 'site'>,
  { version, facts }: RegistryEvent,
): RegistryPatch => {
  const touched = new Set(facts.map(({ identity }) => identityKey(identity)));
  const items = itemsFor(registry, reader).filter(({ identity }) => touched.has(identityKey(identity)));
  return {
    version,
    items,
    removed: [],
    header: O.none,
    totals: O.some(totalsFor(registry, reader)),
  };
};
