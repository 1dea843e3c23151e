export * from './has-failed.ts';
export * from './mobile-width.ts';
export * from './page-hooks.ts';
export * from './use-state-value.ts';
export * from './use-was-near-viewport.ts';
