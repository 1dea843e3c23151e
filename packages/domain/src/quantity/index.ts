export * from './guest-quantity.ts';
export * from './wanted-quantity.ts';
