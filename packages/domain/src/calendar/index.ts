export * from './arrival.ts';
export * from './calendar-day.ts';
export * from './days-to-go.ts';
export * from './format-day.ts';
export * from './instant.ts';
export * from './instant-in-zone.ts';
export * from './post-event.ts';
export * from './zone-name.ts';
