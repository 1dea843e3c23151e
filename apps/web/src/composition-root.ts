import {
  accountHttp,
  cartHttp,
  catalogueHttp,
  type LiveConnection,
  ordersHttp,
  readFirstInformation,
  readFirstPageState,
  readFirstProduct,
  recommendationsHttp,
  registriesHttp,
  storesHttp,
} from '@gift-registry/adapters-http';
import { type Analytics, type Log, type Referrer, type Registries, siteOfHost } from '@gift-registry/domain';
import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router';
import { Container, ContainerModule, type ResolutionContext, type ServiceIdentifier } from 'inversify';
import { asyncScheduler } from 'rxjs';
import { addressListChoices } from './address/address-list-choices.ts';
import { historyOpenedItem } from './address/history-opened-item.ts';
import { parameterOf, readQuery } from './address/query.ts';
import { browserClock } from './browser/browser-clock.ts';
import { consoleLog } from './browser/console-log.ts';
import { pageAnalytics } from './browser/page-analytics.ts';
import { visitReferrer } from './browser/visit-referrer.ts';
import type { ScreenParts } from './screen-parts.ts';
import { type Screens, screens } from './screens.ts';

const token = <T>(name: string): ServiceIdentifier<T> => Symbol(name);

/** What the screens stand on, each under a name of its own. */
const tokens: { readonly [Name in keyof ScreenParts]: ServiceIdentifier<ScreenParts[Name]> } = {
  account: Symbol('Account'),
  analytics: Symbol('Analytics'),
  cart: Symbol('Cart'),
  catalogue: Symbol('Catalogue'),
  clock: Symbol('Clock'),
  firstInformation: Symbol('FirstInformation'),
  firstPage: Symbol('FirstPageState'),
  firstProduct: Symbol('FirstProduct'),
  listChoices: Symbol('ListChoices'),
  log: Symbol('Log'),
  openedItem: Symbol('OpenedItem'),
  orders: Symbol('Orders'),
  page: Symbol('Window'),
  recommendations: Symbol('Recommendations'),
  referrer: Symbol('Referrer'),
  registries: Symbol('Registries'),
  site: Symbol('Site'),
  stores: Symbol('Stores'),
};
const CONNECTION = token<LiveConnection>('LiveConnection');
const HISTORY = token<RouterHistory>('RouterHistory');
const SCREENS = token<Screens>('Screens');

const toldWith =
  (page: Window) =>
  (referrer: Referrer): Analytics =>
    pageAnalytics(page, referrer, consoleLog);

/** What the browser gives. */
const device = (page: Window & typeof globalThis): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(tokens.page).toConstantValue(page);
    bind(tokens.log).toConstantValue(consoleLog);
    bind(tokens.referrer).toConstantValue(
      visitReferrer(readQuery(page.location.search), () => page.sessionStorage, consoleLog),
    );
    bind(tokens.analytics).toResolvedValue(toldWith(page), [tokens.referrer]).inSingletonScope();
    bind(tokens.firstPage).toConstantValue(readFirstPageState(page.document, consoleLog)());
    bind(tokens.firstProduct).toConstantValue(readFirstProduct(page.document, consoleLog)());
    bind(tokens.firstInformation).toConstantValue(readFirstInformation(page.document, consoleLog)());
    bind(tokens.clock).toConstantValue(browserClock);
    bind(HISTORY).toConstantValue(createBrowserHistory());
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

/** The driving ports over HTTP. */
const http = new ContainerModule(({ bind }) => {
  bind(tokens.registries).toResolvedValue(liveRegistries, [CONNECTION, tokens.log]).inSingletonScope();
  bind(tokens.cart).toResolvedValue(cartHttp, [CONNECTION]).inSingletonScope();
  bind(tokens.recommendations).toResolvedValue(recommendationsHttp, [CONNECTION, tokens.log]).inSingletonScope();
  bind(tokens.catalogue).toResolvedValue(catalogueHttp, [CONNECTION]).inSingletonScope();
  bind(tokens.stores).toResolvedValue(storesHttp, [CONNECTION]).inSingletonScope();
  bind(tokens.orders).toResolvedValue(ordersHttp, [CONNECTION]).inSingletonScope();
  bind(tokens.account).toResolvedValue(accountHttp, [CONNECTION]).inSingletonScope();
});

const partsFrom = ({ get }: ResolutionContext): ScreenParts => ({
  account: get(tokens.account),
  analytics: get(tokens.analytics),
  cart: get(tokens.cart),
  catalogue: get(tokens.catalogue),
  clock: get(tokens.clock),
  firstInformation: get(tokens.firstInformation),
  firstPage: get(tokens.firstPage),
  firstProduct: get(tokens.firstProduct),
  listChoices: get(tokens.listChoices),
  log: get(tokens.log),
  openedItem: get(tokens.openedItem),
  orders: get(tokens.orders),
  page: get(tokens.page),
  recommendations: get(tokens.recommendations),
  referrer: get(tokens.referrer),
  registries: get(tokens.registries),
  site: get(tokens.site),
  stores: get(tokens.stores),
});

/** The screens over the ports. */
const views = new ContainerModule(({ bind }) => {
  bind(tokens.listChoices).toResolvedValue(addressListChoices, [HISTORY]).inSingletonScope();
  bind(tokens.openedItem).toResolvedValue(historyOpenedItem, [HISTORY]).inSingletonScope();
  bind(SCREENS)
    .toDynamicValue((context) => screens(partsFrom(context)))
    .inSingletonScope();
});

/** Wires the app for a window: its screens, and the history that its router follows. */
export const compose = (
  page: Window & typeof globalThis,
): { readonly screens: Screens; readonly history: RouterHistory } => {
  const container = new Container();
  container.load(device(page), http, views);
  return { screens: container.get(SCREENS), history: container.get(HISTORY) };
};
