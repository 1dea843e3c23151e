export * from './amount-field.ts';
export * from './cents.ts';
