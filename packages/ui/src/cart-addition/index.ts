export * from './cart-addition.ts';
