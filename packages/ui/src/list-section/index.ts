export * from './list-section.view.tsx';
