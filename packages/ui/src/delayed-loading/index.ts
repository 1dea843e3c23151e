export * from './delayed-loading.ts';
