import type { Sku } from '@gift-registry/domain';
import { ProductPage } from '@gift-registry/ui';
import { productScreens } from './product-screens.ts';
import type { Screens } from './screens.ts';

/** Of which product. */
export interface ProductPageProps {
  readonly sku: Sku;
}

/** The page of a product. It comes by a file of its own. */
export const productPage = (all: Screens) => {
  const screens = productScreens(all.parts, all.shellOf, all);
  return ({ sku }: ProductPageProps) => (
    <ProductPage stream={screens.product(sku)} popup={all.popup()} pickup={screens.productPickup(sku)} />
  );
};
