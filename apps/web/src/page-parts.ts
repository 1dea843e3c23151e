import { type FirstPageState, type LiveConnection, readPageSite } from '@gift-registry/adapters-http';
import {
  type AddressRequest,
  type Analytics,
  addressPrefix,
  type Clock,
  type ListChoices,
  type Log,
  PAGE_LANGUAGE,
  pageAddress,
  plainPageAddress,
  type Referrer,
  type Site,
} from '@gift-registry/domain';
import { type OpenedItem, type OpenLayers, openLayers } from '@gift-registry/ui';
import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router';
import type { option as O } from 'fp-ts';
import { addressListChoices } from './address/address-choice.ts';
import { type AddressRequestSource, addressRequestSource } from './address/address-request-source.ts';
import { historyLayers } from './address/history-layers.ts';
import { historyOpenedItem } from './address/history-opened-item.ts';
import { closeLayersOnLinks } from './address/layer-links.ts';
import { type PageDeparture, pageDeparture } from './address/page-departure.ts';
import { parameterOf, readQuery } from './address/query.ts';
import { browserClock } from './browser/browser-clock.ts';
import { consoleLog } from './browser/console-log.ts';
import { pageAnalytics } from './browser/page-analytics.ts';
import { type TabLock, tabLock } from './browser/serialized-cart.ts';
import { tabMemories } from './browser/storage-memory.ts';
import { visitReferrer } from './browser/visit-referrer.ts';

/** The dependencies of every page that come from the browser and the page's address. */
export interface PageParts {
  readonly analytics: Analytics;
  /** The page's address as the source of a request. */
  readonly addressRequest: (request: AddressRequest) => AddressRequestSource;
  /** Runs additions to the cart one after another. */
  readonly cartLock: TabLock;
  readonly clock: Clock;
  readonly connection: LiveConnection;
  readonly departure: PageDeparture;
  readonly firstPage: O.Option<FirstPageState>;
  /** Leaves for the page of that path. */
  readonly goTo: (path: string) => void;
  readonly history: RouterHistory;
  readonly listChoices: ListChoices;
  readonly log: Log;
  readonly openedItem: OpenedItem;
  readonly page: Window;
  /** The referrer of the visit (ROUTE-16). */
  readonly referrer: Referrer;
  readonly site: Site;
}

/** How the browser's addresses are written and read, of pages in the language of this build; the app knows plain ones. */
const inPageLanguage = ({ history, location }: Window): Parameters<typeof createBrowserHistory>[0] =>
  PAGE_LANGUAGE === 'en'
    ? {}
    : {
        createHref: (address) => pageAddress(address),
        parseLocation: () => {
          const { search, hash } = location;
          const pathname = plainPageAddress(location.pathname);
          return { href: `${pathname}${search}${hash}`, pathname, search, hash, state: history.state };
        },
      };

/** Creates the parts for a window's page, whose first HTML contained that page state. */
export const pageParts = (page: Window & typeof globalThis, firstPage: PageParts['firstPage']): PageParts => {
  const log = consoleLog;
  const site = readPageSite(page.document)();
  const clock = browserClock(Date.now, page.document.documentElement.dataset['time'], site.retailerTimeZone);
  const history = createBrowserHistory(inPageLanguage(page));
  const departure = pageDeparture(page, history);
  const referrer = visitReferrer(readQuery(page.location.search), tabMemories(page, log));
  return {
    analytics: pageAnalytics(page, referrer, log),
    addressRequest: (request) => addressRequestSource(request)(history),
    cartLock: tabLock(page.navigator),
    clock,
    connection: {
      base: addressPrefix(PAGE_LANGUAGE),
      fetch: async (url, request) => {
        const answer = await page.fetch(url, request);
        clock.answered(answer.headers.get('date'));
        return answer;
      },
      EventSource: page.EventSource,
      keepsCookies: () => page.navigator.cookieEnabled,
      linkKey: () => parameterOf(page.location.search, 'key'),
    },
    departure,
    firstPage,
    goTo: departure.goTo,
    history,
    listChoices: addressListChoices(history),
    log,
    openedItem: historyOpenedItem(history, departure),
    page,
    referrer,
    site,
  };
};

/** The open dialogs of a page, backed by history entries. */
export const layersOf = ({ page, history, departure }: PageParts): OpenLayers => {
  const entries = historyLayers(history, departure);
  closeLayersOnLinks(page, entries, departure);
  return openLayers(entries);
};
