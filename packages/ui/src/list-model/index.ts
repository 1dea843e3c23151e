export * from './card-state.ts';
export * from './item-card.ts';
export * from './item-card-model.ts';
export * from './list-composer.ts';
export * from './registry-header.ts';
export * from './registry-list-model.ts';
export * from './remember.ts';
