export * from './add-control.ts';
export * from './add-to-registry.tsx';
export * from './added-toast.tsx';
export * from './adding-memory.ts';
export * from './adding-model.ts';
export * from './registry-adding.stream.ts';
export * from './registry-chooser.tsx';
