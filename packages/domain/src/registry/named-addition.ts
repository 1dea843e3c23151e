import { either as E, function as F, readonlyArray as RA } from 'fp-ts';
import type { Product } from '../item/index.ts';
import type { AddItemRefusal, ItemAddition } from './item-addition.ts';

/** An addition with the product that it names. */
export interface NamedAddition {
  readonly addition: ItemAddition;
  readonly product: Product;
}

/** The additions with their products, or the first that names none, or takes it for the other brand's. */
export const nameAdditions = (
  additions: ReadonlyArray<ItemAddition>,
  products: ReadonlyArray<Product>,
): E.Either<AddItemRefusal, ReadonlyArray<NamedAddition>> =>
  F.pipe(
    additions,
    RA.traverse(E.Applicative)((addition) => {
      const product = products.find(({ sku }) => sku === addition.identity.sku);
      if (product === undefined) return E.left<AddItemRefusal>({ _tag: 'ProductUnknown', identity: addition.identity });
      const { brand } = product;
      return addition.brand === undefined || addition.brand === brand
        ? E.right({ addition, product })
        : E.left<AddItemRefusal>({ _tag: 'BrandMismatch', identity: addition.identity, brand });
    }),
  );
