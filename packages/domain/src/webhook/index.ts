export * from './order-events.ts';
export * from './registry-events.ts';
export * from './webhook-event.ts';
