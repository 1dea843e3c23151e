export * from './dialog.view.tsx';
export * from './led-dialog.view.tsx';
export * from './open-layers.ts';
export * from './use-kept-focus.ts';
export * from './use-layer.ts';
export * from './use-lost-focus.ts';
export * from './use-steps-back.ts';
