export * from './new-registry.stream.ts';
export * from './new-registry.view.tsx';
export * from './new-registry-model.ts';
