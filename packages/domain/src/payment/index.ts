export * from './dispute.ts';
export * from './payment-reference.ts';
