import {
  accountHttp,
  cartHttp,
  catalogueHttp,
  checklistsHttp,
  directoryHttp,
  invitationsHttp,
  type LiveConnection,
  ordersHttp,
  personalizationsHttp,
  photosHttp,
  readFirstInformation,
  readFirstPageState,
  readFirstProduct,
  recommendationsHttp,
  registriesHttp,
  settingsHttp,
  storesHttp,
  thanksHttp,
} from '@gift-registry/adapters-http';
import { type Analytics, type Cart, type Log, type Referrer, type Registries, siteOfHost } from '@gift-registry/domain';
import { type OpenLayers, openLayers } from '@gift-registry/ui';
import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router';
import { Container, ContainerModule, type ServiceIdentifier } from 'inversify';
import { asyncScheduler } from 'rxjs';
import { addressAsking } from './address/address-asking.ts';
import { addressCatalogueSeeking, addressListChoices, addressThanksChoices } from './address/address-choice.ts';
import { historyLayers } from './address/history-layers.ts';
import { historyOpenedItem } from './address/history-opened-item.ts';
import { closeLayersOnLinks } from './address/layer-links.ts';
import { type PageDeparture, pageDeparture } from './address/page-departure.ts';
import { parameterOf, readQuery } from './address/query.ts';
import { browserClock } from './browser/browser-clock.ts';
import { consoleLog } from './browser/console-log.ts';
import { nextTask } from './browser/next-task.ts';
import { pageAnalytics } from './browser/page-analytics.ts';
import { serializedCart, tabLock } from './browser/serialized-cart.ts';
import { tabMemories } from './browser/storage-memory.ts';
import { visitReferrer } from './browser/visit-referrer.ts';
import type { ScreenDependencies } from './screen-dependencies.ts';
import { type Screens, screens } from './screens.ts';

/** The name of a part: a symbol, whose type also says what part it names. */
type Token<Part> = symbol | (abstract new () => Part);

/** What the screens stand on, each under a name of its own. */
const tokens: { readonly [Name in keyof ScreenDependencies]: Token<ScreenDependencies[Name]> } = {
  account: Symbol('Account'),
  analytics: Symbol('Analytics'),
  asking: Symbol('AskingAddress'),
  cart: Symbol('Cart'),
  catalogue: Symbol('Catalogue'),
  catalogueSeeking: Symbol('CatalogueSeeking'),
  checklists: Symbol('Checklists'),
  clock: Symbol('Clock'),
  createdAddress: Symbol('CreatedAddress'),
  directory: Symbol('Directory'),
  firstInformation: Symbol('FirstInformation'),
  firstPage: Symbol('FirstPageState'),
  firstProduct: Symbol('FirstProduct'),
  goTo: Symbol('GoTo'),
  invitations: Symbol('Invitations'),
  listChoices: Symbol('ListChoices'),
  log: Symbol('Log'),
  openedItem: Symbol('OpenedItem'),
  orders: Symbol('Orders'),
  page: Symbol('Window'),
  photos: Symbol('Photos'),
  personalizations: Symbol('Personalizations'),
  recommendations: Symbol('Recommendations'),
  referrer: Symbol('Referrer'),
  registries: Symbol('Registries'),
  replaceAddress: Symbol('ReplaceAddress'),
  settings: Symbol('Settings'),
  site: Symbol('Site'),
  stores: Symbol('Stores'),
  thanks: Symbol('Thanks'),
  thanksChoices: Symbol('ThanksChoices'),
};

/** All that the screens stand on, as the container has it. */
const dependenciesFrom = ({ get }: { readonly get: <Part>(token: Token<Part>) => Part }): ScreenDependencies => ({
  account: get(tokens.account),
  analytics: get(tokens.analytics),
  asking: get(tokens.asking),
  cart: get(tokens.cart),
  catalogue: get(tokens.catalogue),
  catalogueSeeking: get(tokens.catalogueSeeking),
  checklists: get(tokens.checklists),
  clock: get(tokens.clock),
  createdAddress: get(tokens.createdAddress),
  directory: get(tokens.directory),
  firstInformation: get(tokens.firstInformation),
  firstPage: get(tokens.firstPage),
  firstProduct: get(tokens.firstProduct),
  goTo: get(tokens.goTo),
  invitations: get(tokens.invitations),
  listChoices: get(tokens.listChoices),
  log: get(tokens.log),
  openedItem: get(tokens.openedItem),
  orders: get(tokens.orders),
  page: get(tokens.page),
  photos: get(tokens.photos),
  personalizations: get(tokens.personalizations),
  recommendations: get(tokens.recommendations),
  referrer: get(tokens.referrer),
  registries: get(tokens.registries),
  replaceAddress: get(tokens.replaceAddress),
  settings: get(tokens.settings),
  site: get(tokens.site),
  stores: get(tokens.stores),
  thanks: get(tokens.thanks),
  thanksChoices: get(tokens.thanksChoices),
});

const token = <T>(name: string): ServiceIdentifier<T> => Symbol(name);

const CONNECTION = token<LiveConnection>('LiveConnection');
const HISTORY = token<RouterHistory>('RouterHistory');
const DEPARTURE = token<PageDeparture>('PageDeparture');
const SCREENS = token<Screens>('Screens');

const toldWith =
  (page: Window) =>
  (referrer: Referrer): Analytics =>
    pageAnalytics(page, referrer, consoleLog);

/** What the browser gives. */
const device = (page: Window & typeof globalThis, firstPage: ScreenDependencies['firstPage']): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(tokens.page).toConstantValue(page);
    bind(tokens.log).toConstantValue(consoleLog);
    bind(tokens.referrer).toConstantValue(
      visitReferrer(readQuery(page.location.search), tabMemories(page, consoleLog)),
    );
    bind(tokens.analytics).toResolvedValue(toldWith(page), [tokens.referrer]).inSingletonScope();
    bind(tokens.firstPage).toConstantValue(firstPage);
    bind(tokens.firstProduct).toConstantValue(readFirstProduct(page.document, consoleLog)());
    bind(tokens.firstInformation).toConstantValue(readFirstInformation(page.document, consoleLog)());
    bind(tokens.clock).toConstantValue(browserClock);
    const history = createBrowserHistory();
    bind(HISTORY).toConstantValue(history);
    bind(DEPARTURE).toConstantValue(pageDeparture(page, history));
    bind(tokens.site).toConstantValue(siteOfHost(page.location.host));
    bind(CONNECTION).toConstantValue({
      base: '',
      fetch: (url, request) => page.fetch(url, request),
      EventSource: page.EventSource,
      linkKey: () => parameterOf(page.location.search, 'key'),
    });
  });

const liveRegistries = (connection: LiveConnection, log: Log): Registries =>
  registriesHttp(connection, log, asyncScheduler);

const cartOf = (connection: LiveConnection, { navigator }: Window): Cart =>
  serializedCart(cartHttp(connection), tabLock(navigator));

/** The driving ports over HTTP. */
const http = new ContainerModule(({ bind }) => {
  bind(tokens.registries).toResolvedValue(liveRegistries, [CONNECTION, tokens.log]).inSingletonScope();
  bind(tokens.directory).toResolvedValue(directoryHttp, [CONNECTION]).inSingletonScope();
  bind(tokens.settings).toResolvedValue(settingsHttp, [CONNECTION]).inSingletonScope();
  bind(tokens.thanks).toResolvedValue(thanksHttp, [CONNECTION]).inSingletonScope();
  bind(tokens.checklists).toResolvedValue(checklistsHttp, [CONNECTION]).inSingletonScope();
  bind(tokens.cart).toResolvedValue(cartOf, [CONNECTION, tokens.page]).inSingletonScope();
  bind(tokens.recommendations).toResolvedValue(recommendationsHttp, [CONNECTION, tokens.log]).inSingletonScope();
  bind(tokens.catalogue).toResolvedValue(catalogueHttp, [CONNECTION]).inSingletonScope();
  bind(tokens.personalizations).toResolvedValue(personalizationsHttp, [CONNECTION]).inSingletonScope();
  bind(tokens.photos).toResolvedValue(photosHttp, [CONNECTION]).inSingletonScope();
  bind(tokens.stores).toResolvedValue(storesHttp, [CONNECTION]).inSingletonScope();
  bind(tokens.orders).toResolvedValue(ordersHttp, [CONNECTION]).inSingletonScope();
  bind(tokens.account).toResolvedValue(accountHttp, [CONNECTION]).inSingletonScope();
  bind(tokens.invitations).toResolvedValue(invitationsHttp, [CONNECTION]).inSingletonScope();
});

const askingOf =
  (history: RouterHistory): ScreenDependencies['asking'] =>
  (request) =>
    addressAsking(request)(history);

/** The screens over the ports. */
const views = new ContainerModule(({ bind }) => {
  bind(tokens.listChoices).toResolvedValue(addressListChoices, [HISTORY]).inSingletonScope();
  bind(tokens.catalogueSeeking).toResolvedValue(addressCatalogueSeeking, [HISTORY]).inSingletonScope();
  bind(tokens.thanksChoices).toResolvedValue(addressThanksChoices, [HISTORY]).inSingletonScope();
  bind(tokens.asking).toResolvedValue(askingOf, [HISTORY]).inSingletonScope();
  bind(tokens.createdAddress).toResolvedValue(addressAsking('create'), [HISTORY]).inSingletonScope();
  bind(tokens.replaceAddress).toResolvedValue(addressAsking('replace'), [HISTORY]).inSingletonScope();
  bind(tokens.openedItem).toResolvedValue(historyOpenedItem, [HISTORY, DEPARTURE]).inSingletonScope();
  bind(tokens.goTo).toResolvedValue(({ goTo }: PageDeparture) => goTo, [DEPARTURE]);
  bind(SCREENS)
    .toDynamicValue((context) => screens(dependenciesFrom(context)))
    .inSingletonScope();
});

/** What the app is made of. */
export interface Composed {
  readonly screens: Screens;
  readonly layers: OpenLayers;
  readonly history: RouterHistory;
}

/** Wires the app for a window: its screens, what lies over them, and the history that its router follows. */
export const compose = async (page: Window & typeof globalThis): Promise<Composed> => {
  const firstPage = await readFirstPageState(page.document, consoleLog)();
  await nextTask();
  const container = new Container();
  container.load(device(page, firstPage), http, views);
  await nextTask();
  const history = container.get(HISTORY);
  const departure = container.get(DEPARTURE);
  const entries = historyLayers(history, departure);
  closeLayersOnLinks(page, entries, departure);
  return {
    screens: container.get(SCREENS),
    layers: openLayers(entries),
    history,
  };
};
