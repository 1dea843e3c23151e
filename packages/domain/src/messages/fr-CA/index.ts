export * from './account-page.ts';
export * from './added-to-cart.ts';
export * from './adding.ts';
export * from './arrival.ts';
export * from './both-brands.ts';
export * from './bought-elsewhere.ts';
export * from './browse.ts';
export * from './budget-baskets.ts';
export * from './cart.ts';
export * from './cart-labels.ts';
export * from './cart-page.ts';
export * from './checklist.ts';
export * from './checkout.ts';
export { completionMessages } from './completion-code.ts';
export * from './confirmation-layer.ts';
export { addressMessages, emailProblem, personNameMessages } from './contact.ts';
export * from './contribution.ts';
export * from './count.ts';
export * from './cross-brand.ts';
export { emailSubject } from './email-subject.ts';
export * from './emails.ts';
export * from './fault.ts';
export * from './find-order.ts';
export {
  besideAmount,
  formatAmount,
  formatCount,
  formatDay,
  formatDayRange,
  formatPrice,
  formatRating,
  PAGE_LANGUAGE,
  pageAddress,
  plainAmount,
  plainPageAddress,
  typedAmount,
} from './formats.ts';
export * from './fund.ts';
export * from './gift-card.ts';
export * from './gift-corrections.ts';
export { giftOptionMessages, giftReceiptMessages } from './gift-options.ts';
export * from './given.ts';
export * from './greeting.ts';
export * from './group-gift-fund.ts';
export * from './hidden-purchases.ts';
export * from './information-page.ts';
export * from './invitation.ts';
export * from './item-card.ts';
export * from './item-details.ts';
export * from './list.ts';
export * from './manage-item.ts';
export * from './new-registry.ts';
export * from './nla-item.ts';
export * from './overview.ts';
export * from './page.ts';
export * from './page-heads.ts';
export * from './payment.ts';
export * from './personalization.ts';
export * from './personalize.ts';
export * from './photo.ts';
export * from './placed-order.ts';
export * from './product-page.ts';
export * from './quiet.ts';
export * from './recommendation.ts';
export * from './registrant-list.ts';
export * from './registry.ts';
export * from './registry-home.ts';
export * from './registry-name.ts';
export * from './registry-page.ts';
export * from './scan.ts';
export * from './settings.ts';
export * from './share.ts';
export * from './shipping-information.ts';
export * from './sign-in.ts';
export * from './sign-in-link.ts';
export * from './similar-items.ts';
export * from './start-page.ts';
export * from './stop-emails.ts';
export * from './store-availability.ts';
export * from './stores-page.ts';
export { keptSentence, registrations, type SumRow, sumRows } from './sums.ts';
export * from './thank-you.ts';
