export * from './delivery-address.ts';
export * from './regions.ts';
