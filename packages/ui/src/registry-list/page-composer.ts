import {
  type CalendarDay,
  can,
  giftShopFor,
  identityKey,
  itemCardMessages,
  type ListChoice,
  paths,
  type Referrer,
  type RegistryItem,
  type RegistryView,
  registrantTabs,
  type Site,
  sortFor,
  tabShown,
} from '@gift-registry/domain';
import { function as F, type io as IO, option as O } from 'fp-ts';
import {
  type CardState,
  type ListBodyModel,
  type ListTabsModel,
  listComposer,
  listFilterComposer,
  type RegistryHeaderModel,
  type RegistryListModel,
  registryHeader,
  remembering,
} from '../list-model/index.ts';
import type { RegistryModel } from '../registry/index.ts';

/** Makes the page's model of what there is; the same object again while all of it is the same. */
export type PageComposer = (
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

/** A composer for pages on one site, for readers whom `referrer` sent; `today` is asked whenever the head of the page changes. */
export const pageComposer = (site: Site, today: IO.IO<CalendarDay>, referrer: Referrer): PageComposer => {
  const composeBody = listComposer(site, referrer);
  const composeFilter = listFilterComposer(site);
  const rememberPage = remembering<RegistryListModel>();
  const rememberHeader = remembering<RegistryHeaderModel>();
  const rememberBody = remembering<ListBodyModel>();
  const rememberTabs = remembering<ListTabsModel>();

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
        header: rememberHeader('header', [view.header, view.totals, view.role], () =>
          registryHeader(site, today(), view),
        ),
        tabs: rememberTabs('tabs', [view.header, view.role, choice.tab], () => tabsOf(site, view, choice)),
        bar: {
          hasGifts: body._tag === 'Sections' || body.empty === 'NoMatch',
          giftOption: choice.giftOption,
          sortBy,
          sortOptions: site.sortOptions,
          groupBy: choice.groupBy,
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
