export * from './notice.view.tsx';
