import {
  type FilterChoice,
  type FilterCount,
  filterCounts,
  filterKey,
  filterLabel,
  isNarrowed,
  type ListChoice,
  type RegistryView,
  type Site,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { createMemo } from './memo.ts';
import type { FilterChoiceModel, FilterKindModel, ListBodyModel, ListFilterModel } from './registry-list-model.ts';

/** The parts from which the filters' model is made. */
interface ListFilterInput {
  readonly view: RegistryView;
  /** False while `view` holds only the first items. */
  readonly isComplete: boolean;
  readonly choice: ListChoice;
  readonly isOpen: boolean;
  /** The list as it is shown. */
  readonly body: ListBodyModel;
}

const cardsIn = (body: ListBodyModel): number => {
  if (body._tag === 'Empty') return 0;
  const gone = O.isSome(body.noLongerAvailable) ? body.noLongerAvailable.value.items.length : 0;
  return body.sections.reduce((sum, { items }) => sum + items.length, gone);
};

/**
 * Creates a function that makes the model of a site's filters, with English labels by default; counts are computed
 * again only when items or choices change.
 */
export const listFilterComposer = (
  site: Site,
  labelOf: typeof filterLabel = filterLabel,
): ((input: ListFilterInput) => ListFilterModel) => {
  const rememberKinds = createMemo<Pick<ListFilterModel, 'kinds' | 'marks'>>();
  const rememberFilter = createMemo<ListFilterModel>();

  return ({ view: { role, items }, isComplete, choice: { giftOption, filters }, isOpen, body }) => {
    const choiceModel = ({ choice, items: count, isChosen }: FilterCount): FilterChoiceModel => ({
      key: filterKey(choice),
      choice,
      label: labelOf(site, choice),
      count: isComplete ? O.some(count) : O.none,
      isChosen,
      isIdle: isComplete && count === 0 && !isChosen,
    });
    const { kinds, marks } = rememberKinds('kinds', [role, items, isComplete, giftOption, filters], () => {
      const { categories, prices, availability, marks } = filterCounts({ role, giftOption, filters }, items);
      const all: ReadonlyArray<FilterKindModel> = [
        { kind: 'Availability', choices: availability.map(choiceModel) },
        { kind: 'Price', choices: prices.map(choiceModel) },
        { kind: 'Category', choices: categories.map(choiceModel) },
      ];
      return { kinds: all.filter(({ choices }) => choices.length > 0), marks: marks.map(choiceModel) };
    });
    const shown = cardsIn(body);
    return rememberFilter('filter', [kinds, marks, giftOption, filters.search, isOpen, isComplete, role, shown], () => {
      const ticked = kinds.flatMap(({ choices }) => choices.filter(({ isChosen }) => isChosen));
      const search: FilterChoice = { _tag: 'Search', text: filters.search };
      const chosen =
        search.text === ''
          ? ticked
          : [{ key: filterKey(search), choice: search, label: labelOf(site, search) }, ...ticked];
      return {
        role,
        isOpen,
        kinds,
        marks,
        chosen,
        offersClear: chosen.length > 0 && !isOpen && isComplete && shown > 0,
        isNarrowed: isNarrowed({ giftOption, filters }),
        shown: isComplete ? O.some(shown) : O.none,
      };
    });
  };
};
