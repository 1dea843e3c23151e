import type { FilterChoice, GiftOption, GroupBy, RegistrantTab, Role, SortBy } from '@gift-registry/domain';
import type { option as O } from 'fp-ts';

/** A filter that can be ticked (LIST-06). */
export interface FilterChoiceModel {
  readonly key: string;
  readonly choice: FilterChoice;
  readonly label: string;
  /** How many cards it would show; none while the rest of the list is on its way. */
  readonly count: O.Option<number>;
  readonly isChosen: boolean;
  /** It would show nothing, and it is not chosen: it cannot be ticked now. */
  readonly isIdle: boolean;
}

/** The filters of one kind. */
export interface FilterKindModel {
  readonly kind: FilterChoice['_tag'];
  readonly choices: ReadonlyArray<FilterChoiceModel>;
}

/** What can be filtered, what is, and whether the panel is open (LIST-08). */
export interface ListFilterModel {
  readonly role: Role;
  readonly isOpen: boolean;
  /** Only kinds of which there is something to choose. */
  readonly kinds: ReadonlyArray<FilterKindModel>;
  readonly chosen: ReadonlyArray<FilterChoiceModel>;
  /** A filter or a gift option is chosen. */
  readonly isNarrowed: boolean;
  /** Everything chosen can be taken away where it is listed: neither the open panel nor a list on which nothing is left offers it. */
  readonly offersClear: boolean;
  /** How many cards are shown; none while the rest of the list is on its way. */
  readonly shown: O.Option<number>;
}

/** What can be chosen for a list. */
export interface ListChoosing {
  /** Shows that part of the registrant's list (LIST-09). */
  readonly chooseTab: (tab: RegistrantTab) => void;
  readonly chooseSort: (sortBy: SortBy) => void;
  readonly chooseGroup: (groupBy: GroupBy) => void;
  readonly chooseGiftOption: (option: GiftOption) => void;
  readonly toggleFilter: (choice: FilterChoice) => void;
  /** Shows every gift again; sort and grouping stay. */
  readonly clearFilters: () => void;
}

/** What can be done in the bar over a list, and in what opens from it. */
export interface ListBarIntents extends ListChoosing {
  readonly toggleFilterPanel: () => void;
}
