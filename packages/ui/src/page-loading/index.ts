export * from './page-loading.view.tsx';
