export * from './choose-gift-card.ts';
export * from './gift-card.ts';
export * from './gift-card-face.ts';
