export * from './manage-draft.ts';
export * from './manage-flow.ts';
