export * from './cents.ts';
export * from './format-price.ts';
