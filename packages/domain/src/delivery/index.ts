export * from './address-lines.ts';
export * from './country.ts';
export * from './delivery-address.ts';
export * from './delivery-promise.ts';
