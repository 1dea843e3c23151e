import {
  accountHttp,
  boughtElsewhereHttp,
  cartHttp,
  catalogueHttp,
  checklistsHttp,
  directoryHttp,
  invitationsHttp,
  ordersHttp,
  paymentsHttp,
  personalizationsHttp,
  photosHttp,
  placedOrdersHttp,
  readFirstInformation,
  readFirstPageState,
  readFirstPicks,
  readFirstProduct,
  recommendationsHttp,
  registriesHttp,
  settingsHttp,
  storesHttp,
  thanksHttp,
} from '@gift-registry/adapters-http';
import type { OpenLayers } from '@gift-registry/ui';
import type { RouterHistory } from '@tanstack/react-router';
import { Container, ContainerModule, type ServiceIdentifier } from 'inversify';
import { asyncScheduler } from 'rxjs';
import { addressCatalogueChoices, addressThanksChoices } from './address/catalogue-and-thanks-choice.ts';
import { consoleLog } from './browser/console-log.ts';
import { nextTask } from './browser/next-task.ts';
import { serializedCart } from './browser/serialized-cart.ts';
import { layersOf, type PageParts, pageParts } from './page-parts.ts';
import type { Ports } from './screen-dependencies.ts';
import { type Screens, screens } from './screens.ts';

/** The injection token of a dependency: a symbol whose type names the dependency's type. */
type Token<Part> = symbol | (abstract new () => Part);

/** The injection tokens of the ports. */
const tokens: { readonly [Name in keyof Ports]: Token<Ports[Name]> } = {
  account: Symbol('Account'),
  boughtElsewhere: Symbol('BoughtElsewhere'),
  cart: Symbol('Cart'),
  catalogue: Symbol('Catalogue'),
  checklists: Symbol('Checklists'),
  directory: Symbol('Directory'),
  invitations: Symbol('Invitations'),
  orders: Symbol('Orders'),
  payments: Symbol('Payments'),
  personalizations: Symbol('Personalizations'),
  photos: Symbol('Photos'),
  placedOrders: Symbol('PlacedOrders'),
  recommendations: Symbol('Recommendations'),
  registries: Symbol('Registries'),
  settings: Symbol('Settings'),
  stores: Symbol('Stores'),
  thanks: Symbol('Thanks'),
};

/** All ports, resolved from the container. */
const portsFrom = ({ get }: { readonly get: <Part>(token: Token<Part>) => Part }): Ports => ({
  account: get(tokens.account),
  boughtElsewhere: get(tokens.boughtElsewhere),
  cart: get(tokens.cart),
  catalogue: get(tokens.catalogue),
  checklists: get(tokens.checklists),
  directory: get(tokens.directory),
  invitations: get(tokens.invitations),
  orders: get(tokens.orders),
  payments: get(tokens.payments),
  personalizations: get(tokens.personalizations),
  photos: get(tokens.photos),
  placedOrders: get(tokens.placedOrders),
  recommendations: get(tokens.recommendations),
  registries: get(tokens.registries),
  settings: get(tokens.settings),
  stores: get(tokens.stores),
  thanks: get(tokens.thanks),
});

const token = <T>(name: string): ServiceIdentifier<T> => Symbol(name);

const PAGE_PARTS = token<PageParts>('PageParts');
const SCREENS = token<Screens>('Screens');

/** Bindings of the ports to their HTTP adapters. */
const http = new ContainerModule(({ bind }) => {
  /** Binds a port to its adapter over the page's connection. */
  const overHttp = <Name extends keyof Ports>(name: Name, adapter: (parts: PageParts) => Ports[Name]): void =>
    void bind(tokens[name]).toResolvedValue(adapter, [PAGE_PARTS]).inSingletonScope();
  overHttp('account', ({ connection }) => accountHttp(connection));
  overHttp('boughtElsewhere', ({ connection }) => boughtElsewhereHttp(connection));
  overHttp('cart', ({ connection, cartLock }) => serializedCart(cartHttp(connection), cartLock));
  overHttp('catalogue', ({ connection }) => catalogueHttp(connection));
  overHttp('checklists', ({ connection }) => checklistsHttp(connection));
  overHttp('directory', ({ connection }) => directoryHttp(connection));
  overHttp('invitations', ({ connection }) => invitationsHttp(connection));
  overHttp('orders', ({ connection }) => ordersHttp(connection));
  overHttp('payments', ({ connection }) => paymentsHttp(connection));
  overHttp('personalizations', ({ connection }) => personalizationsHttp(connection));
  overHttp('photos', ({ connection }) => photosHttp(connection));
  overHttp('placedOrders', ({ connection }) => placedOrdersHttp(connection));
  overHttp('recommendations', ({ connection, log }) => recommendationsHttp(connection, log));
  overHttp('registries', ({ connection, log }) => registriesHttp(connection, log, asyncScheduler));
  overHttp('settings', ({ connection }) => settingsHttp(connection));
  overHttp('stores', ({ connection }) => storesHttp(connection));
  overHttp('thanks', ({ connection }) => thanksHttp(connection));
});

/** Bindings of the screens. */
const views = new ContainerModule(({ bind }) => {
  bind(SCREENS)
    .toDynamicValue((context) => {
      const parts = context.get(PAGE_PARTS);
      return screens({
        ...parts,
        ...portsFrom(context),
        catalogueChoices: addressCatalogueChoices(parts.history, parts.site),
        firstInformation: readFirstInformation(parts.page.document, parts.log)(),
        firstPicks: readFirstPicks(parts.page.document, parts.log)(),
        firstProduct: readFirstProduct(parts.page.document, parts.log)(),
        thanksChoices: addressThanksChoices(parts.history),
      });
    })
    .inSingletonScope();
});

/** The parts of the composed app. */
export interface ComposedApp {
  readonly screens: Screens;
  readonly layers: OpenLayers;
  readonly history: RouterHistory;
}

/** Composes the app for a window: its screens, the dialogs over them, and its history. */
export const compose = async (page: Window & typeof globalThis): Promise<ComposedApp> => {
  const firstPage = await readFirstPageState(page.document, consoleLog)();
  await nextTask();
  const parts = pageParts(page, firstPage);
  const container = new Container();
  container.load(new ContainerModule(({ bind }) => void bind(PAGE_PARTS).toConstantValue(parts)), http, views);
  await nextTask();
  return { screens: container.get(SCREENS), layers: layersOf(parts), history: parts.history };
};
