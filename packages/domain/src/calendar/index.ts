export * from './arrival.ts';
export * from './calendar-day.ts';
export * from './instant.ts';
