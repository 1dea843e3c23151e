import { type CartLineView, type GrId, type RegistryName, registryGroups } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import type { CartRow } from './cart-model.ts';

/** Registry by registry, as they are shown; what was shown before keeps its place. */
export const inGroups = (
  lines: ReadonlyArray<CartLineView>,
  before: ReadonlyArray<CartRow>,
): ReadonlyArray<CartLineView> => {
  const known = before.flatMap((row) => lines.filter(({ lineId }) => lineId === row.line.lineId));
  return registryGroups([...known, ...lines.filter((line) => !known.includes(line))]).flatMap((group) => group.lines);
};

/** The registry that all rows are for, and whose it is; none when there are several. */
export const oneRegistry = (
  rows: ReadonlyArray<CartRow>,
): { readonly registry: O.Option<GrId>; readonly registryName: O.Option<RegistryName> } => {
  const [group, ...others] = registryGroups(rows.map(({ line }) => line));
  return group === undefined || others.length > 0
    ? { registry: O.none, registryName: O.none }
    : { registry: group.grId, registryName: group.registry };
};

/** The registry to go back to: one that is closed leads nowhere (BUY-09). */
export const leadingBack = ({
  registry,
  rows,
}: {
  readonly registry: O.Option<GrId>;
  readonly rows: ReadonlyArray<CartRow>;
}): O.Option<GrId> => (rows.some(({ line }) => line.blocker === 'registry-closed') ? O.none : registry);
