export * from './analytics-event.ts';
export * from './choice-event.ts';
