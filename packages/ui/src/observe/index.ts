export * from './use-live.ts';
