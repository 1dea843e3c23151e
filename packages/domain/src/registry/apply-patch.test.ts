import {
  dayOf,
  exampleHeader,
  exampleItem,
  exampleProduct,
  exampleReader,
  exampleRegistry,
  exampleView,
  forAll,
  identityOf,
  type RegistryHistory,
  registryHistory,
  revisionOf,
  sites,
  skuOf,
  surprisingHistory,
  versionOf,
  writtenTo,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { identityKey } from '../identity/index.ts';
import type { RegistryItem } from '../item/index.ts';
import { NO_LANDING_PARAMETERS } from '../page/index.ts';
import { applyPatch } from './apply-patch.ts';
import { patchFor } from './patch-for.ts';
import type { RegistryFact } from './registry-fact.ts';
import type { OwnerView, RegistryPatch, RegistryView } from './registry-view.ts';
import { type Reader, viewFor } from './registry-view-of.ts';
import { changesGiftVisibility } from './surprise.ts';

const guest: Reader = {
  role: 'guest',
  viewing: 'own',
  isLoggedIn: false,
  site: sites.main,
  origin: 'https://hearth.example',
  words: exampleReader().words,
  today: dayOf('2027-06-12'),
  arrival: NO_LANDING_PARAMETERS,
  written: [],
};
const owner: Reader = { ...guest, role: 'registrant' };

const item = (sku: string): RegistryItem => exampleItem({ product: exampleProduct({ sku: skuOf(sku) }) });
const [first, second, third] = [item('11'), item('12'), item('13')];
const view = exampleView({ version: versionOf(3), items: [first, second, third] });
const patch = (overrides: Partial<RegistryPatch> = {}): RegistryPatch => ({
  ...writtenTo(4),
  items: [],
  removed: [],
  header: O.none,
  totals: O.none,
  ...overrides,
});

const byIdentity = (one: RegistryItem, other: RegistryItem): number =>
  identityKey(one.identity).localeCompare(identityKey(other.identity));

const next = (present: RegistryView, given: RegistryPatch): RegistryView => {
  const folded = applyPatch(present, given);
  if (E.isLeft(folded)) throw new Error('a gap');
  return folded.right;
};

/** The patches as they come when each is made from what the registry was after `lag` more writes. */
const patchesOf = ({ events, after }: RegistryHistory, reader: Reader, lag: number): ReadonlyArray<RegistryPatch> =>
  events.flatMap((event, index) => {
    const present = after[Math.min(index + lag, after.length - 1)];
    return present === undefined ? [] : [patchFor(present, reader, event)];
  });

describe('a patch folded in', () => {
  it('[COUP-05] a date that moves brings back no code that was used up, and moves the last day of one that was not', () => {
    const coupon = { couponNumber: 'HF15', discount: 0.15, expirationDate: dayOf('2027-12-12'), isCancelled: false };
    const moved = O.some({ ...coupon, expirationDate: dayOf('2027-12-19') });
    const codeAfter = (shown: O.Option<typeof coupon>) => {
      const before = viewFor(exampleRegistry({ coupon: shown }), owner);
      const after = next(
        before,
        patch({ ...writtenTo(before.version + 1), baseRevisionId: before.revisionId, coupon: moved }),
      );
      return O.map(({ coupon }: OwnerView) => coupon)(after.owner);
    };
    expect([codeAfter(O.none), codeAfter(O.some(coupon))]).toEqual([O.some(O.none), O.some(moved)]);
  });

  it('[LIVE-01] a patch that was applied before returns the same view', () => {
    for (const version of [0, 2, 3]) {
      const repeated = patch({ ...writtenTo(version), items: [{ ...second, wanted: 99 }] });
      expect(next(view, repeated)).toBe(view);
    }
  });

  it('[LIVE-01] the next patch brings the view to its version', () => {
    const head = exampleHeader({ greeting: 'Hello!' });
    const totals = { items: 1, purchased: 0, giftCards: O.none };
    expect(next(view, patch())).toEqual({ ...view, ...revisionOf(4) });
    expect(next(view, patch({ header: O.some(head), totals: O.some(totals) }))).toEqual({
      ...view,
      ...revisionOf(4),
      header: head,
      totals,
    });
  });

  it('[LIVE-01] a later patch is refused as a gap', () => {
    for (const version of [5, 6, 100]) {
      expect(applyPatch(view, patch(writtenTo(version)))).toEqual(E.left({ _tag: 'Gap' }));
    }
  });

  it('[LIVE-01] a patch with the same version but another revision, or based on another revision, is refused as diverged', () => {
    for (const version of [3, 4]) {
      expect(applyPatch(view, patch(writtenTo(version, 1)))).toEqual(E.left({ _tag: 'Diverged' }));
    }
  });

  it('[LIVE-01] items that the patch does not touch stay the same objects in the same order; a touched item stays in its place', () => {
    const { items } = next(view, patch({ items: [{ ...second, purchased: 4 }] }));
    expect(items).toEqual([first, { ...second, purchased: 4 }, third]);
    expect(items[0]).toBe(first);
    expect(items[2]).toBe(third);
    expect(next(view, patch()).items).toBe(view.items);
  });

  it('[LIVE-01] new items come at the end and removed ones go; an item that is both moves to the end', () => {
    const added = item('14');
    expect(next(view, patch({ items: [added], removed: [second.identity] })).items).toEqual([first, third, added]);
    expect(next(view, patch({ removed: [identityOf('99')] })).items).toEqual([first, second, third]);
    const moved = { ...first, wanted: 3 };
    expect(next(view, patch({ items: [moved, added], removed: [first.identity] })).items).toEqual([
      second,
      third,
      moved,
      added,
    ]);
  });

  it('[PAUSE-01] a guest keeps no item of a paused registry, not even one that was removed before the pause was read', () => {
    const header = exampleHeader({ isPaused: true });
    const paused = O.some(header);
    expect(next({ ...view, role: 'guest' }, patch({ header: paused })).items).toEqual([]);
    expect(next({ ...view, role: 'guest', header }, patch({ items: [first] })).items).toEqual([]);
    expect(next({ ...view, role: 'registrant' }, patch({ header: paused })).items).toEqual(view.items);
  });

  /** A patch that lays the whole list anew, made after later writes, has their items before their own patches come: then the order may be another. */
  const inOrderOf =
    (isLaidAnew: boolean) =>
    (seen: RegistryView): RegistryView =>
      isLaidAnew ? { ...seen, items: [...seen.items].sort(byIdentity) } : seen;
  const isSame = (
    history: RegistryHistory,
    reader: Reader,
    lag: number,
    laysAnew: (fact: RegistryFact) => boolean,
  ): void => {
    const { before, events, after } = history;
    const inOrder = inOrderOf(lag > 0 && events.some(({ facts }) => facts.some(laysAnew)));
    const seen = patchesOf(history, reader, lag).reduce(next, viewFor(before, reader));
    expect(inOrder(seen)).toEqual(inOrder(viewFor(after.at(-1) ?? before, reader)));
  };

  it('[LIVE-01] [AUTH-04] [PAUSE-01] folding the patches of a guest equals the guest’s view of the final registry', () => {
    forAll(registryHistory, fc.nat({ max: 6 }), (history, lag) =>
      isSame(history, guest, lag, ({ _tag }) => _tag === 'PauseChanged'),
    );
  });

  it('[LIVE-01] folding the patches of an owner equals the owner’s view of the final registry', () => {
    forAll(registryHistory, fc.nat({ max: 6 }), (history, lag) => isSame(history, owner, lag, changesGiftVisibility));
    forAll(surprisingHistory, (history) => isSame(history, owner, 0, changesGiftVisibility));
  });
});
