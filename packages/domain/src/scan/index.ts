export * from './check-digit.ts';
export * from './gs1-text.ts';
export * from './gtin.ts';
export * from './product-code.ts';
export * from './too-dark.ts';
export * from './upc-e.ts';
