export * from './table-tax.ts';
export * from './tax-rates.ts';
