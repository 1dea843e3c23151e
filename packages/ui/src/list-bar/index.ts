export * from './list-bar.view.tsx';
