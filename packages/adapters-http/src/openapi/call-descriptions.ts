import type * as calls from '../wire/calls.ts';

/** The sections of the document; each call is in one of them. */
export const sections = {
  Registry: 'Reading a registry, beginning one, finding one.',
  List: 'What owners do to the items of their list.',
  Settings: 'What owners say of their registry.',
  Gifts: 'Who gave what, and who was thanked.',
  Cart: 'The cart of one browser on one site. The first addition sets the cookie `visitor`.',
  Orders: 'Paying for a cart, and orders that were placed.',
  'Order reports': "What the retailer's own checkout and warehouse report, each report signed.",
  Catalogue: 'What the retailer sells.',
  Stores: 'Stores, and what they have.',
  Account: 'Signing in, and what belongs to an account.',
  Service: 'For operators and tools.',
} as const;

/** The documentation of a call that its codecs do not contain. */
export interface CallDescription {
  readonly section: keyof typeof sections;
  readonly summary: string;
  /** Whether an `Idempotency-Key` is honored or required. */
  readonly key?: 'optional' | 'required';
  /** Whether a client may cache the answer by its `ETag`. */
  readonly isCached?: true;
}

/** The descriptions of all calls, in the order of the document. */
export const callDescriptions: Readonly<Record<keyof typeof calls, CallDescription>> = {
  openRegistry: { section: 'Registry', summary: 'A registry as its page shows it to this reader', isCached: true },
  registryItems: { section: 'Registry', summary: 'The items of a registry alone' },
  quicklook: { section: 'Registry', summary: 'One item of a registry' },
  findRegistries: { section: 'Registry', summary: 'Finds registries by names or a number' },
  beginRegistry: { section: 'Registry', summary: 'Begins a registry', key: 'optional' },
  ownRegistries: { section: 'Registry', summary: 'The registries of the person who is signed in' },
  deleteRegistry: { section: 'Registry', summary: 'Deletes a registry' },

  addItems: { section: 'List', summary: 'Adds one item, or up to fifty', key: 'optional' },
  addListItem: { section: 'List', summary: 'Adds one item, answered as it is on the list now', key: 'optional' },
  changeWantedQuantity: { section: 'List', summary: 'Changes how many are wanted' },
  updateItem: { section: 'List', summary: 'Changes several properties of an item, all or none' },
  removeItem: { section: 'List', summary: 'Takes an item off the list' },
  replacements: { section: 'List', summary: 'What can stand in for a product' },
  replaceItem: { section: 'List', summary: 'Replaces an item by another one', key: 'optional' },
  markMostLoved: { section: 'List', summary: 'Marks an item as most loved' },
  unmarkMostLoved: { section: 'List', summary: 'Takes the mark off an item' },
  changeMostLoved: { section: 'List', summary: 'Marks an item as most loved, or takes the mark off' },
  startGroupGift: { section: 'List', summary: 'Makes an item a group gift' },
  stopGroupGift: { section: 'List', summary: 'Makes a group gift an item again' },
  nameFund: { section: 'List', summary: 'Names the fund of a group gift' },
  readChecklist: { section: 'List', summary: 'The checklist of a registry' },
  tickEntry: { section: 'List', summary: 'Ticks an entry of the checklist, or clears it' },

  readSettings: { section: 'Settings', summary: 'The settings of a registry' },
  changeSettings: { section: 'Settings', summary: 'Changes settings, each with what it was and what it is to be' },
  writeGreeting: { section: 'Settings', summary: 'Writes the greeting for guests' },
  writeBiography: { section: 'Settings', summary: 'Writes about the registrants' },
  uploadPhoto: { section: 'Settings', summary: 'Sends the photo of a registry, a JPEG in Base64 of at most 3 MiB' },
  removePhoto: { section: 'Settings', summary: 'Takes the photo away' },
  coRegistrant: { section: 'Settings', summary: 'Who owns the registry beside the reader' },
  invite: { section: 'Settings', summary: 'Invites a co-registrant by email' },
  revokeInvitation: { section: 'Settings', summary: 'Takes an invitation back' },
  openInvitation: { section: 'Settings', summary: 'The invitation behind a link' },
  acceptInvitation: { section: 'Settings', summary: 'Accepts an invitation' },

  readGifts: { section: 'Gifts', summary: 'All gifts of a registry, the oldest first' },
  markThanked: { section: 'Gifts', summary: 'Marks gifts as thanked for, or not' },
  writeNote: { section: 'Gifts', summary: 'Writes a note on a gift' },
  markArrived: {
    section: 'Gifts',
    summary: 'Says that gifts came, whole or damaged, or takes that back',
    key: 'required',
  },
  confirmGifts: {
    section: 'Gifts',
    summary: 'Confirms gifts that others said they bought elsewhere, or no longer does',
  },
  rejectGifts: {
    section: 'Gifts',
    summary: 'Rejects gifts bought elsewhere that did not come, and takes out gifts that owners added',
    key: 'required',
  },
  addGift: { section: 'Gifts', summary: 'Adds a gift that came another way', key: 'required' },
  nameGiver: { section: 'Gifts', summary: "Corrects a giver's name, or restores what they wrote" },
  reportElsewhere: {
    section: 'Gifts',
    summary: 'A guest says that a gift was bought at another shop',
    key: 'required',
  },

  readCart: { section: 'Cart', summary: 'The cart, with what shipping and tax come to' },
  readBaskets: { section: 'Cart', summary: 'Up to three baskets of gifts for a budget, shipping and tax inside' },
  addToCart: { section: 'Cart', summary: 'Adds items, of registries or plain products', key: 'optional' },
  addFromGuestList: { section: 'Cart', summary: 'Adds items of one registry', key: 'optional' },
  addForPickup: { section: 'Cart', summary: 'Adds items that are picked up at a store', key: 'optional' },
  addGiftCard: { section: 'Cart', summary: 'Adds a gift card that is sent by post', key: 'optional' },
  addEGiftCard: { section: 'Cart', summary: 'Adds an eGift card; answered with HTML', key: 'optional' },
  addContribution: { section: 'Cart', summary: 'Adds money for a group gift', key: 'required' },
  readConfirmation: { section: 'Cart', summary: 'What was just added, for a confirmation; changes nothing' },
  changeCartLine: { section: 'Cart', summary: 'Changes the quantity of a line' },
  chooseGifts: { section: 'Cart', summary: 'Chooses gift wrap, card and gift receipt for a registry’s gifts' },
  redeemCode: { section: 'Cart', summary: 'Sets the completion code, in place of another one' },
  changeContribution: { section: 'Cart', summary: 'Changes the amount of money for a group gift' },
  removeCartLine: { section: 'Cart', summary: 'Takes a line out' },
  shipLine: { section: 'Cart', summary: 'Ships a line that was to be picked up' },
  shipAll: { section: 'Cart', summary: 'Ships every line that was to be picked up' },

  placeOrder: { section: 'Orders', summary: 'Pays for the cart', key: 'required' },
  readPaymentSetup: { section: 'Orders', summary: "The script of the payment service's fields, and what it is given" },
  askPayment: { section: 'Orders', summary: "What the payment service's fields ask its part in the service" },
  findOrder: { section: 'Orders', summary: 'The link to an order, by its number and email' },
  findOwnOrder: { section: 'Orders', summary: 'The link to an order of this browser' },
  openOrder: { section: 'Orders', summary: 'An order, by its link' },
  takeBack: { section: 'Orders', summary: 'Takes units of a line back before they are shipped', key: 'required' },
  changeOrderMessage: { section: 'Orders', summary: "Changes the giver's message" },
  changeOrderEmail: { section: 'Orders', summary: "Corrects the giver's email" },
  changeOrderAddress: { section: 'Orders', summary: "Changes the giver's address for a card of thanks" },
  shareOrderAddress: { section: 'Orders', summary: "Whether the owners see the giver's address" },
  letStay: { section: 'Orders', summary: 'Lets gifts stay although their registry was paused' },
  changeOrderSurprise: { section: 'Orders', summary: 'Hides the gift from the owners until the event, or shows it' },

  reportOrder: {
    section: 'Order reports',
    summary: 'An order was placed at the checkout of the retailer',
  },
  shipOrder: {
    section: 'Order reports',
    summary: 'Lines of an order were shipped or picked up',
  },
  cancelLine: {
    section: 'Order reports',
    summary: 'Units of a line were canceled before they were shipped',
  },
  returnLine: { section: 'Order reports', summary: 'Units of a line came back' },

  listProducts: {
    section: 'Catalogue',
    summary: 'Lists products of the retailer, whole or not at all; with a service token only',
  },
  updateStock: {
    section: 'Catalogue',
    summary: 'Keeps the stock of listed products current; with a service token only',
  },
  searchCatalogue: { section: 'Catalogue', summary: 'Searches the catalogue' },
  readProduct: { section: 'Catalogue', summary: 'A product' },
  readProductWithColors: { section: 'Catalogue', summary: 'A product with the colors that it comes in' },
  readPicks: { section: 'Catalogue', summary: 'What was picked by hand for a shop' },
  familyImages: { section: 'Catalogue', summary: 'The pictures of a family of products' },
  customOrder: { section: 'Catalogue', summary: 'The terms of a product that is made to order' },
  readPopup: { section: 'Catalogue', summary: 'A text on shipping' },
  readPod: {
    section: 'Catalogue',
    summary: 'Recommended products; parameters count in any letters, unknown ones pass',
  },
  confirmMonogram: { section: 'Catalogue', summary: 'How a monogram will look' },
  saveDesign: { section: 'Catalogue', summary: 'Stores words for a product and answers the number of the design' },

  allStores: { section: 'Stores', summary: 'All stores of the site' },
  nearStores: { section: 'Stores', summary: 'The stores near a postal code' },
  storeAvailability: { section: 'Stores', summary: 'The near stores with what they have of a product' },
  checkPostalCode: { section: 'Stores', summary: 'Whether a postal code exists' },
  checkPostedPostalCode: { section: 'Stores', summary: 'Whether a postal code exists, posted' },

  accountConfig: { section: 'Account', summary: 'Whether somebody is signed in' },
  signIn: { section: 'Account', summary: 'Signs in: sets the cookie `session`' },
  signOut: { section: 'Account', summary: 'Signs out' },
  createAccount: { section: 'Account', summary: 'Asks for an account; an email with a link confirms it' },
  confirmAccount: { section: 'Account', summary: 'Confirms an account by the link of its email' },
  forgotPassword: { section: 'Account', summary: 'Asks for an email with a link to a new password' },
  resetPassword: { section: 'Account', summary: 'Sets a new password by the link of an email' },
  changeName: {
    section: 'Account',
    summary: 'Changes the name of the account or the language of its emails; what is left out stays',
  },
  changeEmail: { section: 'Account', summary: 'Asks for an email with a link that makes the address the account’s' },
  confirmEmail: { section: 'Account', summary: 'Confirms a new email address by the link of an email' },
  changePassword: { section: 'Account', summary: 'Changes the password' },
  accountProfile: { section: 'Account', summary: 'Who is signed in, and what would go with the account' },
  accountSessions: { section: 'Account', summary: 'Where somebody is signed in to the account' },
  endSession: { section: 'Account', summary: 'Signs out elsewhere' },
  endOtherSessions: { section: 'Account', summary: 'Signs out everywhere else' },
  accountData: { section: 'Account', summary: 'All that is stored of an account, as a file' },
  removeAccount: { section: 'Account', summary: 'Deletes the account' },

  reportWebVitals: { section: 'Service', summary: 'Counts how fast one visit to a page was, without saying whose' },
};
