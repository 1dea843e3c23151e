export * from './registry-created.ts';
