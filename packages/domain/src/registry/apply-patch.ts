/*
 * [LIVE-01] An open page follows the registry by folding in one patch after the other: what it has already it leaves, what comes next it takes in, and when
 * something in between is missing, or what comes next goes on from something else, it says so and is read anew.
 *
 * Laws:
 * - a patch that is in already gives back the very same view
 * - the next patch brings the view to its version
 * - a later patch is refused as a gap
 * - a patch that brings to the same version by another write, or to the next one from another, is refused as of another history
 * - items that the patch does not touch stay the very same objects in the same order; a touched item stays in its place
 * - the step names the positions in which items became others, all of them and no more; none is told when items come or go
 * - items that were not there come at the end, removed ones go; one that is removed and comes along goes to the end
 * - folding the patches of a guest equals the guest's view of the final registry
 * - folding the patches of an owner equals the owner's view of the final registry
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
import type { ItemsStep, RegistryItem } from '../item/index.ts';
import type { OwnerView, RegistryPatch, RegistryView } from './registry-view.ts';
import { isSameRevision, nextVersion } from './version.ts';

/** Something between the view and the patch is missing. */
export interface Gap {
  readonly _tag: 'Gap';
}

/** The patch goes on from something that the view never was, as after a restore: what the view shows may never have happened. */
export interface Diverged {
  readonly _tag: 'Diverged';
}

/** The view after a patch; and the step that its items took, so that who shows them need not compare: none when nothing became another, or when some came or went. */
export interface Patched {
  readonly view: RegistryView;
  readonly step: O.Option<ItemsStep>;
}

/** Items that are there already in their places, the others at the end. */
const placed = (before: ReadonlyArray<RegistryItem>, came: ReadonlyArray<RegistryItem>): ItemsStep => {
  const waiting = new Map(came.map((item) => [identityKey(item.identity), item]));
  const positions: number[] = [];
  const after = before.map((item, at) => {
    const key = identityKey(item.identity);
    const other = waiting.get(key);
    if (other === undefined) return item;
    waiting.delete(key);
    positions.push(at);
    return other;
  });
  return { before, after: [...after, ...waiting.values()], positions };
};

const folded = (
  view: RegistryView,
  { items, removed }: RegistryPatch,
): Pick<RegistryView, 'items'> & Pick<Patched, 'step'> => {
  if (items.length === 0 && removed.length === 0) return { items: view.items, step: O.none };
  const gone = new Set(removed.map(identityKey));
  const staying = view.items.filter(({ identity }) => !gone.has(identityKey(identity)));
  const step = placed(staying, items);
  const isAsLong = staying.length === view.items.length && step.after.length === staying.length;
  return { items: step.after, step: isAsLong ? O.some({ ...step, before: view.items }) : O.none };
};

/** The view after the patch. */
export const applyPatch = (view: RegistryView, patch: RegistryPatch): E.Either<Gap | Diverged, Patched> => {
  if (patch.version < view.version || isSameRevision(patch, view)) return E.right({ view, step: O.none });
  if (patch.version > nextVersion(view.version)) return E.left({ _tag: 'Gap' });
  if (patch.version === view.version || patch.baseRevisionId !== view.revisionId) return E.left({ _tag: 'Diverged' });
  const { items, step } = folded(view, patch);
  const header = O.getOrElse(() => view.header)(patch.header);
  const totals = O.getOrElse(() => view.totals)(patch.totals);
  const { visibility } = patch;
  const owner = visibility === undefined ? view.owner : O.map((its: OwnerView) => ({ ...its, visibility }))(view.owner);
  return E.right({
    view: { ...view, version: patch.version, revisionId: patch.revisionId, header, totals, items, owner },
    step,
  });
};
