export * from './limited-attempts.service.ts';
