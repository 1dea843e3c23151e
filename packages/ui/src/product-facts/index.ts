export * from './price.tsx';
export * from './product-facts.ts';
