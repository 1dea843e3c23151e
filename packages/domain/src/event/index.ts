export * from './event-type.ts';
