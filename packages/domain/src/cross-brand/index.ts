export * from './call-to-action.ts';
export * from './continue-address.ts';
export * from './cross-brand-modal.ts';
export * from './cross-brand-toast.ts';
export * from './hand-over.ts';
export * from './handed-over.ts';
export * from './other-site.ts';
export * from './product-link.ts';
