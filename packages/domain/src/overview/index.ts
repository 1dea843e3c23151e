export * from './bought-gifts.ts';
export * from './next-steps.ts';
