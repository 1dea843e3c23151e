import { type AskedAt, askedFor, type Product, type RegistryItem } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import type { ConfirmedDesign } from '../personalize/index.ts';

/** The page of a product, as the shop is told where something was asked for (BUY-04); `wish` is the registry's item that it is looked at for, `design` what was confirmed for it otherwise. */
export const productPlaceOf = (
  product: Product,
  wish: O.Option<RegistryItem>,
  design: O.Option<ConfirmedDesign>,
): AskedAt => ({
  location: 'product',
  url: product.path,
  position: 0,
  totalPositions: 0,
  ...askedFor(
    product,
    O.isSome(design) ? design : O.chain(({ personalization }: RegistryItem) => personalization)(wish),
  ),
});
