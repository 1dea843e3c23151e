export * from './continue-form.view.tsx';
export * from './cross-brand-asking.ts';
export * from './cross-brand-dialog.view.tsx';
