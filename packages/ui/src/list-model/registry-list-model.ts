import {
  type CalendarDay,
  type Cents,
  type Connection,
  can,
  daysToGo,
  type EmptyList,
  type EmptyRegistryStep,
  eventDayText,
  type Fault,
  type FilterChoice,
  formatAmount,
  type GiftOption,
  type GrId,
  type GroupBy,
  guestPage,
  type ListChoiceAddress,
  type OwnerView,
  paths,
  type RegistrantTab,
  type RegistryHeader,
  type RegistryItem,
  type RegistryTotals,
  type RegistryView,
  type Role,
  registryTitle,
  revealDayText,
  type SectionCounts,
  type Site,
  type SortBy,
  sellsGiftCards,
} from '@gift-registry/domain';
import { function as F, option as O } from 'fp-ts';
import type { ItemCardModel } from './item-card-model.ts';

/** A filter that can be ticked (LIST-06). */
export interface FilterChoiceModel {
  readonly key: string;
  readonly choice: FilterChoice;
  readonly label: string;
  /** The number of cards it would show; none while the rest of the list is loading. */
  readonly count: O.Option<number>;
  readonly isChosen: boolean;
  /** Whether it is disabled: it would show nothing and is not selected. */
  readonly isIdle: boolean;
}

/** The filters of one kind. */
export interface FilterKindModel {
  readonly kind: FilterChoice['_tag'];
  readonly choices: ReadonlyArray<FilterChoiceModel>;
}

/** The available filters, the selected ones, and whether the panel is open (LIST-08). */
export interface ListFilterModel {
  readonly role: Role;
  readonly isOpen: boolean;
  /** Only kinds with something to choose. */
  readonly kinds: ReadonlyArray<FilterKindModel>;
  /** The chips beside the gift options (LIST-13). */
  readonly marks: ReadonlyArray<FilterChoiceModel>;
  /** The selected filters, and the searched text. */
  readonly chosen: ReadonlyArray<Pick<FilterChoiceModel, 'key' | 'choice' | 'label'>>;
  /** Whether a filter or a gift option is selected. */
  readonly isNarrowed: boolean;
  /** Whether the line of active filters offers to clear all of them; the open panel and a list without results offer it themselves. */
  readonly offersClear: boolean;
  /** The number of cards shown; none while the rest of the list is loading. */
  readonly shown: O.Option<number>;
}

/** The choices for a list. */
export interface ListChoosing {
  /** Shows that part of the registrant's list (LIST-09). */
  readonly chooseTab: (tab: RegistrantTab) => void;
  readonly chooseSort: (sortBy: SortBy) => void;
  readonly chooseGroup: (groupBy: GroupBy) => void;
  readonly chooseGiftOption: (option: GiftOption) => void;
  readonly toggleFilter: (choice: FilterChoice) => void;
  /** Shows only gifts that match the text (LIST-12). */
  readonly search: (text: string) => void;
  /** Shows every gift again; sort and grouping stay. */
  readonly clearFilters: () => void;
}

/** The actions of the bar over a list and of its panels. */
export interface ListBarIntents extends ListChoosing {
  readonly toggleFilterPanel: () => void;
}

/** The paths of the registry's settings and of the page that guests see (PAGE-03); none for readers who may not open them. */
export const ownerPages = (
  site: Site,
  { grId, role, header }: Pick<RegistryView, 'grId' | 'role' | 'header'>,
): Pick<RegistryHeaderModel, 'settingsPage' | 'guestPage'> => {
  const reader = { role, site, eventType: header.eventType, isPostEvent: header.isPostEvent };
  return {
    settingsPage: can(reader, 'page', 'openSettings') ? O.some(paths.settings(grId)) : O.none,
    guestPage: can(reader, 'page', 'viewAsGuest') ? O.some(guestPage(grId, header.shareableUrl)) : O.none,
  };
};

/** The data for sharing a registry (SHARE-04). */
export interface RegistryShare {
  readonly grId: GrId;
  readonly header: RegistryHeader;
  readonly site: Pick<Site, 'name'>;
  readonly link: string;
  /** The title of the shared link. */
  readonly title: string;
  /** For its registrant: the page with cards to print, the settings, and whether the registry is still private. */
  readonly owner: O.Option<{ readonly cards: string; readonly settings: string; readonly isPrivate: boolean }>;
}

export const registryShare = (
  site: Pick<Site, 'name'>,
  { grId, header, owner }: Pick<RegistryView, 'grId' | 'header' | 'owner'>,
): RegistryShare => ({
  grId,
  header,
  site,
  link: header.shareableUrl,
  title: registryTitle(site, header),
  owner: O.map(({ visibility }: OwnerView) => ({
    cards: paths.cards(grId),
    settings: paths.settings(grId),
    isPrivate: visibility === 'private',
  }))(owner),
});

/** The formatted day until which purchases are hidden from the reader (OWN-02). */
export const hiddenUntilOf = ({ owner }: Pick<RegistryView, 'owner'>): O.Option<string> =>
  F.pipe(
    owner,
    O.chain(({ hiddenUntil }) => hiddenUntil),
    O.map(revealDayText),
  );

/** The days until the event; none once it is over, while it has no date, and while the registry is paused. */
export const daysLeft = (
  { isPostEvent, isPaused, eventDate }: Pick<RegistryHeader, 'isPostEvent' | 'isPaused' | 'eventDate'>,
  today: CalendarDay,
): O.Option<number> =>
  isPostEvent || isPaused ? O.none : O.map((day: CalendarDay) => daysToGo(day, today))(eventDate);

/** The header of a registry's page on that day. */
export const registryHeader = (site: Site, today: CalendarDay, view: RegistryView): RegistryHeaderModel => {
  const { grId, role, header, totals, items, canReturnToManagement } = view;
  const reader = { role, site, eventType: header.eventType, isPostEvent: header.isPostEvent };
  return {
    grId,
    role,
    header,
    eventDate: eventDayText(header),
    daysToGo: daysLeft(header, today),
    totals,
    giftCards: O.map((amount: Cents) => formatAmount(site.currencyPrefix, amount))(totals.giftCards),
    share: registryShare(site, view),
    hasGiftCards: can(reader, 'page', 'seeGiftCardsSection') && sellsGiftCards(site.marketRules),
    hiddenUnits: items.reduce((sum, { product, wanted }) => sum + (product.isNla ? wanted : 0), 0),
    canEditGreeting: can(reader, 'page', 'editGreeting'),
    canEditPhoto: can(reader, 'page', 'editPhoto'),
    ...ownerPages(site, view),
    hiddenUntil: hiddenUntilOf(view),
    managementPage: canReturnToManagement ? O.some(paths.registrantList(grId)) : O.none,
  };
};

export interface RegistryHeaderModel {
  readonly grId: GrId;
  readonly role: Role;
  readonly header: RegistryHeader;
  /** `Jan 3, 2027` (PAGE-11), or that it is to come (EVENT-01). */
  readonly eventDate: string;
  /** None when the event is over, and while it has no date. */
  readonly daysToGo: O.Option<number>;
  readonly totals: RegistryTotals;
  /** The formatted amount in gift cards; none if the registry has no such total. */
  readonly giftCards: O.Option<string>;
  readonly share: RegistryShare;
  /** Whether gift cards are sold on the page (PAGE-06, GC-08). */
  readonly hasGiftCards: boolean;
  /** How many wanted units belong to products that are no longer available, which guests do not see (LIST-04); 0 for guests. */
  readonly hiddenUnits: number;
  /** Whether the reader may edit the greeting (GREET-04). */
  readonly canEditGreeting: boolean;
  /** Whether the reader may change the photo (PHOTO-02). */
  readonly canEditPhoto: boolean;
  /** The path of the registry's settings, for its registrant. */
  readonly settingsPage: O.Option<string>;
  /** The address of the page that guests see, for its registrant. */
  readonly guestPage: O.Option<string>;
  /** The day until which purchases are hidden from the owners (OWN-02), for its registrant. */
  readonly hiddenUntil: O.Option<string>;
  /** The path of the registrant's page, for an owner on the guests' page (PAGE-04). */
  readonly managementPage: O.Option<string>;
}

/** The search within a list. */
export interface ListSearchModel {
  readonly text: string;
  /** The other parameters of the address, for a form that is sent without JavaScript. */
  readonly rest: ListChoiceAddress & { readonly key?: string };
}

/** The chosen and available options for the list. */
export interface ListBarModel {
  /** False when the registry has no gifts for its reader to choose from. */
  readonly hasGifts: boolean;
  readonly giftOption: GiftOption;
  readonly sortBy: SortBy;
  readonly sortOptions: ReadonlyArray<SortBy>;
  readonly groupBy: GroupBy;
  readonly filter: ListFilterModel;
  /** The search within the list (LIST-12); none on a short one. */
  readonly search: O.Option<ListSearchModel>;
  /** False while only the first items of a long list are loaded. */
  readonly isComplete: boolean;
  /** Whether the rest of a long list is being loaded; false once it is loaded, or while it cannot be. */
  readonly isRestComing: boolean;
  /** How many units are in the cart, for any registry or none. */
  readonly inCart: number;
}

/** One section of the list; the same object as long as nothing in it changes. */
export interface ListSectionModel {
  readonly key: string;
  readonly title: string;
  /** Whether it is the only section of a list without sections (LIST-13); its heading is then not shown. */
  readonly isWhole: boolean;
  readonly role: Role;
  /** None while the rest of the list is on its way: the count of a part would be taken for the whole. */
  readonly sectionCounts: O.Option<SectionCounts>;
  readonly isOpen: boolean;
  readonly items: ReadonlyArray<RegistryItem>;
  /** The card of one of its items: made when it is first asked for, the same object as long as nothing on it changes. */
  readonly cardOf: (item: RegistryItem) => ItemCardModel;
}

/** The Most Loved gifts above the sections of a guest's list (LIST-14); the same object as long as nothing on it changes. */
export interface ListShelfModel {
  readonly cards: ReadonlyArray<ItemCardModel>;
  /** How many the whole list has; none while the rest of it is loading. */
  readonly count: O.Option<number>;
}

/** The content below the bar. */
export type ListBodyModel =
  | {
      readonly _tag: 'Empty';
      readonly empty: EmptyList;
      /** The searched text; empty if nothing is searched. */
      readonly search: string;
      /** The first step for the registrant of an empty registry (PAGE-07). */
      readonly begin: O.Option<EmptyRegistryStep>;
    }
  | {
      readonly _tag: 'Sections';
      /** Items that are no longer available; only a registrant ever has some (LIST-04). */
      readonly noLongerAvailable: O.Option<ListSectionModel>;
      readonly shelf: O.Option<ListShelfModel>;
      readonly sections: ReadonlyArray<ListSectionModel>;
    };

/** The status beside the list; its two sentences are empty while there is nothing to announce. */
export interface LiveStatusModel {
  readonly connection: Connection;
  /** False while only the first items of a long list are loaded. */
  readonly isComplete: boolean;
  /** Announces what was just bought, here or elsewhere. */
  readonly bought: string;
  /** Announces what was just added to the cart. */
  readonly added: string;
}

/** The tabs over a registrant's list (LIST-09). */
export interface ListTabsModel {
  /** The available tabs; empty when there is only one. */
  readonly tabs: ReadonlyArray<RegistrantTab>;
  readonly shown: RegistrantTab;
  /** The path of the page that adds gifts, for the registrant (ROUTE-08). */
  readonly addGiftsPage: O.Option<string>;
}

export type RegistryListModel =
  | { readonly _tag: 'Loading' }
  | {
      readonly _tag: 'NotFound';
      /** The reader's role before the registry became unavailable; none if it was never loaded. */
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
