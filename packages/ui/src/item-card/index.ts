export * from './card-counts.tsx';
export * from './card-facts.tsx';
export * from './card-stage.tsx';
export * from './details-link.tsx';
export * from './item-card.view.tsx';
export * from './purchase-controls.tsx';
