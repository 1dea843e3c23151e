export * from './earlier-answer.ts';
export * from './mutation.ts';
export * from './mutation-keys.ts';
export * from './mutation-memory.ts';
export * from './mutations.ts';
export * from './send-or-find.ts';
