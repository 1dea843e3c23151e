import type { ScreenParts } from './screen-parts.ts';

/** The name of a part: a symbol, whose type also says what part it names. */
export type Token<Part> = symbol | (abstract new () => Part);

/** What the screens stand on, each under a name of its own. */
export const tokens: { readonly [Name in keyof ScreenParts]: Token<ScreenParts[Name]> } = {
  account: Symbol('Account'),
  analytics: Symbol('Analytics'),
  cart: Symbol('Cart'),
  catalogue: Symbol('Catalogue'),
  catalogueSeeking: Symbol('CatalogueSeeking'),
  clock: Symbol('Clock'),
  createdAddress: Symbol('CreatedAddress'),
  directory: Symbol('Directory'),
  firstInformation: Symbol('FirstInformation'),
  firstPage: Symbol('FirstPageState'),
  firstProduct: Symbol('FirstProduct'),
  invitations: Symbol('Invitations'),
  listChoices: Symbol('ListChoices'),
  log: Symbol('Log'),
  openedItem: Symbol('OpenedItem'),
  orders: Symbol('Orders'),
  page: Symbol('Window'),
  personalizations: Symbol('Personalizations'),
  recommendations: Symbol('Recommendations'),
  referrer: Symbol('Referrer'),
  registries: Symbol('Registries'),
  replaceAddress: Symbol('ReplaceAddress'),
  settings: Symbol('Settings'),
  site: Symbol('Site'),
  stores: Symbol('Stores'),
};

/** All that the screens stand on, as the container has it. */
export const partsFrom = ({ get }: { readonly get: <Part>(token: Token<Part>) => Part }): ScreenParts => ({
  account: get(tokens.account),
  analytics: get(tokens.analytics),
  cart: get(tokens.cart),
  catalogue: get(tokens.catalogue),
  catalogueSeeking: get(tokens.catalogueSeeking),
  clock: get(tokens.clock),
  createdAddress: get(tokens.createdAddress),
  directory: get(tokens.directory),
  firstInformation: get(tokens.firstInformation),
  firstPage: get(tokens.firstPage),
  firstProduct: get(tokens.firstProduct),
  invitations: get(tokens.invitations),
  listChoices: get(tokens.listChoices),
  log: get(tokens.log),
  openedItem: get(tokens.openedItem),
  orders: get(tokens.orders),
  page: get(tokens.page),
  personalizations: get(tokens.personalizations),
  recommendations: get(tokens.recommendations),
  referrer: get(tokens.referrer),
  registries: get(tokens.registries),
  replaceAddress: get(tokens.replaceAddress),
  settings: get(tokens.settings),
  site: get(tokens.site),
  stores: get(tokens.stores),
});
