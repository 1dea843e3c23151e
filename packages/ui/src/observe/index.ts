export * from './has-failed.ts';
export * from './input-method-keys.ts';
export * from './mobile-width.ts';
export * from './page-hooks.ts';
export * from './use-state-value.ts';
export * from './use-was-near-viewport.ts';
