export * from './attempt-limits.ts';
export * from './limited-attempts.service.ts';
