export * from './nearest-stores.ts';
export * from './postal-code.ts';
export * from './store.ts';
