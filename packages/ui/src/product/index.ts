export * from './product.stream.ts';
export * from './product.view.tsx';
export * from './product-model.ts';
export * from './product-shelves.stream.ts';
