import { accountConfig, signIn, signOut } from './account.calls.ts';
import { addFromGuestList, addToCart, changeCartLine, placeOrder, readCart, removeCartLine } from './buying.calls.ts';
import { readPopup, readProduct, searchCatalogue } from './catalogue.calls.ts';
import { addItems, addListItem, removeItem, replaceItem } from './owner.calls.ts';
import { changeWants, openRegistry, registryItems } from './registry.calls.ts';
import { ownRegistries, quicklook, replacements } from './registry-reading.calls.ts';

/** The one table of calls (API-01). How to read: a name of ours on the left, the call on the right. */
export const calls = {
  openRegistry,
  registryItems,
  changeWants,
  addItems,
  addListItem,
  removeItem,
  replaceItem,
  replacements,
  quicklook,
  ownRegistries,
  addToCart,
  addFromGuestList,
  readCart,
  changeCartLine,
  removeCartLine,
  placeOrder,
  accountConfig,
  signIn,
  signOut,
  readProduct,
  searchCatalogue,
  readPopup,
} as const;
