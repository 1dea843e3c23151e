export * from './item-details.stream.ts';
export * from './item-details.view.tsx';
export * from './item-details-model.ts';
