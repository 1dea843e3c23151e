/*
 * [LIVE-01] [OWN-02] [SURP-01] [AUTH-04] [LIST-10] [ITEM-08] [NLA-03] What one reader gets of one write: the items it touched as they are now, the identities that left their place, and
 * the totals. Nothing reveals items that this reader may not see.
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
import type { SectionCounts } from '../list/index.ts';
import type { Registry } from './registry.ts';
import { isSettingsFact, type RegistryEvent, type RegistryFact } from './registry-fact.ts';
import type { RegistryPatch } from './registry-view.ts';
import {
  asReaderSees,
  headerOf,
  isPausedFor,
  itemsFor,
  ownerVisibility,
  type Reader,
  shownRole,
  totalsFor,
} from './registry-view-of.ts';
import { changesGiftVisibility, hiddenUntil, isHiddenFromOwners } from './surprise.ts';

/** The effect of a write on an item's place in the list: whether it is on the list afterwards, and whether it left the place it had. */
interface Touch {
  readonly identity: ItemIdentity;
  readonly isThere: boolean;
  readonly hasLeft: boolean;
  /** Whether something of it came back, so that it may be off the list with that. */
  readonly isReturned?: true;
  /** Whether guests could not see it when it left. */
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
    case 'PurchaseReturned':
      return [{ ...here(fact.identity), isReturned: true }];
    case 'ContributionReturned':
      return [fact.identity, fact.given].map((identity): Touch => ({ ...here(identity), isReturned: true }));
    case 'GiftCardBought':
    case 'GiftCardReturned':
    case 'OrderHidden':
    case 'UnmatchedGiven':
    case 'UnmatchedReturned':
    case 'ThanksWritten':
      return [];
    case 'Removed':
      return [{ identity: fact.identity, isThere: fact.kept !== undefined, hasLeft: true, isSecret: fact.wasNla }];
    case 'Replaced':
      return [
        { identity: fact.existing, isThere: O.isSome(fact.kept), hasLeft: true, isSecret: true },
        here(fact.replacement),
      ];
  }
};

/** One touch per item, in the order of first touches. */
const allTouches = (facts: ReadonlyArray<RegistryFact>): ReadonlyArray<Touch> => {
  const touches = facts.flatMap(touchesOf);
  const byKey = new Map(
    touches.map(({ identity }) => [
      identityKey(identity),
      touches.filter((touch) => identityKey(touch.identity) === identityKey(identity)),
    ]),
  );
  return [...byKey.values()].flatMap((touches) => {
    const last = touches.at(-1);
    const leaving = touches.filter(({ hasLeft }) => hasLeft);
    return last === undefined
      ? []
      : [
          {
            ...last,
            hasLeft: leaving.length > 0,
            isSecret: leaving.length > 0 && leaving.every(({ isSecret }) => isSecret),
          },
        ];
  });
};

/** The fields of a reader that a patch depends on. */
export type PatchReader = Pick<Reader, 'role' | 'viewing' | 'site' | 'origin' | 'today' | 'words'>;

/** Whether the fact changes the page's header; an address is not part of it. */
const isInHead = (fact: RegistryFact): boolean =>
  isSettingsFact(fact) &&
  fact._tag !== 'AddressChanged' &&
  fact._tag !== 'SurpriseChanged' &&
  fact._tag !== 'FundsClosed';

const isAboutVisibility = ({ _tag }: RegistryFact): boolean => _tag === 'VisibilityChanged';

/**
 * The patch that brings a reader's view to the event's version. `registry` is its current state with at least the
 * event's items; if it does not have all items, `counts` are over those the reader sees.
 */
export const patchFor = (
  registry: Registry,
  reader: PatchReader,
  { version, revisionId, baseRevisionId, facts }: RegistryEvent,
  counts?: SectionCounts,
): RegistryPatch => {
  const isOwner = reader.role === 'registrant';
  const isHidingOther = facts.some(changesGiftVisibility);
  /** Guests see no gifts while the registry is paused, and then all of them again (PAUSE-01). */
  const isPausing = facts.some(({ _tag }) => _tag === 'PauseChanged') && shownRole(reader) === 'guest';
  const isWholeList = isPausing || (isOwner && isHidingOther);
  const learnt = isOwner && isHiddenFromOwners(registry, reader.today, facts) ? [] : facts;
  const isPaused = isPausedFor(registry, reader);
  const touches = isPaused && !isPausing ? [] : allTouches(learnt);
  const there = new Set(touches.filter(({ isThere }) => isThere).map(({ identity }) => identityKey(identity)));
  const visible = itemsFor(registry, reader);
  const present = new Set(visible.map(({ identity }) => identityKey(identity)));
  const seesEverything = can({ role: shownRole(reader) }, 'page', 'seeNoLongerAvailable');
  const isTold = ({ identity, isSecret }: Touch): boolean =>
    seesEverything || !isSecret || present.has(identityKey(identity));
  const listed = new Set(asReaderSees(registry, reader).items.map(({ identity }) => identityKey(identity)));
  /** What is left of a replaced item goes with the last that is returned of it, or that this reader sees. */
  const hasGone = ({ identity, hasLeft, isReturned }: Touch): boolean =>
    hasLeft || (isReturned === true && !listed.has(identityKey(identity)));
  const left = touches.filter((touch) => hasGone(touch) && isTold(touch));
  const gone = new Set(left.map(({ identity }) => identityKey(identity)));
  return {
    version,
    revisionId,
    baseRevisionId,
    items: isWholeList ? visible : visible.filter(({ identity }) => there.has(identityKey(identity))),
    // Items that come back have their own place among the others, so the whole list is laid anew; what is left of a replaced or removed item may go.
    removed: [
      ...left.map(({ identity }) => identity),
      ...(isWholeList
        ? [
            ...itemsFor({ ...registry, isPaused: false }, reader).map(({ identity }) => identity),
            ...(isPausing ? [] : registry.settled).filter((each) => !present.has(identityKey(each))),
          ].filter((identity) => !gone.has(identityKey(identity)))
        : []),
    ],
    // Whatever was written, a patch of a paused registry says so: a pause of which the next patches come too late may be over by then.
    header: isPaused || facts.some(isInHead) ? O.some(headerOf(registry, reader)) : O.none,
    totals: O.some(totalsFor(registry, reader, counts)),
    ...(shownRole(reader) === 'registrant' && facts.some(isAboutVisibility)
      ? { visibility: ownerVisibility(registry) }
      : {}),
    ...(shownRole(reader) === 'registrant' && isHidingOther
      ? { hiddenUntil: hiddenUntil(registry, reader.today) }
      : {}),
    ...(shownRole(reader) === 'registrant' && facts.some(({ _tag }) => _tag === 'DateMoved')
      ? { coupon: registry.coupon }
      : {}),
  };
};
