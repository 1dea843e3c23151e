export * from './account-page.stream.ts';
export * from './account-page.view.tsx';
