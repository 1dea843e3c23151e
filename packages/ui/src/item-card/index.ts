export * from './card-counts.tsx';
export * from './card-stage.tsx';
export * from './details-link.tsx';
export * from './item-card.view.tsx';
export * from './manage-control.tsx';
export * from './other-brand-availability.tsx';
export * from './purchase-controls.tsx';
