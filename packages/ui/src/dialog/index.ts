export * from './dialog.view.tsx';
export * from './focus.ts';
export * from './media-dialog.view.tsx';
export * from './open-layers.ts';
export * from './popup-text.tsx';
export * from './use-layer.ts';
