export * from './arrival.ts';
export * from './gift-path.ts';
export * from './header-sticks.ts';
export * from './mobile-width.ts';
export * from './page-id.ts';
export * from './page-parts.ts';
export * from './paths.ts';
