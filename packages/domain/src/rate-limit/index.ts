export * from './attempt-limits.ts';
export * from './rate-limits.service.ts';
