export * from './is-blank.ts';
export * from './kept-text.ts';
export * from './one-line.ts';
