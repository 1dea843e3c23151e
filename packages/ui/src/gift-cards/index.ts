export * from './gift-card-memory.ts';
export * from './gift-card-source.ts';
export * from './gift-cards.stream.ts';
export * from './gift-cards.view.tsx';
export * from './gift-cards-model.ts';
export * from './lazy-gift-cards.tsx';
