import {
  type AccountId,
  accountService,
  boughtElsewhereService,
  cartService,
  catalogueService,
  checklistsService,
  type Dependencies,
  directoryService,
  invitationsService,
  type Language,
  NO_LANDING_PARAMETERS,
  orderReportsService,
  ordersService,
  type Person,
  parseVisitorId,
  personalizationsService,
  photosService,
  placedOrdersService,
  recommendationsService,
  registriesService,
  type SiteId,
  settingsService,
  signInHandoffsService,
  siteById,
  siteIn,
  storesService,
  thanksService,
  type Unavailable,
  type VisitorId,
} from '@gift-registry/domain';
import { function as F, option as O, taskEither as TE } from 'fp-ts';
import type { Browser } from '../contract/contract-environment.ts';
import { type BegunSession, type BrowserSessions, unstoredSessions } from './memory-browser-sessions.ts';
import { valid } from './valid.ts';

/** A browser's site, visitor and account. */
export interface MemoryBrowserOptions {
  /** The first site by default. */
  readonly site?: SiteId;
  readonly networkAddress?: string;
  /** A new visitor by default. */
  readonly visitor?: VisitorId;
  /** The account that the browser is signed in to already. */
  readonly account?: AccountId;
  /** The key of the link of a registry by link only. */
  readonly linkKey?: string;
  /** The language of its pages; English by default. */
  readonly language?: Language;
  /** Not stored by default. */
  readonly sessions?: BrowserSessions;
}

let visitors = 0;

/** The driving ports of one browser, over any dependencies. */
export const memoryBrowser = (dependencies: Dependencies, options: MemoryBrowserOptions = {}): Browser => {
  visitors += 1;
  const site = siteIn(siteById(dependencies.sites, options.site ?? dependencies.sites[0].id), options.language ?? 'en');
  const visitor = options.visitor ?? valid(parseVisitorId)(`visitor-${visitors}`);
  let account: O.Option<AccountId> = O.fromNullable(options.account);
  let sessionName: O.Option<string> = O.none;
  let device: O.Option<string> = O.none;
  const sessions = options.sessions ?? unstoredSessions(dependencies.accounts);
  const entered = (begun: O.Option<BegunSession>): boolean => {
    if (O.isNone(begun)) return false;
    account = O.some(begun.value.account);
    sessionName = O.some(begun.value.name);
    return true;
  };
  const rememberDevice = (known: AccountId): TE.TaskEither<Unavailable, void> =>
    F.pipe(
      sessions.rememberDevice(device, known),
      TE.chainIOK((name) => () => {
        device = O.some(name);
      }),
    );
  const person = (): Person => ({
    site,
    origin: `http://${site.hosts[0]}:3000`,
    visitor,
    account: O.isSome(sessionName) && !sessions.isOpen(sessionName.value) ? O.none : account,
    session: {
      name: sessionName,
      begin: (verified) =>
        F.pipe(
          sessions.begin(verified),
          TE.map(entered),
          TE.chainFirst((isBegun) => (isBegun ? rememberDevice(verified.account) : TE.right(undefined))),
        ),
      carryOver: (name) => F.pipe(sessions.carryOver(name), TE.map(entered)),
      end: F.pipe(
        TE.fromIO(() => {
          const ended = sessionName;
          [account, sessionName] = [O.none, O.none];
          return ended;
        }),
        TE.chain(O.match(() => TE.right(undefined), sessions.end)),
      ),
      isKnownDevice: (email) => (O.isNone(device) ? TE.right(false) : sessions.isKnownDevice(device.value, email)),
      rememberDevice,
      all: () =>
        F.pipe(
          sessionName,
          O.match(() => TE.right([]), sessions.all),
        ),
      endOther: (_account, which) =>
        F.pipe(
          sessionName,
          O.match(
            () => TE.right(undefined),
            (name) => sessions.endOther(name, which),
          ),
        ),
    },
    networkAddress: options.networkAddress ?? '127.0.0.1',
    linkKey: O.fromNullable(options.linkKey),
    arrival: NO_LANDING_PARAMETERS,
  });
  /** The port of a service, whose every call is made by the person of that moment. */
  const port = <Port extends object>(service: (dependencies: Dependencies) => (person: Person) => Port): Port => {
    const now = (): Port => service(dependencies)(person());
    return new Proxy(now(), {
      get: (target, name) =>
        name in target
          ? (...input: ReadonlyArray<unknown>) => Reflect.get<object, PropertyKey>(now(), name)(...input)
          : undefined,
    });
  };
  return {
    registries: port(registriesService),
    settings: port(settingsService),
    photos: port(photosService),
    thanks: port(thanksService),
    checklists: port(checklistsService),
    directory: port(directoryService),
    cart: port(cartService),
    catalogue: port(catalogueService),
    personalizations: port(personalizationsService),
    recommendations: port(recommendationsService),
    stores: port(storesService),
    invitations: port(invitationsService),
    signInHandoffs: port(signInHandoffsService),
    orders: port(ordersService),
    boughtElsewhere: port(boughtElsewhereService),
    orderReports: port(orderReportsService),
    placedOrders: port(placedOrdersService),
    account: port(accountService),
  };
};
