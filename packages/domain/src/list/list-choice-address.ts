/*
 * [LIST-11] What was chosen for the list stands in the page's address, so that back, reload and a shared link keep it. What an address
 * says that we do not know counts as not chosen.
 *
 * Laws:
 * - what was written reads as it was chosen
 * - reading never fails, and what is unknown falls back
 * - what nobody chose is not written
 *
 * @example readListChoice({ sort: 'price', show: 'everything' }) // => { sortBy: some('price'), giftOption: 'all' }
 */
import { option as O } from 'fp-ts';
import type { GiftOption, ListChoice, SortBy } from './list-choice.ts';

/** The parameters of the address that speak of the list. */
export interface ListChoiceAddress {
  readonly sort?: SortBy;
  readonly show?: Exclude<GiftOption, 'all'>;
}

const isSort = (raw: unknown): raw is SortBy => raw === 'category' || raw === 'price';
const isNarrowing = (raw: unknown): raw is Exclude<GiftOption, 'all'> => raw === 'needed' || raw === 'purchased';

/** The choice of an address' parameters; total. */
export const readListChoice = (query: Readonly<Record<string, unknown>>): ListChoice => {
  const parameter = (name: keyof ListChoiceAddress) => query[name];
  const sort = parameter('sort');
  const show = parameter('show');
  return { sortBy: isSort(sort) ? O.some(sort) : O.none, giftOption: isNarrowing(show) ? show : 'all' };
};

/** The parameters of a choice. */
export const writeListChoice = ({ sortBy, giftOption }: ListChoice): ListChoiceAddress => ({
  ...(O.isSome(sortBy) ? { sort: sortBy.value } : {}),
  ...(giftOption === 'all' ? {} : { show: giftOption }),
});
