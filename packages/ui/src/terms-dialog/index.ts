export * from './terms-dialog.ts';
export * from './terms-dialog.view.tsx';
