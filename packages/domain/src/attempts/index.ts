export * from './counted-attempts.service.ts';
