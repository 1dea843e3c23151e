import {
  type AccountId,
  accountService,
  cartService,
  catalogueService,
  checklistsService,
  type Dependencies,
  directoryService,
  invitationsService,
  NO_LANDING_PARAMETERS,
  orderReportsService,
  ordersService,
  type Person,
  parseVisitorId,
  personalizationsService,
  photosService,
  recommendationsService,
  registriesService,
  type SiteId,
  settingsService,
  signInHandoffsService,
  sites,
  storesService,
  thanksService,
  type Unavailable,
  type VisitorId,
} from '@gift-registry/domain';
import { function as F, option as O, taskEither as TE } from 'fp-ts';
import type { Browser } from '../contract/contract-environment.ts';
import { type BegunSession, type BrowserSessions, unkeptSessions } from './memory-browser-sessions.ts';
import { valid } from './valid.ts';

/** Where and as whom a browser comes. */
export interface MemoryBrowserOptions {
  /** The main site unless said. */
  readonly site?: SiteId;
  readonly networkAddress?: string;
  /** Whose browser; a visitor who was never here unless said. */
  readonly visitor?: VisitorId;
  /** The account that the browser is signed in to already. */
  readonly account?: AccountId;
  /** The key that came with the link of a registry visible by link only. */
  readonly linkKey?: string;
  /** Nobody keeps them unless said. */
  readonly sessions?: BrowserSessions;
}

let visitors = 0;

/** The driving ports of one browser over a world: each call is made by the person that the browser is at that moment. */
export const memoryBrowser = (dependencies: Dependencies, options: MemoryBrowserOptions = {}): Browser => {
  visitors += 1;
  const site = sites[options.site ?? 'main'];
  const visitor = options.visitor ?? valid(parseVisitorId)(`visitor-${visitors}`);
  let account: O.Option<AccountId> = O.fromNullable(options.account);
  let sessionName: O.Option<string> = O.none;
  let device: O.Option<string> = O.none;
  const sessions = options.sessions ?? unkeptSessions(dependencies.accounts);
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
  const registries = () => registriesService(dependencies)(person());
  const said = () => settingsService(dependencies)(person());
  const checklists = () => checklistsService(dependencies)(person());
  const cart = () => cartService(dependencies)(person());
  const shop = () => catalogueService(dependencies)(person());
  const invitations = () => invitationsService(dependencies)(person());
  const its = () => accountService(dependencies)(person());
  const shops = () => storesService(dependencies)(person());
  return {
    registries: {
      open: (address) => registries().open(address),
      items: (grId) => registries().items(grId),
      item: (grId, identity) => registries().item(grId, identity),
      watch: (address, after) => registries().watch(address, after),
      changeWantedQuantity: (grId, identity, wanted) => registries().changeWantedQuantity(grId, identity, wanted),
      addItems: (grId, additions, key) => registries().addItems(grId, additions, key),
      removeItem: (grId, identity) => registries().removeItem(grId, identity),
      changeMostLoved: (grId, identity, isMostLoved) => registries().changeMostLoved(grId, identity, isMostLoved),
      changeGroupGift: (grId, identity, isGroupGift) => registries().changeGroupGift(grId, identity, isGroupGift),
      nameFund: (grId, identity, name) => registries().nameFund(grId, identity, name),
      updateItem: (grId, identity, edit) => registries().updateItem(grId, identity, edit),
      replacements: (sku) => registries().replacements(sku),
      replaceItem: (grId, existing, replacement, key) => registries().replaceItem(grId, existing, replacement, key),
      mine: () => registries().mine(),
    },
    settings: {
      readSettings: (grId) => said().readSettings(grId),
      changeSettings: (grId, change) => said().changeSettings(grId, change),
      writeGreeting: (grId, text) => said().writeGreeting(grId, text),
      writeBiography: (grId, text) => said().writeBiography(grId, text),
      deleteRegistry: (grId) => said().deleteRegistry(grId),
    },
    photos: {
      uploadPhoto: (grId, photo) => photosService(dependencies)(person()).uploadPhoto(grId, photo),
      removePhoto: (grId) => photosService(dependencies)(person()).removePhoto(grId),
    },
    thanks: {
      readGifts: (grId) => thanksService(dependencies)(person()).readGifts(grId),
      markThanked: (grId, ids, isThanked) => thanksService(dependencies)(person()).markThanked(grId, ids, isThanked),
      writeNote: (grId, id, edit) => thanksService(dependencies)(person()).writeNote(grId, id, edit),
    },
    checklists: {
      readChecklist: (grId) => checklists().readChecklist(grId),
      tickEntry: (grId, key, isTicked) => checklists().tickEntry(grId, key, isTicked),
    },
    directory: {
      begin: (form, key) => directoryService(dependencies)(person()).begin(form, key),
      find: (request) => directoryService(dependencies)(person()).find(request),
    },
    cart: {
      read: () => cart().read(),
      add: (requests, key) => cart().add(requests, key),
      addFromRegistry: (requests, key) => cart().addFromRegistry(requests, key),
      addGiftCard: (request, key) => cart().addGiftCard(request, key),
      addEGiftCard: (request, key) => cart().addEGiftCard(request, key),
      addContribution: (request, key) => cart().addContribution(request, key),
      confirmation: (request) => cart().confirmation(request),
      changeQuantity: (lineId, quantity) => cart().changeQuantity(lineId, quantity),
      lowerContribution: (lineId, amount) => cart().lowerContribution(lineId, amount),
      remove: (lineId) => cart().remove(lineId),
      addForPickup: (requests, storeNumber, key) => cart().addForPickup(requests, storeNumber, key),
      shipLine: (lineId) => cart().shipLine(lineId),
      shipAll: () => cart().shipAll(),
    },
    catalogue: {
      product: (sku) => shop().product(sku),
      picks: (giftShop) => shop().picks(giftShop),
      search: (query) => shop().search(query),
      popup: (popupName) => shop().popup(popupName),
      familyImages: (family) => shop().familyImages(family),
      customOrder: (sku) => shop().customOrder(sku),
    },
    personalizations: {
      confirmMonogram: (request) => personalizationsService(dependencies)(person()).confirmMonogram(request),
      saveDesign: (request) => personalizationsService(dependencies)(person()).saveDesign(request),
    },
    recommendations: {
      pod: (podId, parameters) => recommendationsService(dependencies)(person()).pod(podId, parameters),
    },
    stores: {
      availability: (request) => shops().availability(request),
      checkPostalCode: (typed) => shops().checkPostalCode(typed),
      all: () => shops().all(),
    },
    invitations: {
      coRegistrant: (grId) => invitations().coRegistrant(grId),
      invite: (grId, email) => invitations().invite(grId, email),
      revokeInvitation: (grId) => invitations().revokeInvitation(grId),
      openInvitation: (token) => invitations().openInvitation(token),
      acceptInvitation: (token) => invitations().acceptInvitation(token),
    },
    signInHandoffs: {
      goOn: (request) => signInHandoffsService(dependencies)(person()).goOn(request),
      arrive: (arrival) => signInHandoffsService(dependencies)(person()).arrive(arrival),
    },
    orders: { place: (request, key) => ordersService(dependencies)(person()).place(request, key) },
    orderReports: orderReportsService(dependencies)({ site }),
    account: {
      config: () => its().config(),
      signIn: (credentials) => its().signIn(credentials),
      signOut: () => its().signOut(),
      create: (request) => its().create(request),
      confirm: (request) => its().confirm(request),
      forgotPassword: (email) => its().forgotPassword(email),
      resetPassword: (request) => its().resetPassword(request),
      profile: () => its().profile(),
      sessions: () => its().sessions(),
      endSession: (id) => its().endSession(id),
      endOtherSessions: () => its().endOtherSessions(),
      data: () => its().data(),
      changePassword: (change) => its().changePassword(change),
      remove: (request) => its().remove(request),
    },
  };
};
