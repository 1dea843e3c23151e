export * from './fingerprint.ts';
export * from './idempotency.ts';
export * from './idempotency-key.ts';
export { outcomeUnknown, repeated } from './outcome-unknown.ts';
