export * from './change-email.ts';
export * from './close-funds.ts';
export * from './gift-changed.ts';
export * from './hide-order.ts';
export * from './order-record.ts';
export * from './order-view.ts';
export * from './return-lines.ts';
export * from './ship-lines.ts';
