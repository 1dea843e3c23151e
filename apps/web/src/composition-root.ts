import {
  accountHttp,
  cartHttp,
  catalogueHttp,
  type FirstPageState,
  type LiveConnection,
  ordersHttp,
  readFirstPageState,
  readFirstProduct,
  registriesHttp,
} from '@gift-registry/adapters-http';
import {
  type Account,
  type Analytics,
  type Cart,
  type Catalogue,
  type Clock,
  type ListChoices,
  type Log,
  type Orders,
  type Product,
  type Registries,
  type Site,
  siteOfHost,
} from '@gift-registry/domain';
import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router';
import type { option as O } from 'fp-ts';
import { Container, ContainerModule, type ServiceIdentifier } from 'inversify';
import { asyncScheduler } from 'rxjs';
import { addressListChoices } from './address/address-list-choices.ts';
import { parameterOf } from './address/query.ts';
import { browserClock } from './browser/browser-clock.ts';
import { consoleLog } from './browser/console-log.ts';
import { pageAnalytics } from './browser/page-analytics.ts';
import { type Screens, screens } from './screens.ts';

const token = <T>(name: string): ServiceIdentifier<T> => Symbol(name);

const tokens = {
  account: token<Account>('Account'),
  analytics: token<Analytics>('Analytics'),
  cart: token<Cart>('Cart'),
  catalogue: token<Catalogue>('Catalogue'),
  clock: token<Clock>('Clock'),
  connection: token<LiveConnection>('LiveConnection'),
  firstPage: token<O.Option<FirstPageState>>('FirstPageState'),
  firstProduct: token<O.Option<Product>>('FirstProduct'),
  history: token<RouterHistory>('RouterHistory'),
  listChoices: token<ListChoices>('ListChoices'),
  log: token<Log>('Log'),
  orders: token<Orders>('Orders'),
  page: token<Window>('Window'),
  registries: token<Registries>('Registries'),
  screens: token<Screens>('Screens'),
  site: token<Site>('Site'),
};

/** What the browser gives. */
const device = (page: Window & typeof globalThis): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(tokens.page).toConstantValue(page);
    bind(tokens.log).toConstantValue(consoleLog);
    bind(tokens.analytics).toConstantValue(pageAnalytics(page, consoleLog));
    bind(tokens.firstPage).toConstantValue(readFirstPageState(page.document, consoleLog)());
    bind(tokens.firstProduct).toConstantValue(readFirstProduct(page.document, consoleLog)());
    bind(tokens.clock).toConstantValue(browserClock);
    bind(tokens.history).toConstantValue(createBrowserHistory());
    bind(tokens.site).toConstantValue(siteOfHost(page.location.host));
    bind(tokens.connection).toConstantValue({
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
  bind(tokens.registries).toResolvedValue(liveRegistries, [tokens.connection, tokens.log]).inSingletonScope();
  bind(tokens.cart).toResolvedValue(cartHttp, [tokens.connection]).inSingletonScope();
  bind(tokens.catalogue).toResolvedValue(catalogueHttp, [tokens.connection]).inSingletonScope();
  bind(tokens.orders).toResolvedValue(ordersHttp, [tokens.connection]).inSingletonScope();
  bind(tokens.account).toResolvedValue(accountHttp, [tokens.connection]).inSingletonScope();
});

/** The screens over the ports. */
const views = new ContainerModule(({ bind }) => {
  bind(tokens.listChoices).toResolvedValue(addressListChoices, [tokens.history]).inSingletonScope();
  bind(tokens.screens)
    .toResolvedValue(
      (
        account,
        analytics,
        cart,
        catalogue,
        clock,
        firstPage,
        firstProduct,
        listChoices,
        log,
        orders,
        page,
        registries,
        site,
      ) =>
        screens({
          account,
          analytics,
          cart,
          catalogue,
          clock,
          firstPage,
          firstProduct,
          listChoices,
          log,
          orders,
          page,
          registries,
          site,
        }),
      [
        tokens.account,
        tokens.analytics,
        tokens.cart,
        tokens.catalogue,
        tokens.clock,
        tokens.firstPage,
        tokens.firstProduct,
        tokens.listChoices,
        tokens.log,
        tokens.orders,
        tokens.page,
        tokens.registries,
        tokens.site,
      ],
    )
    .inSingletonScope();
});

/** Wires the app for a window: its screens, and the history that its router follows. */
export const compose = (
  page: Window & typeof globalThis,
): { readonly screens: Screens; readonly history: RouterHistory } => {
  const container = new Container();
  container.load(device(page), http, views);
  return { screens: container.get(tokens.screens), history: container.get(tokens.history) };
};
