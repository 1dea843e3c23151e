import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demoCatalogue } from '../testing/demo-shop.ts';
import * as place from './category-place.ts';

const { categories } = demoCatalogue;
const categoryName = place.categoryName(categories);
const categoryPlace = place.categoryPlace(categories);

describe('the place of a category', () => {
  it('a category of the shop keeps its place, in any spelling', () => {
    expect([categoryName('rugs'), categoryPlace('rugs')]).toEqual(['Rugs', 150]);
    expect(categoryName('Tables & desks')).toBe('Tables & desks');
  });

  it('other categories are ordered by name', () => {
    const names = ['Beds', 'Café furniture', 'Cagework', 'Chairs', 'TV & media', 'Wardrobes'];
    expect([...names].sort((a, b) => categoryPlace(b) - categoryPlace(a)).reverse()).toEqual(names);
  });

  it('a category that the shop does not have comes after all that it has', () => {
    const last = Math.max(...[...categories.values()].map(({ sequence }) => sequence));
    fc.assert(
      fc.property(fc.string(), (name) => {
        const place = categoryPlace(`x${name}`);
        expect(place > last && Number.isSafeInteger(place)).toBe(true);
      }),
    );
  });

  it('of two names the earlier one does not come later', () => {
    const name = fc.stringMatching(/^x[a-z0-9]{0,12}$/);
    fc.assert(fc.property(name, name, (a, b) => a > b || categoryPlace(a) <= categoryPlace(b)));
  });
});
