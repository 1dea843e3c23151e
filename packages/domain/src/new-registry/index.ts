export * from './new-registry.ts';
export * from './read-form.ts';
export * from './registry-form.ts';
