export * from './cart.stream.ts';
export * from './cart.view.tsx';
export * from './cart-model.ts';
export * from './cart-source.ts';
export * from './checkout-memory.ts';
export type { OrderAttempt } from './order-attempt.ts';
export type { LoadPaymentFields } from './payer.ts';
