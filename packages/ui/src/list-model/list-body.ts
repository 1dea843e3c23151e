import {
  emptyList,
  emptyRegistryStep,
  identityKey,
  isNarrowed,
  type ListChoice,
  linkKeyIn,
  type MostLovedShelf,
  mostLovedShelf,
  type Referrer,
  type RegistryItem,
  type RegistryView,
  type Section,
  type Site,
  type SortBy,
  sectionTitle,
  shownSections,
  visibleItems,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { itemCard } from './item-card.ts';
import { type CardState, INITIAL_CARD_STATE, type ItemCardModel } from './item-card-model.ts';
import { createMemo } from './memo.ts';
import type { ListBodyModel, ListSectionModel, ListShelfModel } from './registry-list-model.ts';

const areSame = <A>(before: ReadonlyArray<A>, after: ReadonlyArray<A>): boolean =>
  before.length === after.length && before.every((one, at) => one === after[at]);

/**
 * The new sections, but the previous object of each section that holds the same items, and the previous array if
 * nothing changed: the same object is not rendered again (LIVE-01).
 */
export const withUnchanged = (
  previous: ReadonlyArray<Section>,
  next: ReadonlyArray<Section>,
): ReadonlyArray<Section> => {
  const known = new Map(previous.map((section) => [section.key, section]));
  const merged = next.map((section) => {
    const earlier = known.get(section.key);
    return earlier !== undefined && areSame(earlier.items, section.items) ? earlier : section;
  });
  return areSame(previous, merged) ? previous : merged;
};

/** The parts from which the list's body is made. */
export interface ListInput {
  readonly view: RegistryView;
  /** False while `view` holds only the first items. */
  readonly isComplete: boolean;
  readonly sortBy: SortBy;
  readonly choice: Pick<ListChoice, 'groupBy' | 'giftOption' | 'filters'>;
  /** The states of cards, by identity key; a card without an entry is untouched. */
  readonly cards: ReadonlyMap<string, CardState>;
  /** The keys of the collapsed sections. */
  readonly folded: ReadonlySet<string>;
}

/**
 * Creates a function that makes the body of a site's list, with English headings by default. Unchanged cards and
 * sections stay the same objects, and unchanged sections are not even computed again (LIVE-01).
 */
export const listComposer = (
  site: Site,
  referrer: Referrer = {},
  titleOf: typeof sectionTitle = sectionTitle,
): ((input: ListInput) => ListBodyModel) => {
  const rememberCard = createMemo<ItemCardModel>();
  const rememberSection = createMemo<ListSectionModel>();
  const rememberMade = createMemo<ListSectionModel>();
  const rememberShelf = createMemo<ListShelfModel>();
  let sections: ReadonlyArray<Section> = [];

  return ({ view: { grId, role, items, header }, isComplete, sortBy, choice, cards, folded }) => {
    const { eventType, isPostEvent, shareableUrl: here } = header;
    const linkKey = O.toUndefined(linkKeyIn(header.shareableUrl));
    const reader = {
      grId,
      site,
      role,
      eventType,
      isPostEvent,
      here,
      referrer,
      ...(linkKey === undefined ? {} : { linkKey }),
    };
    const cardOf = (item: RegistryItem): ItemCardModel => {
      const cardKey = identityKey(item.identity);
      const state = cards.get(cardKey) ?? INITIAL_CARD_STATE;
      return rememberCard(cardKey, [role, eventType.code, isPostEvent, here, item, state], () =>
        itemCard(reader, item, state),
      );
    };
    const make = ({ key, kind, items: its, sectionCounts }: Section): ListSectionModel => {
      const isOpen = !folded.has(key);
      const states = its.map(({ identity }) => cards.get(identityKey(identity)));
      const rest = [role, eventType.code, isPostEvent, here, isComplete, isOpen];
      return rememberSection(key, [...rest, ...its, ...states], () => ({
        key,
        title: titleOf(site, kind),
        isWhole: kind._tag === 'All',
        role,
        sectionCounts: isComplete ? O.some(sectionCounts) : O.none,
        isOpen,
        items: its,
        cardOf,
      }));
    };

    const section = (one: Section): ListSectionModel =>
      rememberMade(one.key, [one, role, isPostEvent, here, isComplete, cards, folded], () => make(one));

    const shelf = ({ items: its, count }: MostLovedShelf): ListShelfModel => {
      const made = its.map(cardOf);
      return rememberShelf('shelf', [isComplete, count, ...made], () => ({
        cards: made,
        count: isComplete ? O.some(count) : O.none,
      }));
    };

    const { groupBy, giftOption, filters } = choice;
    const reading = { role, sortBy, groupBy, giftOption, filters };
    sections = withUnchanged(sections, shownSections(reading, items));
    const isNoLongerAvailable = ({ kind }: Section) => kind._tag === 'NoLongerAvailable';
    const shown = sections.reduce((sum, { items: its }) => sum + its.length, 0);
    // The first items are already filtered: if there are none, no item of the whole list matches the choice.
    const isNoneOfMany = !isComplete && items.length === 0 && isNarrowed(choice);
    const empty = emptyList(role, isNoneOfMany ? 1 : visibleItems(role, items).length, shown, filters);
    if ((isComplete || isNoneOfMany) && O.isSome(empty))
      return {
        _tag: 'Empty',
        empty: empty.value,
        search: filters.search,
        begin: empty.value === 'NothingAddedByYou' ? O.some(emptyRegistryStep({ site, eventType }, grId)) : O.none,
      };
    return {
      _tag: 'Sections',
      noLongerAvailable: O.map(section)(O.fromNullable(sections.find(isNoLongerAvailable))),
      shelf: O.map(shelf)(mostLovedShelf(reading, sections)),
      sections: sections.filter((one) => !isNoLongerAvailable(one)).map(section),
    };
  };
};
