export * from './delivery-address.ts';
export * from './delivery-promise.ts';
export * from './postal-address.ts';
export * from './quoted-by-phone.ts';
export * from './regions.ts';
