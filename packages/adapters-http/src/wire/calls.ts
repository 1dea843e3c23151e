import { accountConfig, signIn, signOut } from './account.calls.ts';
import {
  accountData,
  accountProfile,
  accountSessions,
  changePassword,
  confirmAccount,
  createAccount,
  endOtherSessions,
  endSession,
  forgotPassword,
  removeAccount,
  resetPassword,
} from './account-keeping.calls.ts';
import { addFromGuestList, addToCart } from './add-to-cart.calls.ts';
import { changeCartLine, placeOrder, readCart, removeCartLine } from './buying.calls.ts';
import { readPicks, readPopup, readProduct, searchCatalogue } from './catalogue.calls.ts';
import { readChecklist, tickEntry } from './checklist.calls.ts';
import { readConfirmation } from './confirmation.calls.ts';
import { addContribution, lowerContribution } from './contribution.calls.ts';
import { beginRegistry, findRegistries } from './directory.calls.ts';
import { customOrder, familyImages } from './family.calls.ts';
import { addEGiftCard, addGiftCard } from './gift-card.calls.ts';
import { acceptInvitation, coRegistrant, invite, openInvitation, revokeInvitation } from './invitation.calls.ts';
import { updateItem } from './item-edit.calls.ts';
import {
  changeMostLoved,
  markMostLoved,
  nameFund,
  startGroupGift,
  stopGroupGift,
  unmarkMostLoved,
} from './marking.calls.ts';
import { reportOrder } from './order-report.calls.ts';
import { addItems, addListItem, removeItem, replaceItem } from './owner.calls.ts';
import { confirmMonogram, saveDesign } from './personalization.calls.ts';
import { removePhoto, uploadPhoto } from './photo.calls.ts';
import { addForPickup, shipAll, shipLine } from './pickup.calls.ts';
import { readPod } from './recommendation.calls.ts';
import { changeWantedQuantity, openRegistry, registryItems } from './registry.calls.ts';
import { ownRegistries, quicklook, replacements } from './registry-reading.calls.ts';
import { changeSettings, deleteRegistry, readSettings, writeBiography, writeGreeting } from './settings.calls.ts';
import { allStores, checkPostalCode, checkPostedPostalCode, storeAvailability } from './store.calls.ts';
import { markThanked, readGifts, writeNote } from './thanks.calls.ts';

/** The one table of calls (API-01). How to read: a name of ours on the left, the call on the right. */
export const calls = {
  openRegistry,
  registryItems,
  changeWantedQuantity,
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
  updateItem,
  replacements,
  quicklook,
  ownRegistries,
  beginRegistry,
  findRegistries,
  readSettings,
  changeSettings,
  writeGreeting,
  writeBiography,
  uploadPhoto,
  removePhoto,
  deleteRegistry,
  readChecklist,
  tickEntry,
  readGifts,
  markThanked,
  writeNote,
  addToCart,
  addFromGuestList,
  addGiftCard,
  addEGiftCard,
  addContribution,
  readConfirmation,
  readCart,
  changeCartLine,
  lowerContribution,
  removeCartLine,
  placeOrder,
  reportOrder,
  accountConfig,
  signIn,
  signOut,
  createAccount,
  confirmAccount,
  forgotPassword,
  resetPassword,
  accountProfile,
  accountSessions,
  endSession,
  endOtherSessions,
  accountData,
  changePassword,
  removeAccount,
  coRegistrant,
  invite,
  revokeInvitation,
  openInvitation,
  acceptInvitation,
  readProduct,
  searchCatalogue,
  readPicks,
  readPopup,
  familyImages,
  customOrder,
  confirmMonogram,
  saveDesign,
  readPod,
  addForPickup,
  shipLine,
  shipAll,
  storeAvailability,
  checkPostalCode,
  checkPostedPostalCode,
  allStores,
} as const;
