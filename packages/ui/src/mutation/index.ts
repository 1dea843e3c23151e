export * from './mutation.ts';
export * from './mutation-keys.ts';
