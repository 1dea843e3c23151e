export * from './suggested-amounts.tsx';
export * from './use-second-look.ts';
