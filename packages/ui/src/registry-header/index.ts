export * from './about-registrants.tsx';
export * from './own-registry-header.tsx';
export * from './quiet-registry.tsx';
export * from './registry-header.view.tsx';
export * from './registry-names.tsx';
export { RegistryPhoto, type RegistryPhotoProps } from './registry-photo.tsx';
export * from './sticky-header.tsx';
