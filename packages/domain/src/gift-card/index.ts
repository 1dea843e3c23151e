export * from './choose-gift-card.ts';
export * from './gift-card-amount.ts';
export * from './gift-card-face.ts';
export * from './gift-card-guard.ts';
export * from './gift-card-limits.ts';
export * from './gift-card-offer.ts';
export * from './gift-card-section.ts';
export * from './popup-fragment.ts';
