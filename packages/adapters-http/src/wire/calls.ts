/*
 * The table of all calls, each under our name (API-01). A module of names, so that a bundle has only the calls that it uses.
 */
export {
  accountData,
  accountProfile,
  accountSessions,
  changeEmail,
  changeName,
  changePassword,
  confirmAccount,
  confirmEmail,
  createAccount,
  endOtherSessions,
  endSession,
  forgotPassword,
  ownRegistries,
  removeAccount,
  resetPassword,
  signIn,
} from './account.calls.ts';
export { addItems, addListItem } from './add-items.calls.ts';
export { addFromGuestList, addToCart } from './add-to-cart.calls.ts';
export { readBaskets } from './basket.calls.ts';
export {
  addContribution,
  changeCartLine,
  changeContribution,
  chooseGifts,
  redeemCode,
  removeCartLine,
  shipAll,
  shipLine,
} from './cart.calls.ts';
export {
  customOrder,
  familyImages,
  readPicks,
  readPopup,
  readProduct,
  readProductWithColors,
  searchCatalogue,
} from './catalogue.calls.ts';
export { readChecklist, tickEntry } from './checklist.calls.ts';
export { readConfirmation } from './confirmation.calls.ts';
export { beginRegistry, findRegistries } from './directory.calls.ts';
export { addEGiftCard, addGiftCard } from './gift-card.calls.ts';
export { acceptInvitation, coRegistrant, invite, openInvitation, revokeInvitation } from './invitation.calls.ts';
export { openRegistry } from './open-registry.calls.ts';
export { placeOrder, reportElsewhere, reportOrder } from './order.calls.ts';
export {
  changeMostLoved,
  changeWantedQuantity,
  markMostLoved,
  nameFund,
  removeItem,
  replaceItem,
  startGroupGift,
  stopGroupGift,
  unmarkMostLoved,
  updateItem,
} from './owner.calls.ts';
export { askPayment, readPaymentSetup } from './payment.calls.ts';
export { confirmMonogram, saveDesign } from './personalization.calls.ts';
export { removePhoto, uploadPhoto } from './photo.calls.ts';
export { addForPickup } from './pickup.calls.ts';
export {
  changeOrderAddress,
  changeOrderEmail,
  changeOrderMessage,
  changeOrderSurprise,
  findOrder,
  findOwnOrder,
  letStay,
  openOrder,
  shareOrderAddress,
  takeBack,
} from './placed-order.calls.ts';
export { listProducts, updateStock } from './product-listing.calls.ts';
export { readCart } from './read-cart.calls.ts';
export { readPod } from './recommendation.calls.ts';
export { quicklook, registryItems, replacements } from './registry.calls.ts';
export { accountConfig, signOut } from './session.calls.ts';
export { changeSettings, deleteRegistry, readSettings, writeBiography, writeGreeting } from './settings.calls.ts';
export { cancelLine, returnLine, shipOrder } from './shipment.calls.ts';
export { allStores, checkPostalCode, checkPostedPostalCode, nearStores, storeAvailability } from './store.calls.ts';
export {
  addGift,
  confirmGifts,
  markArrived,
  markThanked,
  nameGiver,
  readGifts,
  rejectGifts,
  writeNote,
} from './thanks.calls.ts';
export { reportWebVitals } from './web-vitals.calls.ts';
