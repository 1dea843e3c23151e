import { accountConfig, signIn, signOut } from './account.calls.ts';
import { addFromGuestList, addToCart, changeCartLine, placeOrder, readCart, removeCartLine } from './buying.calls.ts';
import { readPopup, readProduct, searchCatalogue } from './catalogue.calls.ts';
import { addEGiftCard, addGiftCard } from './gift-card.calls.ts';
import {
  changeMostLoved,
  markMostLoved,
  nameFund,
  startGroupGift,
  stopGroupGift,
  unmarkMostLoved,
} from './marking.calls.ts';
import { addItems, addListItem, removeItem, replaceItem } from './owner.calls.ts';
import { readPod } from './recommendation.calls.ts';
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
  markMostLoved,
  unmarkMostLoved,
  changeMostLoved,
  startGroupGift,
  stopGroupGift,
  nameFund,
  replacements,
  quicklook,
  ownRegistries,
  addToCart,
  addFromGuestList,
  addGiftCard,
  addEGiftCard,
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
  readPod,
} as const;
