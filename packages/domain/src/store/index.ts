export * from './can-be-in-stores.ts';
export * from './distance.ts';
export * from './nearest-stores.ts';
export * from './postal-area.ts';
export * from './postal-code.ts';
export * from './postal-code-check.ts';
export * from './store.ts';
export * from './store-stock.ts';
