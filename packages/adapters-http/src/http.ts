import type {
  Account,
  BoughtElsewhere,
  Cart,
  Catalogue,
  Checklists,
  Directory,
  Invitations,
  OrderReports,
  Orders,
  Payments,
  Personalizations,
  Photos,
  PlacedOrders,
  Settings,
  Stores,
  Thanks,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import type { Connection } from './connection.ts';
import { listCartHttp } from './list-cart.http.ts';
import { send } from './send.ts';
import { sessionHttp } from './session.http.ts';
import { calls, type SignedRequest } from './wire/index.ts';

/** The account of this browser, over HTTP. */
export const accountHttp = (connection: Connection): Account => ({
  ...sessionHttp(connection),
  signIn: (credentials) => send(connection, calls.signIn, credentials),
  create: (request) => send(connection, calls.createAccount, request),
  confirm: (request) => send(connection, calls.confirmAccount, request),
  forgotPassword: (email) => send(connection, calls.forgotPassword, email),
  resetPassword: (request) => send(connection, calls.resetPassword, request),
  profile: send(connection, calls.accountProfile, undefined),
  sessions: send(connection, calls.accountSessions, undefined),
  endSession: (id) => send(connection, calls.endSession, id),
  endOtherSessions: send(connection, calls.endOtherSessions, undefined),
  data: send(connection, calls.accountData, undefined),
  changePassword: (change) => send(connection, calls.changePassword, change),
  changeName: (names) => send(connection, calls.changeName, names),
  changeEmail: (change) => send(connection, calls.changeEmail, change),
  confirmEmail: (token) => send(connection, calls.confirmEmail, token),
  remove: (request) => send(connection, calls.removeAccount, request),
});

/** The cart of this browser's visitor, over HTTP. */
export const cartHttp = (connection: Connection): Cart => ({
  ...listCartHttp(connection),
  baskets: (request) => send(connection, calls.readBaskets, request),
  readFor: (region) => send(connection, calls.readCart, O.some(region)),
  addForPickup: (requests, storeNumber, key) =>
    send(connection, calls.addForPickup, { requests, storeNumber }, { key }),
  addFromRegistry: (requests, key) => send(connection, calls.addFromGuestList, requests, { key }),
  addGiftCard: (request, key) => send(connection, calls.addGiftCard, request, { key }),
  addEGiftCard: (request, key) => send(connection, calls.addEGiftCard, request, { key }),
  confirmation: (request) => send(connection, calls.readConfirmation, request),
  addContribution: (request, key) => send(connection, calls.addContribution, request, { key: O.some(key) }),
  changeQuantity: (lineId, quantity) => send(connection, calls.changeCartLine, { lineId, quantity }),
  chooseGifts: (choice) => send(connection, calls.chooseGifts, choice),
  redeem: (code) => send(connection, calls.redeemCode, code),
  changeContribution: (lineId, amount) => send(connection, calls.changeContribution, { lineId, amount }),
  remove: (lineId) => send(connection, calls.removeCartLine, lineId),
  shipLine: (lineId) => send(connection, calls.shipLine, lineId),
  shipAll: send(connection, calls.shipAll, undefined),
});

/** The catalogue, over HTTP. */
export const catalogueHttp = (connection: Connection): Catalogue => ({
  product: (sku) => send(connection, calls.readProduct, sku),
  productWithColors: (sku) => send(connection, calls.readProductWithColors, sku),
  search: (query) => send(connection, calls.searchCatalogue, query),
  picks: (shop) => send(connection, calls.readPicks, shop),
  popup: (popupName) => send(connection, calls.readPopup, popupName),
  familyImages: (family) => send(connection, calls.familyImages, family),
  customOrder: (sku) => send(connection, calls.customOrder, sku),
});

/** The checklists of registries, over HTTP. */
export const checklistsHttp = (connection: Connection): Checklists => ({
  readChecklist: (grId) => send(connection, calls.readChecklist, grId),
  tickEntry: (grId, key, isTicked) => send(connection, calls.tickEntry, { grId, key, isTicked }),
});

/** Creating and finding registries, over HTTP. */
export const directoryHttp = (connection: Connection): Directory => ({
  begin: (form, key) => send(connection, calls.beginRegistry, form, { key }),
  find: (request) => send(connection, calls.findRegistries, request),
});

/** Inviting a second owner of a registry, over HTTP. */
export const invitationsHttp = (connection: Connection): Invitations => ({
  coRegistrant: (grId) => send(connection, calls.coRegistrant, grId),
  invite: (grId, email) => send(connection, calls.invite, { grId, email }),
  revokeInvitation: (grId) => send(connection, calls.revokeInvitation, grId),
  openInvitation: (token) => send(connection, calls.openInvitation, token),
  acceptInvitation: (token) => send(connection, calls.acceptInvitation, token),
});

/** Ordering the content of this browser's cart, over HTTP. */
export const ordersHttp = (connection: Connection): Orders => ({
  place: (request, key) => send(connection, calls.placeOrder, request, { key: O.some(key) }),
});

/** Gifts that were bought at other shops, over HTTP. */
export const boughtElsewhereHttp = (connection: Connection): BoughtElsewhere => ({
  report: (gift, key) => send(connection, calls.reportElsewhere, gift, { key: O.some(key) }),
});

/**
 * The headers that authenticate a request: `X-Timestamp`, the seconds since 1970, and `X-Signature`, the HMAC-SHA256 of
 * its `signedText` in hexadecimal digits. Computed where the secret is known.
 */
export type ReportSignature = (request: SignedRequest) => Readonly<Record<'X-Timestamp' | 'X-Signature', string>>;

/** Reports of orders placed elsewhere, over HTTP, by a system that can sign them. */
export const orderReportsHttp = (connection: Connection, sign: ReportSignature): OrderReports => ({
  report: (report) => send(connection, calls.reportOrder, report, { sign }),
  ship: (orderNumber, shipment) => send(connection, calls.shipOrder, { orderNumber, shipment }, { sign }),
  canceled: (orderNumber, request) => send(connection, calls.cancelLine, { orderNumber, ...request }, { sign }),
  returned: (orderNumber, request) => send(connection, calls.returnLine, { orderNumber, ...request }, { sign }),
});

/** A placed order, read by its private link, over HTTP. */
export const placedOrdersHttp = (connection: Connection): PlacedOrders => ({
  open: (token) => send(connection, calls.openOrder, token),
  find: (orderNumber, email) => send(connection, calls.findOrder, { orderNumber, email }),
  findOwn: (orderNumber) => send(connection, calls.findOwnOrder, orderNumber),
  takeBack: (token, request, key) => send(connection, calls.takeBack, { token, ...request }, { key: O.some(key) }),
  changeMessage: (token, message) => send(connection, calls.changeOrderMessage, { token, message }),
  changeEmail: (token, email) => send(connection, calls.changeOrderEmail, { token, email }),
  changeAddress: (token, address) => send(connection, calls.changeOrderAddress, { token, address }),
  shareAddress: (token, isShared) => send(connection, calls.shareOrderAddress, { token, isShared }),
  letStay: (token) => send(connection, calls.letStay, token),
  changeSurprise: (token, isSurprise) => send(connection, calls.changeOrderSurprise, { token, isSurprise }),
});

/** Personalization of products, over HTTP. */
export const personalizationsHttp = (connection: Connection): Personalizations => ({
  confirmMonogram: (request) => send(connection, calls.confirmMonogram, request),
  saveDesign: (request) => send(connection, calls.saveDesign, request),
});

/** The photo in the header of a registry, over HTTP. */
export const photosHttp = (connection: Connection): Photos => ({
  uploadPhoto: (grId, photo) => send(connection, calls.uploadPhoto, { grId, photo }),
  removePhoto: (grId) => send(connection, calls.removePhoto, grId),
});

/** The settings of a registry, over HTTP. */
export const settingsHttp = (connection: Connection): Settings => ({
  readSettings: (grId) => send(connection, calls.readSettings, grId),
  changeSettings: (grId, change) => send(connection, calls.changeSettings, { grId, change }),
  writeGreeting: (grId, words) => send(connection, calls.writeGreeting, { grId, words }),
  writeBiography: (grId, words) => send(connection, calls.writeBiography, { grId, words }),
  deleteRegistry: (grId) => send(connection, calls.deleteRegistry, grId),
});

/** The stores of this page's site, over HTTP. */
export const storesHttp = (connection: Connection): Stores => ({
  availability: (request) => send(connection, calls.storeAvailability, request),
  checkPostalCode: (typed) => send(connection, calls.checkPostalCode, typed),
  near: (postalCode) => send(connection, calls.nearStores, postalCode),
  all: send(connection, calls.allStores, undefined),
});

/** The payment setup of the page, over HTTP. */
export const paymentsHttp = (connection: Connection): Payments => ({
  setup: send(connection, calls.readPaymentSetup, undefined),
  ask: (message) => send(connection, calls.askPayment, message),
});

/** The gifts of a registry, and which of them the owners have given thanks for, over HTTP. */
export const thanksHttp = (connection: Connection): Thanks => ({
  readGifts: (grId) => send(connection, calls.readGifts, grId),
  markThanked: (grId, ids, isThanked) => send(connection, calls.markThanked, { grId, ids, isThanked }),
  writeNote: (grId, id, edit) => send(connection, calls.writeNote, { grId, id, edit }),
  markArrived: (grId, ids, state, key) =>
    send(connection, calls.markArrived, { grId, ids, state }, { key: O.some(key) }),
  confirmGifts: (grId, ids, isConfirmed) => send(connection, calls.confirmGifts, { grId, ids, isConfirmed }),
  rejectGifts: (grId, ids, key) => send(connection, calls.rejectGifts, { grId, ids }, { key: O.some(key) }),
  addGift: (grId, addition, key) => send(connection, calls.addGift, { grId, addition }, { key: O.some(key) }),
  nameGiver: (grId, id, name) => send(connection, calls.nameGiver, { grId, id, name }),
});
