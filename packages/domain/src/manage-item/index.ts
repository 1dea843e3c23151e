export * from './changed-options.ts';
export * from './manage-draft.ts';
export * from './manage-flow.ts';
export * from './manage-states.ts';
export * from './offers-removal.ts';
