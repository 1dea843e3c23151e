export * from './deed.ts';
export * from './deed-keys.ts';
export * from './deed-memory.ts';
export * from './deeds.ts';
