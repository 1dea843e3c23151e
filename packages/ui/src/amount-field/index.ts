export * from './suggested-amounts.tsx';
export * from './use-focus-requests.ts';
