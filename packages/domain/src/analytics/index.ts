export * from './analytics-event.ts';
