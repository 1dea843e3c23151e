import {
  type CalendarDay,
  type Cents,
  type Connection,
  can,
  daysToGo,
  type EmptyList,
  type EmptyRegistryStep,
  type Fault,
  type FilterChoice,
  formatAmount,
  formatDay,
  type GiftOption,
  type GrId,
  type GroupBy,
  type ListChoiceAddress,
  type OwnerView,
  paths,
  type RegistrantTab,
  type RegistryHeader,
  type RegistryName,
  type RegistryTotals,
  type RegistryView,
  type Role,
  registryTitle,
  type SectionCounts,
  type Site,
  type SortBy,
} from '@gift-registry/domain';
import { function as F, option as O } from 'fp-ts';
import type { ItemCardModel } from './item-card-model.ts';

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
  /** The chips beside the gift options (LIST-13). */
  readonly marks: ReadonlyArray<FilterChoiceModel>;
  /** What is ticked, and what is looked for. */
  readonly chosen: ReadonlyArray<Pick<FilterChoiceModel, 'key' | 'choice' | 'label'>>;
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
  /** Shows only the gifts that are met by that text (LIST-12). */
  readonly search: (text: string) => void;
  /** Shows every gift again; sort and grouping stay. */
  readonly clearFilters: () => void;
}

/** What can be done in the bar over a list, and in what opens from it. */
export interface ListBarIntents extends ListChoosing {
  readonly toggleFilterPanel: () => void;
}

/** Where a registrant changes the registry, and sees it as guests do (PAGE-03); none for whom they are not. */
export const ownerPages = (
  site: Site,
  { grId, role, header }: Pick<RegistryView, 'grId' | 'role' | 'header'>,
): Pick<RegistryHeaderModel, 'settingsPage' | 'guestPage'> => {
  const reader = { role, site, eventType: header.eventType, isPostEvent: header.isPostEvent };
  return {
    settingsPage: can(reader, 'page', 'openSettings') ? O.some(paths.settings(grId)) : O.none,
    guestPage: can(reader, 'page', 'viewAsGuest') ? O.some(header.shareableUrl) : O.none,
  };
};

/** What sharing a registry needs (SHARE-04). */
export interface RegistryShare {
  readonly grId: GrId;
  readonly name: RegistryName;
  readonly link: string;
  /** What the shared link is called. */
  readonly title: string;
  /** For its registrant: the page with cards to print, and the settings where nobody else sees it yet. */
  readonly owner: O.Option<{ readonly cards: string; readonly settings: string; readonly isPrivate: boolean }>;
}

export const registryShare = (
  site: Pick<Site, 'name'>,
  { grId, header, owner }: Pick<RegistryView, 'grId' | 'header' | 'owner'>,
): RegistryShare => ({
  grId,
  name: header,
  link: header.shareableUrl,
  title: registryTitle(site, header),
  owner: O.map(({ visibility }: OwnerView) => ({
    cards: paths.cards(grId),
    settings: paths.settings(grId),
    isPrivate: visibility === 'private',
  }))(owner),
});

/** The day until which purchases are hidden from the reader, as it is shown (OWN-02). */
export const hiddenUntilOf = ({ owner }: Pick<RegistryView, 'owner'>): O.Option<string> =>
  F.pipe(
    owner,
    O.chain(({ hiddenUntil }) => hiddenUntil),
    O.map(formatDay),
  );

/** The head of a registry's page on that day. */
export const registryHeader = (site: Site, today: CalendarDay, view: RegistryView): RegistryHeaderModel => {
  const { grId, role, header, totals, items, canReturnToManagement } = view;
  const reader = { role, site, eventType: header.eventType, isPostEvent: header.isPostEvent };
  return {
    grId,
    role,
    header,
    eventDate: formatDay(header.eventDate),
    daysToGo: header.isPostEvent ? O.none : O.some(daysToGo(header.eventDate, today)),
    totals,
    giftCards: O.map((amount: Cents) => formatAmount(site.currencyPrefix, amount))(totals.giftCards),
    share: registryShare(site, view),
    hasGiftCards: can(reader, 'page', 'seeGiftCardsSection'),
    discontinuedUnits: items.reduce((sum, { product, wanted }) => sum + (product.isNla ? wanted : 0), 0),
    canEditGreeting: can(reader, 'page', 'editGreeting'),
    canEditPhoto: can(reader, 'page', 'editPhoto'),
    ...ownerPages(site, view),
    hiddenUntil: hiddenUntilOf(view),
    managementPage: canReturnToManagement ? O.some(paths.registrantList(grId)) : O.none,
  };
};

/** The head of the page. */
export interface RegistryHeaderModel {
  readonly grId: GrId;
  readonly role: Role;
  readonly header: RegistryHeader;
  /** `Jan 3, 2027` (PAGE-11). */
  readonly eventDate: string;
  /** None when the event is over. */
  readonly daysToGo: O.Option<number>;
  readonly totals: RegistryTotals;
  /** The money in gift cards as it is shown; none where there is no such statistic. */
  readonly giftCards: O.Option<string>;
  readonly share: RegistryShare;
  /** Whether gift cards are under the list (PAGE-06). */
  readonly hasGiftCards: boolean;
  /** How many of the wanted units guests don’t see, since they are discontinued (LIST-04); 0 to guests. */
  readonly discontinuedUnits: number;
  /** Whether the reader edits the greeting (GREET-04). */
  readonly canEditGreeting: boolean;
  /** Whether the reader puts another photo there (PHOTO-02). */
  readonly canEditPhoto: boolean;
  /** The registry's settings, for its registrant. */
  readonly settingsPage: O.Option<string>;
  /** The page that guests see, for its registrant. */
  readonly guestPage: O.Option<string>;
  /** The day until which purchases are hidden from the owners (OWN-02), for its registrant. */
  readonly hiddenUntil: O.Option<string>;
  /** The registrant's page, for an owner who looks with a guest's eyes (PAGE-04). */
  readonly managementPage: O.Option<string>;
}

/** The search within a list. */
export interface ListSearchModel {
  readonly text: string;
  /** All else that is in the address, for a form that is sent before the app is there. */
  readonly rest: ListChoiceAddress & { readonly key?: string };
}

/** What is chosen for the list, and what can be. */
export interface ListBarModel {
  /** False when nothing is on the registry that its reader could choose from. */
  readonly hasGifts: boolean;
  readonly giftOption: GiftOption;
  readonly sortBy: SortBy;
  readonly sortOptions: ReadonlyArray<SortBy>;
  readonly groupBy: GroupBy;
  readonly filter: ListFilterModel;
  /** The search within the list (LIST-12); none on a short one. */
  readonly search: O.Option<ListSearchModel>;
  /** False while only the first items of a long list are there. */
  readonly isComplete: boolean;
  /** The rest of a long list is on its way; false where it is there, or cannot be had for now. */
  readonly isRestComing: boolean;
  /** Pieces in the cart, whoever they are for. */
  readonly inCart: number;
}

/** One section of the list; the same object as long as nothing in it changes. */
export interface ListSectionModel {
  readonly key: string;
  readonly title: string;
  /** The whole of a list without sections (LIST-13): its heading is not shown. */
  readonly isWhole: boolean;
  readonly role: Role;
  /** None while the rest of the list is on its way: the count of a part would be taken for the whole. */
  readonly sectionCounts: O.Option<SectionCounts>;
  readonly isOpen: boolean;
  readonly cards: ReadonlyArray<ItemCardModel>;
}

/** What stands under the bar. */
export type ListBodyModel =
  | {
      readonly _tag: 'Empty';
      readonly empty: EmptyList;
      /** What is looked for; empty for nothing. */
      readonly search: string;
      /** Where the registrant of an empty registry begins (PAGE-07). */
      readonly begin: O.Option<EmptyRegistryStep>;
    }
  | {
      readonly _tag: 'Sections';
      /** What will not come back; only ever some for a registrant (LIST-04). */
      readonly noLongerAvailable: O.Option<ListSectionModel>;
      readonly sections: ReadonlyArray<ListSectionModel>;
    };

/** What is said beside the list; the two sentences are empty while there is nothing to say. */
export interface LiveStatusModel {
  readonly connection: Connection;
  /** False while only the first items of a long list are there. */
  readonly isComplete: boolean;
  /** What was just bought, here or elsewhere. */
  readonly bought: string;
  /** What was just put into the cart. */
  readonly added: string;
}

/** The tabs over a registrant's list (LIST-09). */
export interface ListTabsModel {
  /** Nothing is offered where there is no choice. */
  readonly tabs: ReadonlyArray<RegistrantTab>;
  readonly shown: RegistrantTab;
  /** Where gifts are added, for the registrant (ROUTE-08). */
  readonly addGiftsPage: O.Option<string>;
}

/** The registry page's list. */
export type RegistryListModel =
  | { readonly _tag: 'Loading' }
  | {
      readonly _tag: 'NotFound';
      /** As whom it was read until a moment ago; none where it was not there at all. */
      readonly last: O.Option<Role>;
    }
  | { readonly _tag: 'Failed'; readonly fault: Fault }
  | {
      readonly _tag: 'Loaded';
      readonly header: RegistryHeaderModel;
      readonly tabs: ListTabsModel;
      readonly bar: ListBarModel;
      readonly body: ListBodyModel;
      readonly status: LiveStatusModel;
    };
