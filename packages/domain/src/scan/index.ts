export * from './product-code.ts';
export * from './too-dark.ts';
