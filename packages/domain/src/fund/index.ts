export * from './contribution-amount.ts';
