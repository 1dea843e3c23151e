export * from './find-query.ts';
export * from './find-registries.ts';
export * from './own-page.ts';
export * from './registry-search-path.ts';
