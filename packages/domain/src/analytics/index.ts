export * from './analytics-event.ts';
export * from './choice-event.ts';
export * from './item-event.ts';
export * from './tab-event.ts';
