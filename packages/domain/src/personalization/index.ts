export * from './design.ts';
export * from './design-text.ts';
