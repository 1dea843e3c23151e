/*
 * [LIVE-01] [AUTH-04] [LIST-10] [ITEM-08] [NLA-03] What one reader is told of one write: the touched items as they are now, the identities that left their place, and the totals. A reader
 * learns nothing of items that are not for that reader's eyes, not even that something happened to one.
 *
 * Laws:
 * - every item that the write left on the list and that the reader sees comes once, as it is now
 * - what the write took off is named as removed, and not among the items even if it came back since
 * - what the write moved to the end is named as removed and comes among the items
 * - a guest's patch has no item that is no longer available
 * - a guest's patch does not name what was no longer available when it went
 * - a patch has items as the reader's site offers them
 * - the totals are those of the reader's view
 * - the head comes along when the owners said something anew that stands there, as it is now; who sees the registry only to an owner
 *
 * @example patchFor(
 *     exampleRegistry({ items: [exampleItem({ product: exampleProduct({ isNla: true }) })] }),
 *     exampleReader({ role: 'guest' }),
 *     { ...writtenTo(1), facts: [{ _tag: 'WantedChanged', identity: identityOf('4821'), wanted: 4 }] },
 *   ).items // => []
 */
import { option as O } from 'fp-ts';
import { can } from '../account/index.ts';
import { type ItemIdentity, identityKey } from '../identity/index.ts';
import type { Registry } from './registry.ts';
import { isSettingsFact, type RegistryEvent, type RegistryFact } from './registry-fact.ts';
import type { RegistryPatch } from './registry-view.ts';
import { headerOf, itemsFor, type Reader, roleShown, totalsFor, ownerVisibility } from './registry-view-of.ts';

/** What a write did to the place of an item: whether it is on the list after it, and whether it left the place that it had. */
interface Touch {
  readonly identity: ItemIdentity;
  readonly isThere: boolean;
  readonly hasLeft: boolean;
  /** Whether guests did not see it when it left. */
  readonly isSecret: boolean;
}

const here = (identity: ItemIdentity): Touch => ({ identity, isThere: true, hasLeft: false, isSecret: false });

const touchesOf = (fact: RegistryFact): ReadonlyArray<Touch> => {
  if (isSettingsFact(fact)) return [];
  switch (fact._tag) {
    case 'Purchased':
    case 'WantedChanged':
    case 'Added':
    case 'MarkedMostLoved':
    case 'UnmarkedMostLoved':
    case 'GroupGiftStarted':
    case 'GroupGiftStopped':
    case 'FundNamed':
    case 'Contributed':
      return [here(fact.identity)];
    case 'GiftCardBought':
    case 'ThanksWritten':
      return [];
    case 'Removed':
      return [{ identity: fact.identity, isThere: false, hasLeft: true, isSecret: fact.wasNla }];
    case 'Replaced':
      return [
        { identity: fact.existing, isThere: O.isSome(fact.kept), hasLeft: true, isSecret: true },
        here(fact.replacement),
      ];
  }
};

/** One touch for each item, in the order in which they were touched first. */
const allTouches = (facts: ReadonlyArray<RegistryFact>): ReadonlyArray<Touch> => {
  const touches = facts.flatMap(touchesOf);
  const byKey = new Map(
    touches.map(({ identity }) => [
      identityKey(identity),
      touches.filter((touch) => identityKey(touch.identity) === identityKey(identity)),
    ]),
  );
  return [...byKey.values()].flatMap((its) => {
    const last = its.at(-1);
    const leaving = its.filter(({ hasLeft }) => hasLeft);
    return last === undefined
      ? []
      : [{ ...last, hasLeft: leaving.length > 0, isSecret: leaving.every(({ isSecret }) => isSecret) }];
  });
};

/** As much of a reader as a patch is made for. */
export type PatchReader = Pick<Reader, 'role' | 'viewing' | 'site' | 'origin' | 'today'>;

/** Whether the head of the page is another after it: an address stands in no head. */
const isInHead = (fact: RegistryFact): boolean => isSettingsFact(fact) && fact._tag !== 'AddressChanged';

const isAboutVisibility = ({ _tag }: RegistryFact): boolean => _tag === 'VisibilityChanged';

/** The patch that brings a reader's view to the event's version; `registry` is what it is now, the event's items at least. */
export const patchFor = (
  registry: Registry,
  reader: PatchReader,
  { version, revisionId, baseRevisionId, facts }: RegistryEvent,
): RegistryPatch => {
  const touches = allTouches(facts);
  const there = new Set(touches.filter(({ isThere }) => isThere).map(({ identity }) => identityKey(identity)));
  const visible = itemsFor(registry, reader);
  const present = new Set(visible.map(({ identity }) => identityKey(identity)));
  const seesEverything = can({ role: roleShown(reader) }, 'page', 'seeNoLongerAvailable');
  const isTold = ({ identity, isSecret }: Touch): boolean =>
    seesEverything || !isSecret || present.has(identityKey(identity));
  return {
    version,
    revisionId,
    baseRevisionId,
    items: visible.filter(({ identity }) => there.has(identityKey(identity))),
    removed: touches.filter((touch) => touch.hasLeft && isTold(touch)).map(({ identity }) => identity),
    header: facts.some(isInHead) ? O.some(headerOf(registry, reader)) : O.none,
    totals: O.some(totalsFor(registry, reader)),
    ...(roleShown(reader) === 'registrant' && facts.some(isAboutVisibility)
      ? { visibility: ownerVisibility(registry) }
      : {}),
  };
};
