export * from './added-quantity.ts';
export * from './guest-quantity.ts';
export * from './quantity-out-of-range.ts';
export * from './wanted-quantity.ts';
