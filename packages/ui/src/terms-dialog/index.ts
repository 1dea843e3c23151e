export * from './asking-terms.ts';
export * from './terms-dialog.view.tsx';
