export * from './own-registries.ts';
