export * from './settle-orders.service.ts';
