export * from './hidden-purchases.stream.ts';
export * from './hidden-purchases.view.tsx';
