/*
 * [LIVE-01] An open page follows the registry by folding in one patch after the other: what it has already it leaves, what comes next it takes in, and when
 * something in between is missing it says so and is read anew.
 *
 * Laws:
 * - a patch that is in already gives back the very same view
 * - the next patch brings the view to its version
 * - a later patch is refused as a gap
 * - items that the patch does not touch stay the very same objects in the same order; a touched item stays in its place
 * - items that were not there come at the end, removed ones go; one that is removed and comes along goes to the end
 * - folding the patches of a guest equals the guest's view of the final registry
 * - folding the patches of an owner equals the owner's view of the final registry
 *
 * @example applyPatch(exampleView({ version: versionOf(3) }), {
 *     version: versionOf(5),
 *     items: [],
 *     removed: [],
 *     header: O.none,
 *     totals: O.none,
 *   }) // => E.left({ _tag: 'Gap' })
 */
import { either as E, option as O } from 'fp-ts';
import { identityKey } from '../identity/index.ts';
import type { RegistryItem } from '../item/index.ts';
import type { RegistryPatch, RegistryView } from './registry-view.ts';
import { nextVersion } from './version.ts';

/** Something between the view and the patch is missing. */
export interface Gap {
  readonly _tag: 'Gap';
}

const foldItems = (
  present: ReadonlyArray<RegistryItem>,
  { items, removed }: RegistryPatch,
): ReadonlyArray<RegistryItem> => {
  if (items.length === 0 && removed.length === 0) return present;
  const after = new Map(items.map((item) => [identityKey(item.identity), item]));
  const gone = new Set(removed.map(identityKey));
  const staying = present.filter(({ identity }) => !gone.has(identityKey(identity)));
  const had = new Set(staying.map(({ identity }) => identityKey(identity)));
  return [
    ...staying.map((item) => after.get(identityKey(item.identity)) ?? item),
    ...items.filter(({ identity }) => !had.has(identityKey(identity))),
  ];
};

/** The view after the patch. */
export const applyPatch = (view: RegistryView, patch: RegistryPatch): E.Either<Gap, RegistryView> => {
  if (patch.version <= view.version) return E.right(view);
  if (patch.version !== nextVersion(view.version)) return E.left({ _tag: 'Gap' });
  return E.right({
    ...view,
    version: patch.version,
    header: O.getOrElse(() => view.header)(patch.header),
    totals: O.getOrElse(() => view.totals)(patch.totals),
    items: foldItems(view.items, patch),
  });
};
