/*
 * [SITE-01] [ADD-09] The menu of a site leads to the departments of its shop, each one or more categories of the catalogue, to the gifts that were picked out, and to the registry. It marks where one is.
 *
 * @example departmentPath({ name: 'Lighting', path: '/search', categories: ['Lighting'], brands: [] }) // => '/search?category=Lighting'
 * @example isOfRegistries(sites.main.front, { path: '/gift-registry/add-more-gifts/wedding', categories: [] }) // => false
 */
import { encodeUrlComponent, paths } from '../address/index.ts';
import type { Department } from './site.ts';

/** The current page, and the categories selected on it. */
export type MenuLocation = Pick<Department, 'path' | 'categories'>;

const parameter =
  (name: 'category' | 'brand') =>
  (value: string): string =>
    `${name}=${encodeUrlComponent(value)}`;

/** The path and query of the entry. */
export const departmentPath = ({ path, categories, brands }: Department): string => {
  const query = [...categories.map(parameter('category')), ...brands.map(parameter('brand'))];
  return query.length === 0 ? path : `${path}?${query.join('&')}`;
};

/** Whether the current page belongs to the department. */
export const isInDepartment = (
  { path, categories }: Pick<Department, 'path' | 'categories'>,
  at: MenuLocation,
): boolean => {
  const chosen = new Set(at.categories);
  return (
    at.path === path &&
    (categories.length === 0 || (chosen.size === categories.length && categories.every((name) => chosen.has(name))))
  );
};

/** Whether the current page belongs to the registries rather than to a department. */
export const isOfRegistries = (
  { departments }: { readonly departments: ReadonlyArray<Department> },
  at: MenuLocation,
): boolean => at.path.startsWith(paths.registries) && !departments.some((department) => isInDepartment(department, at));
