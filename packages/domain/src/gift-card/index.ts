export * from './gift-card-limits.ts';
export * from './gift-card-offer.ts';
