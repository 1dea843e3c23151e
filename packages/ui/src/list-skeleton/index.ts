export * from './list-skeleton.view.tsx';
