import { demoSite, forAll, siteIds, sites } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { departmentPath, type SiteId } from '../site/index.ts';
import { readCatalogueChoice } from './catalogue-choice.ts';
import { shopNamed } from './shop-named.ts';

const site = fc.constantFrom(...siteIds);
const name = fc.string({ minLength: 1 }).filter((text) => text.trim() === text);
const departments = Object.values(sites).flatMap(({ id, front }) =>
  front.departments.filter(({ path }) => path === '/search').map((department) => ({ id, department })),
);
const isDepartment = (id: SiteId, categories: ReadonlyArray<string>): boolean =>
  departments.some(
    (department) =>
      department.id === id &&
      [...department.department.categories].sort().join() === [...new Set(categories)].sort().join(),
  );

describe('what the part of the shop is called', () => {
  it.each([
    ['kids', ['Nursery'], [], 'Nursery'],
    ['kids', ['Crib Bedding'], [], 'Bedding'],
    ['main', ['Bath', 'Bedding'], [], 'Bed & Bath'],
    ['modern', ['Decor'], [], 'Objects'],
    ['main', ['Decor'], ['Decor'], 'Decor'],
    ['modern', ['Outdoor Living'], ['Rugs', 'Outdoor Living'], 'Outdoor Living'],
    ['main', ['Outdoor Living'], [], undefined],
    ['main', ['Bedding', 'Rugs'], ['Bedding', 'Rugs'], undefined],
    ['main', [], ['Rugs'], undefined],
  ] as const)('[ADD-09] on %s, %j chosen of %j: %s', (id, categories, sold, called) => {
    expect(shopNamed(demoSite(id), { categories }, sold)).toEqual(O.fromNullable(called));
  });

  it('[ADD-09] [SITE-01] where the menu marks a department, that is its name', () => {
    expect(departments.length).toBeGreaterThan(15);
    forAll(fc.constantFrom(...departments), fc.array(name), ({ id, department }, sold) => {
      const { searchParams } = new URL(departmentPath(department), 'http://localhost');
      const choice = readCatalogueChoice(sites.main)({ category: searchParams.getAll('category') });
      expect(shopNamed(demoSite(id), choice, sold)).toEqual(O.some(department.name));
    });
  });

  it('[ADD-09] else a single category is its own name, if the shop has something of it: no address puts its own words over the page', () => {
    forAll(site, name, fc.array(name), (id, category, others) => {
      fc.pre(!isDepartment(id, [category]) && !others.includes(category));
      expect(shopNamed(demoSite(id), { categories: [category] }, [...others, category])).toEqual(O.some(category));
      expect(shopNamed(demoSite(id), { categories: [category] }, others)).toEqual(O.none);
    });
  });

  it('[ADD-09] with none or several chosen that are no department, it is the whole shop', () => {
    forAll(site, fc.uniqueArray(name), (id, categories) => {
      fc.pre(categories.length !== 1 && !isDepartment(id, categories));
      expect(shopNamed(demoSite(id), { categories }, categories)).toEqual(O.none);
    });
  });
});
