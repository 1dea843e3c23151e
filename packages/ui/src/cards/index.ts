export * from './cards.view.tsx';
export * from './cards-model.ts';
export * from './registry-card.tsx';
