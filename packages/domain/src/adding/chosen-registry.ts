/*
 * [ADD-01] [ROUTE-02] Whoever has several registries adds to the one that was chosen last, or kept last (registry-kept-at), as long as it is still there; until then to the newest.
 *
 * Laws:
 * - the one that was chosen last is the chosen one, as long as it is there
 * - else it is the first of them, and without registries there is none
 *
 * @example chosenRegistry([{ grId: grIdOf('7310442') }, { grId: grIdOf('7310443') }], O.some(grIdOf('7310443'))) // => O.some({ grId: '7310443' })
 */
import { function as F, option as O } from 'fp-ts';
import type { GrId } from '../identity/index.ts';

/** The registry to which things are added, of one's own in their order. */
export const chosenRegistry = <A extends { readonly grId: GrId }>(
  own: ReadonlyArray<A>,
  last: O.Option<GrId>,
): O.Option<A> =>
  F.pipe(
    last,
    O.chain((grId) => O.fromNullable(own.find((each) => each.grId === grId))),
    O.alt(() => O.fromNullable(own[0])),
  );
