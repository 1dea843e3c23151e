export * from './table-tax.ts';
export * from './tax-sum.ts';
