export * from './add-button.ts';
export * from './add-disabled.ts';
export * from './added-layer.ts';
export * from './chosen-registry.ts';
export * from './own-counterpart.ts';
export * from './registry-managed-at.ts';
export * from './terms-dialog.ts';
export * from './waiting-sign-in.ts';
