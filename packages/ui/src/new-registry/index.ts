export * from './begin-over-ports.ts';
export * from './new-registry.stream.ts';
export * from './new-registry.view.tsx';
export * from './new-registry-memory.ts';
export * from './new-registry-model.ts';
export * from './new-registry-parts.ts';
