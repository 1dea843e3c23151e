export * from './display-sku.ts';
export * from './item-identity.ts';
export * from './link-token.ts';
export * from './order-number.ts';
export * from './people.ts';
export * from './registry-number.ts';
export * from './sku.ts';
export * from './sku-order.ts';
