export * from './contribution-amount.ts';
export * from './contribution-suggestions.ts';
export * from './remaining-range.ts';
