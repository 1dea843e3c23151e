import { type GrId, type LookedAtList, registryGroups } from '@gift-registry/domain';
import { function as F, option as O, readonlyArray as RA } from 'fp-ts';
import type { RegistryMark } from '../recommendation-carousel/index.ts';
import type { CartModel } from './cart-model.ts';

/** How a thing says that it would count for that registry: where there is something for several in the cart, by the registry's name as far as the cart may tell it. */
export const registryMark = (model: CartModel, lists: ReadonlyArray<LookedAtList>, grId: GrId): RegistryMark =>
  lists.length < 2 || model._tag !== 'Ready'
    ? { _tag: 'ThisOne' }
    : {
        _tag: 'OneOfSeveral',
        grId,
        registry: F.pipe(
          registryGroups(model.rows.map(({ line }) => line)),
          RA.findFirst((group) => O.toUndefined(group.grId) === grId),
          O.chain(({ registry }) => registry),
        ),
      };
