export * from './group-gift.ts';
export * from './personalization-type.ts';
export * from './personalized.ts';
export * from './product.ts';
export * from './purchase-state.ts';
export * from './registry-item.ts';
export * from './shown-price.ts';
