export * from './amount-field.ts';
export * from './cents.ts';
export * from './share-out.ts';
