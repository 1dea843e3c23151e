export * from './letter.ts';
export * from './letter-origin.ts';
export * from './mail-retry.ts';
export * from './name-in-letter.ts';
export * from './written-letter.ts';
