export * from './day-turns.ts';
export * from './registry.stream.ts';
export * from './registry-model.ts';
export * from './registry-source.ts';
