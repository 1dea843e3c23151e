export * from './design.ts';
export * from './design-choices.ts';
export * from './design-text.ts';
export * from './monogram.ts';
export * from './personalization-text.ts';
