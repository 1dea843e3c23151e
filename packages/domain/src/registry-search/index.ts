export * from './find-query.ts';
export * from './find-registries.ts';
export * from './find-step.ts';
export * from './own-page.ts';
