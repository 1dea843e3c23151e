import { isFindable, shopFronts, sites } from '@gift-registry/domain';
import { expect, it } from 'vitest';
import { canadian } from './canadian.ts';
import { catalogue } from './catalogue.ts';

it.each(Object.values(sites))(
  '[SITE-01] every category of a department of $name has something that can be had',
  ({ id, market }) => {
    const sold = (market === 'CA' ? canadian : catalogue).filter(isFindable);
    const empty = shopFronts[id].departments.flatMap(({ categories, brands }) =>
      categories.filter(
        (category) =>
          !sold.some(
            (product) => product.categoryName === category && (brands.length === 0 || brands.includes(product.brand)),
          ),
      ),
    );
    expect(empty).toEqual([]);
  },
);
