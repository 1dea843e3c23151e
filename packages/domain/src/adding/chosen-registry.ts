/*
 * [ADD-01] [ROUTE-02] Anyone who has several registries adds to the one that was chosen last, or managed last (registry-managed-at), as long as it is still there; until then to the newest. A page of somebody
 * else's registry, or of none at all, chooses nothing: the numbers of before are stored behind its own.
 *
 * @example chosenRegistry([{ grId: grIdOf('7310442') }, { grId: grIdOf('7310443') }], [grIdOf('999999999'), grIdOf('7310443')]) // => O.some({ grId: '7310443' })
 * @example withLastChosen([grIdOf('7310442'), grIdOf('7310443')], grIdOf('7310443')) // => ['7310443', '7310442']
 */
import { function as F, option as O, readonlyArray as RA } from 'fp-ts';
import type { GrId } from '../identity/index.ts';

const MOST_KEPT = 20;

/** The recently chosen registries, the latest first, after choosing `grId`. */
export const withLastChosen = (before: ReadonlyArray<GrId>, grId: GrId): ReadonlyArray<GrId> =>
  [grId, ...before.filter((each) => each !== grId)].slice(0, MOST_KEPT);

/**
 * The registry that items are added to, among the person's own: the one chosen last that is still theirs, otherwise
 * their first. `last` is the recently chosen ones, the latest first.
 */
export const chosenRegistry = <A extends { readonly grId: GrId }>(
  own: ReadonlyArray<A>,
  last: ReadonlyArray<GrId>,
): O.Option<A> =>
  F.pipe(
    last,
    RA.findFirstMap((grId) => O.fromNullable(own.find((each) => each.grId === grId))),
    O.alt(() => O.fromNullable(own[0])),
  );
