export * from './confirm-account.view.tsx';
export * from './new-account.stream.ts';
export * from './new-account.view.tsx';
