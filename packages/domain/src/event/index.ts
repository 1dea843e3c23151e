export * from './event-type.ts';
export * from './planned-event.ts';
export * from './surprise.ts';
