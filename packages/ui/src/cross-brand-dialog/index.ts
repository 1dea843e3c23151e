export * from './continue-form.view.tsx';
export * from './cross-brand-dialog.view.tsx';
export * from './cross-brand-prompt.ts';
