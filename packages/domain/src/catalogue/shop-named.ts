/*
 * [ADD-09] [SITE-01] A person who comes by the menu to a part of the shop reads over it which part it is: what the menu calls it, or the one category that is chosen. What else narrows it, the filters say.
 *
 * @example shopNamed(sites.kids, { categories: ['Crib Bedding'] }, []) // => O.some('Bedding')
 * @example shopNamed(sites.main, { categories: ['Rugs'] }, ['Rugs', 'Decor']) // => O.some('Rugs')
 * @example shopNamed(sites.main, { categories: ['You have won'] }, ['Rugs']) // => O.none
 */
import { function as F, option as O } from 'fp-ts';
import { paths } from '../address/index.ts';
import { isInDepartment, type Site, said } from '../site/index.ts';
import type { CatalogueChoice } from './catalogue-choice.ts';

/** The name of the chosen part of a site's shop, given the categories it sells; `none` for the whole shop, or for a part without a name. */
export const shopNamed = (
  { front, words }: Pick<Site, 'front' | 'words'>,
  { categories }: Pick<CatalogueChoice, 'categories'>,
  sold: ReadonlyArray<string>,
): O.Option<string> =>
  F.pipe(
    front.departments.find((department) => isInDepartment(department, { path: paths.shop, categories })),
    O.fromNullable,
    O.map(({ name }) => name),
    O.alt(() => {
      const [first, ...others] = categories;
      return first !== undefined && others.length === 0 && sold.includes(first)
        ? O.some(said({ words }, first))
        : O.none;
    }),
  );
