export * from './fingerprint.ts';
export * from './idempotency-key.ts';
export * from './once.ts';
