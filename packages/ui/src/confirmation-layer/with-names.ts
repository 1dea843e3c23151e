import { type GrId, isSameIdentity, type LookedAtList, type RecommendedItem } from '@gift-registry/domain';
import { function as F, option as O } from 'fp-ts';
import type { AdditionToSay } from './confirmed-addition.ts';

/** An addition with what its things are called: as whoever adds says it, else as their list or the recommendations do (CART-04). */
export const withNames = (
  addition: AdditionToSay,
  listOf: (grId: GrId) => O.Option<LookedAtList>,
  recommended: ReadonlyArray<RecommendedItem>,
): AdditionToSay => {
  if (addition.names !== undefined) return addition;
  const names = addition.added.flatMap(({ grId, identity }) => {
    const items = F.pipe(grId, O.chain(listOf), O.toNullable)?.items ?? [];
    const listed = items.find((item) => isSameIdentity(item.identity, identity));
    const name = listed?.product.name ?? recommended.find(({ sku }) => sku === identity.sku)?.name;
    return name === undefined ? [] : [name];
  });
  return { ...addition, names };
};
