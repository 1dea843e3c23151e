export * from './check-digit.ts';
export * from './gtin.ts';
export * from './product-code.ts';
export * from './too-dark.ts';
