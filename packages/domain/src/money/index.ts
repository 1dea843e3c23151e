export * from './amount-field.ts';
export * from './cents.ts';
export * from './format-price.ts';
export * from './typed-amount.ts';
