export * from './fingerprint.ts';
export * from './idempotency-key.ts';
export { leavesOpen, repeated } from './leaves-open.ts';
export * from './once.ts';
