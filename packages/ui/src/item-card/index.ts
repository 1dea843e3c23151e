export * from './ask-elsewhere.tsx';
export * from './card-badges.tsx';
export * from './card-counts.tsx';
export * from './details-link.tsx';
export * from './elsewhere.tsx';
export * from './item-card.view.tsx';
export * from './manage-control.tsx';
export * from './purchase-controls.tsx';
