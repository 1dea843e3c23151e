export * from './patiently.ts';
