import { forAll, sites } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paths } from '../address/index.ts';
import { departmentPath, isInDepartment, isOfRegistries } from './department.ts';
import type { Department } from './site.ts';

const fronts = Object.values(sites).map(({ front }) => front);
const isOfShop = ({ categories }: Department): boolean => categories.length > 0;
const everyDepartment = fronts.flatMap(({ departments }) => departments.filter(isOfShop));
const name = fc.string({ minLength: 1 });

/** Where an address leads to, as a browser reads it. */
const placeOf = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  return { path: pathname, categories: searchParams.getAll('category'), brands: searchParams.getAll('brand') };
};

describe('the menu of a site', () => {
  it.each(Object.values(sites).map(({ id, front }) => [id, front] as const))(
    '[SITE-01] [ADD-09] a department leads to the shop with its own categories chosen, and there it is marked and no other: %s',
    (_, { departments }) => {
      for (const department of departments) {
        const { name: own, ...there } = department;
        const at = placeOf(departmentPath(department));
        expect(at).toEqual(there);
        expect(
          departments.filter((department) => isInDepartment(department, at)).map((department) => department.name),
        ).toEqual([own]);
      }
    },
  );

  it('[SITE-01] the address is as plain as what is chosen', () => {
    const address = (categories: ReadonlyArray<string>, brands: Department['brands']) =>
      departmentPath({ name: 'Some', path: paths.shop, categories, brands });
    expect([
      address([], []),
      address(['Bed', 'Bath'], []),
      address([], ['modern']),
      address(['Bar'], ['modern']),
    ]).toEqual([
      '/search',
      '/search?category=Bed&category=Bath',
      '/search?brand=modern',
      '/search?category=Bar&brand=modern',
    ]);
  });

  it('[SITE-01] whatever a category is called, its address leads there', () => {
    forAll(fc.uniqueArray(name, { minLength: 1 }), (categories) => {
      const department: Department = { name: 'Some', path: paths.shop, categories, brands: ['modern'] };
      expect(placeOf(departmentPath(department))).toEqual({ path: paths.shop, categories, brands: ['modern'] });
    });
  });

  it('[SITE-01] in whatever order its categories are chosen it is marked; with one more or one less it is not', () => {
    forAll(
      fc.constantFrom(...everyDepartment).chain((department) =>
        fc.record({
          department: fc.constant(department),
          chosen: fc.shuffledSubarray([...department.categories], { minLength: department.categories.length }),
        }),
      ),
      name,
      ({ department, chosen }, other) => {
        fc.pre(!chosen.includes(other));
        const isIn = (categories: ReadonlyArray<string>) =>
          isInDepartment(department, { path: paths.shop, categories });
        expect([isIn(chosen), isIn([...chosen, ...chosen])]).toEqual([true, true]);
        expect([isIn([...chosen, other]), isIn(chosen.slice(1)), isIn([...chosen.slice(1), other])]).toEqual([
          false,
          false,
          false,
        ]);
        expect(isInDepartment(department, { path: paths.home, categories: chosen })).toBe(false);
      },
    );
  });

  it('[ROUTE-16] half of a character in the name of a category is no reason to fail', () => {
    const department: Department = { name: 'Rugs', path: '/search', categories: ['Rugs\ud800'], brands: [] };
    expect(departmentPath(department)).toBe('/search?category=Rugs%EF%BF%BD');
  });

  it('[SITE-01] the picks are marked whatever is looked for among them', () => {
    for (const { departments } of fronts) {
      const [picks, ...others] = departments.filter((department) => !isOfShop(department));
      expect([picks?.name, others]).toEqual(['Gifts', []]);
      if (picks !== undefined) expect(isInDepartment(picks, { path: picks.path, categories: ['Rugs'] })).toBe(true);
    }
  });

  it('[SITE-01] the registry is marked on every page of a registry, but not where an entry of the menu is', () => {
    for (const front of fronts) {
      const isMarked = (path: string) => isOfRegistries(front, { path, categories: [] });
      expect(isMarked('/gift-registry/guest-list/7310442')).toBe(true);
      expect(isMarked(paths.newRegistry)).toBe(true);
      expect([paths.home, paths.cart, paths.shop, '/gift-registry-of-others'].some(isMarked)).toBe(false);
      for (const department of front.departments) expect(isMarked(department.path)).toBe(false);
    }
  });
});
