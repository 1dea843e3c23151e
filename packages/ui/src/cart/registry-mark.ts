import { type GrId, registryGroups } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import type { RegistryMark } from '../recommendation-carousel/index.ts';
import type { CartModel } from './cart-model.ts';

/** How a thing says that it would count for that registry: where there is something for several in the cart, by the registry's name as far as the cart may tell it. */
export const registryMark = (model: CartModel, grId: GrId): RegistryMark => {
  const lines = model._tag === 'Ready' ? model.rows.map(({ line }) => line) : [];
  const groups = registryGroups(lines).filter((group) => O.isSome(group.grId));
  const its = groups.find((group) => O.toUndefined(group.grId) === grId);
  return groups.length < 2
    ? { _tag: 'ThisOne' }
    : { _tag: 'OneOfSeveral', grId, registry: its === undefined ? O.none : its.registry };
};
