export * from './table-tax.ts';
