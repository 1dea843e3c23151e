export * from './contribution-amount.ts';
export * from './contribution-suggestions.ts';
