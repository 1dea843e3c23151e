export * from './greeting-field.ts';
export * from './greeting-text.ts';
export * from './shown-greeting.ts';
