export * from './drafts.ts';
export * from './item-card.ts';
export * from './item-card-model.ts';
export * from './list-body.ts';
export * from './list-filter.ts';
export * from './memo.ts';
export * from './registry-list-model.ts';
