export * from './store-availability.stream.ts';
export * from './store-availability.view.tsx';
export * from './store-availability-model.ts';
