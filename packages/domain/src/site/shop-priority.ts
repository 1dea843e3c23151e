/*
 * [SHOP-05] The shop of a site leads with its own goods: those of the brands that it sells, and on a children's site those for children, which are the departments of its menu. All else follows.
 *
 * @example isPrioritized(shopPriority(sites.kids))({ brand: 'main', category: 'Nursery' }) // => true
 * @example isPrioritized(shopPriority(sites.kids))({ brand: 'main', category: 'Cookware' }) // => false
 * @example isPrioritized(shopPriority(sites.modern))({ brand: 'main', category: 'Cookware' }) // => false
 */
import type { ItemBrand, Site } from './site.ts';

/** The products that a shop shows first: of these brands and, if any are given, of these categories. */
export interface ShopPriority {
  readonly brands: ReadonlyArray<ItemBrand>;
  /** Empty for all categories. */
  readonly categories: ReadonlyArray<string>;
}

/** No products are shown first. */
export const NO_PRIORITY: ShopPriority = { brands: [], categories: [] };

/** The products that the site's shop shows first. */
export const shopPriority = ({
  sells,
  isForChildren,
  front,
}: Pick<Site, 'sells' | 'isForChildren' | 'front'>): ShopPriority => ({
  brands: sells,
  categories: isForChildren ? front.departments.flatMap(({ categories }) => categories) : [],
});

/** Whether products of that brand and category are shown first. */
export const isPrioritized =
  ({ brands, categories }: ShopPriority) =>
  ({ brand, category }: { readonly brand: ItemBrand; readonly category: string }): boolean =>
    brands.includes(brand) && (categories.length === 0 || categories.includes(category));
