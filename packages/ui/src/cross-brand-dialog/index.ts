export * from './cross-brand-dialog.view.tsx';
