export * from './added-layer.stream.ts';
export * from './added-layer.view.tsx';
export * from './adding-overlays.tsx';
