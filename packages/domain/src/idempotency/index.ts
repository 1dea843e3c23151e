export * from './idempotency.ts';
export { outcomeUnknown, repeated } from './idempotency.ts';
