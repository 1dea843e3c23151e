/*
 * [CART-09] Groups the lines of a cart by registry; lines without a registry come last.
 *
 * @example registryGroups([exampleLine(), exampleLine({ grId: O.none }), exampleLine()]).map(({ lines }) => lines.length) // => [2, 1]
 */
import { option as O } from 'fp-ts';
import type { GrId } from '../identity/index.ts';
import type { RegistryName } from '../registry/index.ts';
import type { CartLineView } from './cart-view.ts';

/** The fields of a line that grouping reads. */
export type GroupedLine = Pick<CartLineView, 'grId' | 'registry'>;

/** The lines for one registry, or for none. */
export interface RegistryGroup<Line> {
  readonly grId: O.Option<GrId>;
  /** `none` when the lines are for no registry, or for one this person may no longer see. */
  readonly registry: O.Option<RegistryName>;
  readonly lines: ReadonlyArray<Line>;
}

const isOf =
  (grId: O.Option<GrId>) =>
  (line: GroupedLine): boolean =>
    O.toUndefined(line.grId) === O.toUndefined(grId);

/** The lines grouped by registry, in the order of their first lines; plain products last. */
export const registryGroups = <Line extends GroupedLine>(
  lines: ReadonlyArray<Line>,
): ReadonlyArray<RegistryGroup<Line>> => {
  const firsts = lines.filter((line, place) => lines.findIndex(isOf(line.grId)) === place);
  return [...firsts.filter(({ grId }) => O.isSome(grId)), ...firsts.filter(({ grId }) => O.isNone(grId))].map(
    ({ grId }) => {
      const registryLines = lines.filter(isOf(grId));
      return {
        grId,
        registry: O.fromNullable(registryLines.find(({ registry }) => registry !== undefined)?.registry),
        lines: registryLines,
      };
    },
  );
};
