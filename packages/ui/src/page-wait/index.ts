export * from './page-wait.view.tsx';
