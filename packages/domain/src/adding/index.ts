export * from './add-button.ts';
export * from './added-layer.ts';
export * from './chosen-registry.ts';
export * from './terms-dialog.ts';
