export * from './add-one.ts';
