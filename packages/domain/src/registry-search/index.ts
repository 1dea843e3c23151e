export * from './find-registries.ts';
export * from './registry-search-path.ts';
