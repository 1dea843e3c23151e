export * from './dialog.view.tsx';
export * from './led-dialog.view.tsx';
export * from './use-escape.ts';
export * from './use-lost-focus.ts';
