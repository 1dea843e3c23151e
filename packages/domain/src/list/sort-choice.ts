/*
 * [LIST-01] A list is sorted by category or by price, as far as the site offers it. Until somebody chooses, a registrant and everyone on
 * the modern brand's site see it by category, other guests by price.
 *
 * @example sortFor(sites.main, 'guest', O.none) // => 'price'
 */
import { function as F, option as O } from 'fp-ts';
import type { Role } from '../account/index.ts';
import type { Site } from '../site/index.ts';
import type { SortBy } from './list-choice.ts';

/** The fields of a site that sorting reads. */
export type SortingSite = Pick<Site, 'guestSort' | 'sortOptions'>;

/**
 * The sort when none is chosen: by category for registrants, by the site's own choice for guests; the
 * site's first sort where it does not offer that one.
 */
export const defaultSort = ({ guestSort, sortOptions }: SortingSite, role: Role): SortBy => {
  const usual: SortBy = role === 'registrant' ? 'category' : guestSort;
  return sortOptions.includes(usual) ? usual : (sortOptions[0] ?? usual);
};

/** The sort used for a reader on a site: the chosen one if the site offers it, otherwise the default. */
export const sortFor = (site: SortingSite, role: Role, chosen: O.Option<SortBy>): SortBy =>
  F.pipe(
    chosen,
    O.filter((sort) => site.sortOptions.includes(sort)),
    O.getOrElse(() => defaultSort(site, role)),
  );
