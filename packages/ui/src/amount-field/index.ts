export * from './amount-field.tsx';
export * from './use-focus-requests.ts';
