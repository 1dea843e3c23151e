export * from './item-card.view.tsx';
