/*
 * [PAGE-08] [LIST-12] Decides why a list shows nothing: nothing was added yet (a registrant is asked to begin, PAGE-07), nothing is met by what is looked for, or the filters hide everything.
 *
 * @example emptyList('guest', 12, 0, NO_FILTERS) // => O.some('NoMatch')
 */
import { option as O } from 'fp-ts';
import { can, type Role } from '../account/index.ts';
import type { ListFilters } from './list-choice.ts';

/** Why a list shows nothing. */
export type EmptyList = 'NothingAdded' | 'NothingAddedByYou' | 'NoMatch' | 'NotFound';

/** Why the reader sees no item, given the number of items visible to them and the number that pass the filters; `none` when an item is shown. */
export const emptyList = (
  role: Role,
  visible: number,
  shown: number,
  { search }: Pick<ListFilters, 'search'>,
): O.Option<EmptyList> => {
  if (shown > 0) return O.none;
  if (visible > 0) return O.some(search === '' ? 'NoMatch' : 'NotFound');
  return O.some(can({ role }, 'page', 'beginEmptyRegistry') ? 'NothingAddedByYou' : 'NothingAdded');
};
