export * from './arrival.ts';
export * from './mobile-width.ts';
export * from './page-id.ts';
export * from './paths.ts';
