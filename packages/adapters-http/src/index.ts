export * from './account.http.ts';
export * from './cart.http.ts';
export * from './catalogue.http.ts';
export * from './connection.ts';
export * from './first-page-state.ts';
export * from './first-product.ts';
export * from './orders.http.ts';
export * from './registries.http.ts';
