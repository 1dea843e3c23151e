export * from './bought-gifts.ts';
export * from './next-steps.ts';
export * from './relative-time.ts';
export * from './shown-gifts.ts';
