export * from './added-quantity.ts';
export * from './guest-quantity.ts';
export * from './wanted-quantity.ts';
