export * from './delivery-options.service.ts';
