export * from './add-one.ts';
export * from './asked-thing.ts';
export * from './put-one.ts';
