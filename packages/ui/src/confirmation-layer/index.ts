export * from './confirmation-layer.stream.ts';
export * from './confirmation-layer.view.tsx';
export * from './confirmation-layer-model.ts';
