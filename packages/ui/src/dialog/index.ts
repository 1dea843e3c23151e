export * from './dialog.view.tsx';
