export * from './dialog.view.tsx';
export * from './focus-in-sight.ts';
export * from './led-dialog.view.tsx';
export * from './open-layers.ts';
export * from './use-layer.ts';
