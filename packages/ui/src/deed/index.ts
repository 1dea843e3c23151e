export * from './answer-told.ts';
export * from './deed.ts';
export * from './deed-keys.ts';
export * from './deed-memory.ts';
export * from './deeds.ts';
export * from './sent-or-found.ts';
