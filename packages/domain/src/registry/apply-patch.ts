/*
 * [LIVE-01] An open page follows its registry by applying one patch after another. A patch it has is ignored; after a gap, or a patch of another history, it reads the
 * registry again.
 *
 * @example applyPatch(exampleView({ version: versionOf(3) }), {
 *     ...writtenTo(5),
 *     items: [],
 *     removed: [],
 *     header: O.none,
 *     totals: O.none,
 *   }) // => E.left({ _tag: 'Gap' })
 */
import { either as E, option as O } from 'fp-ts';
import { identityKey } from '../identity/index.ts';
import type { RegistryItem } from '../item/index.ts';
import { isSameRevision, nextVersion } from './registry.ts';
import type { OwnerView, RegistryPatch, RegistryView } from './registry-view.ts';

/** The patch skips a version: the view misses at least one write. */
export interface Gap {
  readonly _tag: 'Gap';
}

/** The patch is based on a revision that the view never had, as after a restore: the view may show changes that no longer exist. */
export interface Diverged {
  readonly _tag: 'Diverged';
}

/** Items already in the list keep their places; new ones go to the end. */
const folded = (
  before: ReadonlyArray<RegistryItem>,
  { items, removed }: RegistryPatch,
): ReadonlyArray<RegistryItem> => {
  if (items.length === 0 && removed.length === 0) return before;
  const gone = new Set(removed.map(identityKey));
  const changed = new Map(items.map((item) => [identityKey(item.identity), item]));
  const staying = before.flatMap((item) => {
    const key = identityKey(item.identity);
    if (gone.has(key)) return [];
    const now = changed.get(key) ?? item;
    changed.delete(key);
    return [now];
  });
  return [...staying, ...changed.values()];
};

/** Applies the patch to the view. */
export const applyPatch = (view: RegistryView, patch: RegistryPatch): E.Either<Gap | Diverged, RegistryView> => {
  if (patch.version < view.version || isSameRevision(patch, view)) return E.right(view);
  if (patch.version > nextVersion(view.version)) return E.left({ _tag: 'Gap' });
  if (patch.version === view.version || patch.baseRevisionId !== view.revisionId) return E.left({ _tag: 'Diverged' });
  const header = O.getOrElse(() => view.header)(patch.header);
  // Guests see no items of a paused registry: also not those removed since the pause, which the patch no longer names (PAUSE-01).
  const items = view.role === 'guest' && header.isPaused ? [] : folded(view.items, patch);
  const totals = O.getOrElse(() => view.totals)(patch.totals);
  const { visibility, hiddenUntil, coupon } = patch;
  const owner = O.map((before: OwnerView) => ({
    ...before,
    ...(visibility === undefined ? {} : { visibility }),
    ...(hiddenUntil === undefined ? {} : { hiddenUntil }),
    // A used-up code, which the view does not have, does not come back with its new last day.
    ...(coupon === undefined || O.isNone(before.coupon) ? {} : { coupon }),
  }))(view.owner);
  return E.right({ ...view, version: patch.version, revisionId: patch.revisionId, header, totals, items, owner });
};
