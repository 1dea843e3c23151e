export * from './cards.view.tsx';
export * from './cards-model.ts';
