export * from './deed.ts';
export * from './deed-keys.ts';
export * from './deeds.ts';
