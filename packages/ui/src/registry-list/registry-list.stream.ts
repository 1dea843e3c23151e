import {
  type Analytics,
  type CalendarDay,
  type Clock,
  can,
  choiceEvents,
  createState,
  type GrId,
  giftShopFor,
  identityKey,
  isSearchable,
  itemCardMessages,
  type ListChoice,
  type ListChoices,
  linkKeyIn,
  NO_FILTERS,
  normalizedListSearch,
  type ObservableState,
  paths,
  type Referrer,
  type RegistryItem,
  type RegistryView,
  registrantTabs,
  type Site,
  sortFor,
  tabEvents,
  tabShown,
  today,
  toggleFilter,
  writeListChoice,
} from '@gift-registry/domain';
import { function as F, type io as IO, option as O } from 'fp-ts';
import {
  type CardState,
  createMemo,
  hiddenUntilOf,
  type ItemCards,
  type ListBarIntents,
  type ListBodyModel,
  type ListChoosing,
  type ListSearchModel,
  type ListTabsModel,
  listComposer,
  listFilterComposer,
  type RegistryHeaderModel,
  type RegistryListModel,
  registryHeader,
} from '../list-model/index.ts';
import { derived, observed } from '../observe/observed.ts';
import type { RegistryModel, RegistryStream } from '../registry/index.ts';
import { type ListCart, type ListCartDependencies, listCart } from './list-cart.ts';

/** Makes the page's model from its parts; returns the same object while they are the same. */
type PageComposer = (
  registry: RegistryModel,
  choice: ListChoice,
  cards: ReadonlyMap<string, CardState>,
  folded: ReadonlySet<string>,
  inCart: number,
  isFilterOpen: boolean,
) => RegistryListModel;

const boughtSentence = (registry: Extract<RegistryModel, { readonly _tag: 'Loaded' }>): string =>
  F.pipe(
    registry.lastChange,
    O.match(
      () => '',
      ({ bought }) => bought.map(itemCardMessages.boughtLabel).join('. '),
    ),
  );

const addedSentence = (items: ReadonlyArray<RegistryItem>, cards: ReadonlyMap<string, CardState>): string =>
  items
    .filter(({ identity }) => cards.get(identityKey(identity))?.add._tag === 'Added')
    .map(({ product }) => itemCardMessages.addedAnnouncement(product.name))
    .join('. ');

const tabsOf = (site: Site, { role, header }: RegistryView, choice: ListChoice): ListTabsModel => {
  const reader = { role, site, eventType: header.eventType, isPostEvent: header.isPostEvent };
  const tabs = registrantTabs(reader);
  return {
    tabs: tabs.length > 1 ? tabs : [],
    shown: tabShown(reader, choice.tab),
    addGiftsPage: can(reader, 'page', 'addItem') ? O.some(paths.giftShop(giftShopFor(header.eventType))) : O.none,
  };
};

const searchOf = ({ header }: RegistryView, choice: ListChoice): ListSearchModel => {
  const { find: _, ...rest } = writeListChoice(choice);
  const key = linkKeyIn(header.shareableUrl);
  return { text: choice.filters.search, rest: O.isSome(key) ? { ...rest, key: key.value } : rest };
};

/** Creates the composer for pages of one site, whose readers `referrer` sent; `today` is called whenever the page's header changes. */
const pageComposer = (site: Site, today: IO.IO<CalendarDay>, referrer: Referrer): PageComposer => {
  const composeBody = listComposer(site, referrer);
  const composeFilter = listFilterComposer(site);
  const rememberPage = createMemo<RegistryListModel>();
  const rememberHeader = createMemo<RegistryHeaderModel>();
  const rememberBody = createMemo<ListBodyModel>();
  const rememberTabs = createMemo<ListTabsModel>();
  const rememberSearch = createMemo<ListSearchModel>();

  return (registry, choice, cards, folded, inCart, isFilterOpen) =>
    rememberPage('page', [registry, choice, cards, folded, inCart, isFilterOpen], () => {
      if (registry._tag !== 'Loaded') return registry;
      const { view, isComplete, connection } = registry;
      const sortBy = sortFor(site, view.role, choice.sortBy);
      const body = rememberBody(
        'body',
        [view.items, view.header, view.role, isComplete, sortBy, choice, cards, folded],
        () => composeBody({ view, isComplete, sortBy, choice, cards, folded }),
      );
      return {
        _tag: 'Loaded',
        header: rememberHeader(
          'header',
          [view.header, view.totals, view.items, view.role, O.toUndefined(hiddenUntilOf(view))],
          () => registryHeader(site, today(), view),
        ),
        tabs: rememberTabs('tabs', [view.header, view.role, choice.tab], () => tabsOf(site, view, choice)),
        bar: {
          hasGifts: body._tag === 'Sections' || body.empty === 'NoMatch' || body.empty === 'NotFound',
          giftOption: choice.giftOption,
          sortBy,
          sortOptions: site.sortOptions,
          groupBy: choice.groupBy,
          // Incomplete means that the list was too long to come with the page: it is then searchable in
          // any case.
          search:
            !isComplete || isSearchable(view.items.length) || choice.filters.search !== ''
              ? O.some(rememberSearch('search', [view.header, choice], () => searchOf(view, choice)))
              : O.none,
          filter: composeFilter({ view, isComplete, choice, isOpen: isFilterOpen, body }),
          isComplete,
          isRestComing: !isComplete && connection !== 'failing' && connection !== 'offline',
          inCart,
        },
        body,
        status: {
          connection,
          isComplete,
          bought: boughtSentence(registry),
          added: addedSentence(view.items, cards),
        },
      };
    });
};

/** The stored choices, and the analytics that track them. */
interface ListChoosingDependencies {
  readonly listChoices: ListChoices;
  readonly analytics: Analytics;
  /** The registry that is shown, if any. */
  readonly grId: IO.IO<O.Option<GrId>>;
}

/** Creates the actions that change a list's choices and track them (LIST-08, ANA-01). Going back in the history is not tracked as a choice. */
const listChoosing = ({ listChoices: { choice, choose }, analytics, grId }: ListChoosingDependencies): ListChoosing => {
  const change = (changed: Partial<ListChoice>): void => {
    const [before, after] = [choice.value, { ...choice.value, ...changed }];
    const events = F.pipe(
      grId(),
      O.match(
        () => [],
        (id) => [...tabEvents(id, before.tab, after.tab), ...choiceEvents(id, before, after)],
      ),
    );
    choose(after);
    for (const event of events) analytics.track(event)();
  };
  return {
    chooseTab: (tab) => change({ tab }),
    chooseSort: (sortBy) => change({ sortBy: O.some(sortBy) }),
    chooseGroup: (groupBy) => change({ groupBy }),
    chooseGiftOption: (giftOption) => change({ giftOption }),
    toggleFilter: (one) => change({ filters: toggleFilter(choice.value.filters, one) }),
    search: (text) => change({ filters: { ...choice.value.filters, search: normalizedListSearch(text) } }),
    clearFilters: () => change({ giftOption: 'all', filters: NO_FILTERS }),
  };
};

/** The collapsed sections after one was toggled (PAGE-06). */
const foldedOrOpened = (folded: ReadonlySet<string>, key: string): ReadonlySet<string> =>
  folded.has(key) ? new Set([...folded].filter((one) => one !== key)) : new Set([...folded, key]);

/** The registry page's list, and what can be done with it. */
export interface RegistryListStream extends ItemCards, ListBarIntents, Pick<ListCart, 'terms' | 'wanted'> {
  readonly model: ObservableState<RegistryListModel>;
  readonly toggleSection: (key: string) => void;
  /** Logs that the registry's link could not be copied (SHARE-01). */
  readonly linkNotCopied: (problem: string) => void;
  /** Reads the registry again, as after a failure. */
  readonly reload: () => void;
}

interface RegistryListDependencies
  extends Omit<ListCartDependencies, 'registry' | 'list'>,
    Pick<ItemCards, 'contribute' | 'manage' | 'goElsewhere'> {
  readonly registry: Pick<RegistryStream, 'model' | 'reload'>;
  readonly listChoices: ListChoices;
  /** Tracks the choices (ANA-01). */
  readonly analytics: Analytics;
  readonly site: Site;
  /** Who sent the visitor (ROUTE-16). */
  readonly referrer: Referrer;
  readonly clock: Clock;
  /** The cart count of the page's frame. */
  readonly shell: ObservableState<{ readonly cartCount: number }>;
}

export const registryListStream = (dependencies: RegistryListDependencies): RegistryListStream => {
  const { registry, listChoices, analytics, site, clock, log, contribute, manage, goElsewhere, shell } = dependencies;
  const folded = createState<ReadonlySet<string>>(new Set());
  const isFilterOpen = createState(false);
  const grId = () => (registry.model.value._tag === 'Loaded' ? O.some(registry.model.value.view.grId) : O.none);
  const compose = pageComposer(site, () => today(clock), dependencies.referrer);
  const { effects$, ...cart } = listCart({ ...dependencies, list: () => model.value });

  const model = derived([registry.model, listChoices.choice, cart.cardStates, folded, shell, isFilterOpen], () =>
    compose(
      registry.model.value,
      listChoices.choice.value,
      cart.cardStates.value,
      folded.value,
      shell.value.cartCount,
      isFilterOpen.value,
    ),
  );

  return {
    model: observed(model, effects$),
    ...listChoosing({ listChoices, analytics, grId }),
    toggleFilterPanel: () => isFilterOpen.set(!isFilterOpen.value),
    toggleSection: (key) => folded.set(foldedOrOpened(folded.value, key)),
    linkNotCopied: (problem) => log.write({ level: 'warning', tag: 'link.copy-failed', data: { problem } })(),
    reload: registry.reload,
    ...cart,
    contribute,
    manage,
    goElsewhere,
  };
};
