export * from './ids.ts';
export * from './item-identity.ts';
export * from './people.ts';
export * from './sku.ts';
