export * from './bought-gifts.ts';
export * from './given-when.ts';
export * from './next-steps.ts';
export * from './shown-gifts.ts';
