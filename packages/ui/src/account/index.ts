export * from './account-page.stream.ts';
export * from './account-page.view.tsx';
export * from './confirm-email.stream.ts';
export * from './confirm-email.view.tsx';
