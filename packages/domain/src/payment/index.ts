export * from './payment-reference.ts';
